/** Changes whenever the same evidence would give another article. */
export const offlinePromptVersion = "offline-2";
