/** The desk's words for them are in `app/desk/posts/post-filter-bar.tsx`. */
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
