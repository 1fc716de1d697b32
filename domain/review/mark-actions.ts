/** How a person settles a mark; without anything else, because browsers load it. */
export const markActions = ["correct", "edit", "delete", "keep"] as const;

export type MarkAction = (typeof markActions)[number];
