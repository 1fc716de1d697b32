/** Desk and review: pages for whoever holds a session or a link. */
const privatePages = ["/admin", "/blog/preview", "/blog/edit", "/blog/approve"] as const;

/** Those and the calls: never kept, prerendered or crawled. */
export const privatePaths = [...privatePages, "/auth", "/functions"] as const;

/** Whether this path, or one below it, is private; in any case of letters, as the router finds pages. */
export const isPrivatePath = (path: string) => isWithin(privatePaths, path);

/** The same for pages alone: calls say themselves how they may be kept. */
export const isPrivatePage = (path: string) => isWithin(privatePages, path);

function isWithin(starts: readonly string[], path: string): boolean {
  const plain = path.toLowerCase();
  return starts.some(
    (start) => plain.startsWith(start) && /^(\/|\.|$)/.test(plain.slice(start.length)),
  );
}
