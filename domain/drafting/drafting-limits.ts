export const draftingLimits = {
  instructions: 8_000,
  lease: 30_000,
  heartbeat: 10_000,
  poll: 1_000,
  attempts: 3,
  runsAtOnce: 4,
  answerTokens: 60_000,
  sameRequest: 30_000,
  follow: 250,
  /** Published posts, newest first, in which a writer may look for what the site already says. */
  evidencePosts: 60,
} as const;
