export const postFilters = [
  "all",
  "draft",
  "regenerating",
  "scheduled",
  "published",
  "pending",
  "unread",
  "withdrawn",
  "deleted",
] as const;

export type PostFilter = (typeof postFilters)[number];
