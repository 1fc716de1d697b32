/** How long an access token is accepted after it was issued. */
export const accessTokenSeconds = 15 * 60;

/**
 * How long a spent refresh token is accepted again: two tabs of one browser refresh with the same
 * token at once, and both have to go on.
 */
export const spentTokenToleranceMs = 10_000;
