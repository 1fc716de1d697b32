/** Whether an `If-None-Match` header names this tag. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim() === etag);
}
