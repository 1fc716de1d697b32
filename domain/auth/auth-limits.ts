const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const accessTokenSeconds = 15 * 60;

export const spentTokenToleranceMs = 10_000;

export const idleSessionMs = 14 * day;

export const longestSessionMs = 30 * day;

/** After its last use: longer than it can be refreshed. */
export const sessionRecordMs = 30 * day;

/** For changing how one signs in, after showing a password, a code or a mailed link. */
export const freshProofSeconds = 10 * 60;

export const challengeSeconds = 5 * 60;

export const recoverySeconds = 60 * 60;

export const invitationDays = 7;

export const invitationRecordMs = 30 * day;

export const minimumPasswordLength = 10;
export const maximumPasswordLength = 1024;

/** Of an account's own entries as JSON, in characters: each access token carries them, within Node's 16 kB of headers. */
export const maximumMetadataLength = 4_096;

export const failureLimit = 10;
export const failureWindowMs = 15 * minute;

/** A code has a million values and three of them are right: it gets fewer tries. */
export const codeFailureLimit = 5;

export const recoveryMailLimit = { account: 3, network: 10 };
