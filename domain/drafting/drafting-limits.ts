/** Every bound of the drafting room. Times are in milliseconds unless the name says otherwise. */
export const draftingLimits = {
  /** Characters of a prompt or of corrections. */
  instructions: 8_000,
  /** How long a run belongs to the instance that works on it, unless it says that it still does. */
  lease: 30_000,
  heartbeat: 10_000,
  poll: 1_000,
  /** How often a run is begun before it counts as failed; crashes and an unreachable database begin it again. */
  attempts: 3,
  /** Stored runs that one instance works on at the same time. */
  runsAtOnce: 4,
  /** How long a run waits under which a process died, and one under which two did. */
  waitAfterDeath: 3_000,
  waitAfterDeaths: 60_000,
  /** What one answer is taken to use at most, prompt and evidence included (see `articleTokens`). */
  answerTokens: 60_000,
  /** How long a run waits when those under way may use what is left of the day's tokens. */
  tokenWait: 60_000,
  /** How long after its success a run still answers an identical request. */
  sameRequest: 30_000,
  /** How often a run is looked at by those who wait for it and do not work on it. */
  follow: 250,
  /** Published posts, newest first, in which a writer may look for what the site already says. */
  evidencePosts: 60,
} as const;
