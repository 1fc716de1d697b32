/** The address of a review page of one post, with the token that opens it. */
export function reviewAddress(page: "preview" | "edit", postId: string, token: string): string {
  return `/blog/${page}/${encodeURIComponent(postId)}?${new URLSearchParams({ token }).toString()}`;
}
