/** How long an access token is accepted after it was issued. */
export const accessTokenSeconds = 15 * 60;

/**
 * How long a spent refresh token is accepted again: two tabs of one browser refresh with the same
 * token at once, and both have to go on.
 */
export const spentTokenToleranceMs = 10_000;

/** How long after showing a password, a code or a mailed link the person may change how they sign in. */
export const freshProofSeconds = 10 * 60;

/** How long a code may be given after it was asked for. */
export const challengeSeconds = 5 * 60;

/** How long the mailed link that resets a password works. */
export const recoverySeconds = 60 * 60;
