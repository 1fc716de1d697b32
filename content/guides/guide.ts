/** Those whose fees, seats and cutoffs differ. */
export const guideGroups = ["girl", "general", "obc", "ews", "sc", "st", "pwd"] as const;

/** Whom a variant of a guide is for, or what it is about: what a prompt has to name. */
export const guideAudiences = [
  "dropper",
  "class 11",
  "class 12",
  "parent",
  ...guideGroups,
  "kerala",
  "b.arch",
  "b.planning",
  "physics",
  "chemistry",
  "mathematics",
  "a year left",
  "six months left",
  "three months left",
  "one month left",
  "last week",
] as const;

export type GuideAudience = (typeof guideAudiences)[number];
