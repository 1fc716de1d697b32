const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long an access token is accepted after it was issued. */
export const accessTokenSeconds = 15 * 60;

/** How long a spent refresh token is accepted again. */
export const spentTokenToleranceMs = 10_000;

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

/** How many days the link of an invitation works. */
export const invitationDays = 7;

/** How long the record of an invitation is kept after its time. */
export const invitationRecordMs = 30 * day;

export const minimumPasswordLength = 10;
export const maximumPasswordLength = 1024;

/** Of an account's own entries as JSON, in characters: each access token carries them, within Node's 16 kB of headers. */
export const maximumMetadataLength = 4_096;

/** So many failures within the window, for one account or one address. */
export const failureLimit = 10;
export const failureWindowMs = 15 * minute;

/** A code has a million values and three of them are right: it gets fewer tries. */
export const codeFailureLimit = 5;

/** So many mails that reset a password within the window. */
export const recoveryMailLimit = { account: 3, network: 10 };

/** How many second factors an account may have: one app, and perhaps one on another device. */
export const maximumFactors = 10;
