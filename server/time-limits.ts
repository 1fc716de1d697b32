/** Times of connections and of a stop, in milliseconds. */
export const timeLimits = {
  /** How long a client may take to send one request. */
  request: 30_000,
  /**
   * How long a connection may wait for its next request: longer than in the proxies in front (nginx and most
   * balancers: 60 s), so that it is they who end it, and never while they are sending.
   */
  keepAlive: 65_000,
  /**
   * How long a server that is to stop goes on taking requests while `/readyz` says that none should come, so that
   * a proxy learns of it before connections are refused. Only where other instances can take over.
   */
  leaving: 3_000,
  /** How long requests in flight may take after that (contract section 1). */
  grace: 10_000,
  /** When, in this time, what is still being written is given up, so that those who wait for it are told. */
  patienceWithRuns: 8_000,
} as const;
