/** `draft`: only the office sees it; `ended`: readers do not see it any more, the office keeps it. */
export const updateStates = ["draft", "published", "ended"] as const;

export type UpdateState = (typeof updateStates)[number];

export const updateLimits = { headline: 140, summary: 700, link: 500 } as const;
