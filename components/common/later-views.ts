/** Views whose code the first paint does not need; each comes when it is first opened. */
export const laterViews = {
  ask: async () => (await import('../ask/AskPanel.tsx')).AskPanel,
  packetText: async () => (await import('./PacketText.tsx')).PacketText,
  paste: async () => (await import('../paste/PasteScreen.tsx')).PasteScreen,
  restoreValues: async () => (await import('../masking/RestoreValues.tsx')).RestoreValues,
  review: async () => (await import('../masking/ReviewPanel.tsx')).ReviewPanel,
  settings: async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen,
};
