export const updateLimits = { headline: 140, summary: 700, link: 500 } as const;
