/** How long an access token is accepted after it was issued. */
export const accessTokenSeconds = 15 * 60;

/**
 * How long a spent refresh token is accepted again: two tabs of one browser refresh with the same
 * token at once, and both have to go on.
 */
export const spentTokenToleranceMs = 10_000;

const day = 86_400_000;

/** A session that was not refreshed for so long has ended. */
export const idleSessionMs = 14 * day;

/** A session ends so long after the sign-in, however much it is used. */
export const longestSessionMs = 30 * day;

/** How long the record of a session is kept after its last use: longer than it can be refreshed. */
export const sessionRecordMs = 30 * day;

/** How long after showing a password, a code or a mailed link the person may change how they sign in. */
export const freshProofSeconds = 10 * 60;

/** How long a code may be given after it was asked for. */
export const challengeSeconds = 5 * 60;

/** How long the mailed link that resets a password works. */
export const recoverySeconds = 60 * 60;
