/** Brings the draft view, which the first paint does not need: the chat is still being read then. */
export const loadDraftScreen = async () => (await import('./DraftScreen.tsx')).DraftScreen;
