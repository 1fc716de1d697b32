/** Most characters of each part: an update is read in a few seconds. */
export const updateLimits = { headline: 140, summary: 700, link: 500 } as const;
