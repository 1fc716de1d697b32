export const draftingLimits = {
  instructions: 8_000,
  lease: 30_000,
  heartbeat: 10_000,
  poll: 1_000,
  attempts: 3,
  runsAtOnce: 4,
  answerTokens: 60_000,
  /** In seconds. */
  retryAfterLimit: 60,
  follow: 250,
} as const;
