/** Views whose code the first paint does not need; each comes when it is first opened. */
export const laterViews = {
  conflict: async () => (await import('../draft/Conflict.tsx')).Conflict,
  lost: async () => (await import('../draft/LostItems.tsx')).LostItems,
  revisions: async () => (await import('../revisions/RevisionsScreen.tsx')).RevisionsScreen,
  ask: async () => (await import('../ask/AskPanel.tsx')).AskPanel,
  handoff: async () => (await import('../handoff/HandoffPlace.tsx')).HandoffPlace,
  preview: async () => (await import('../preview/PreviewPanel.tsx')).PreviewPanel,
  paste: async () => (await import('../paste/PasteScreen.tsx')).PasteScreen,
  review: async () => (await import('../masking/ReviewPanel.tsx')).ReviewPanel,
  siteWatch: async () => (await import('../watch/SiteWatch.tsx')).SiteWatch,
  turnReader: async () => (await import('../excerpts/TurnReader.tsx')).TurnReader,
  templates: async () => (await import('../templates/TemplatePicker.tsx')).TemplatePicker,
  workReceipt: async () => (await import('../draft/WorkReceipt.tsx')).WorkReceipt,
  settings: async () => (await import('../settings/SettingsScreen.tsx')).SettingsScreen,
};
