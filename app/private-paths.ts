/** Desk and review: pages for whoever holds a session or a link. */
const privatePages = ["/admin", "/blog/preview", "/blog/edit", "/blog/approve"] as const;

/** Those and the calls: never cached, prerendered or crawled. */
export const privatePaths = [...privatePages, "/auth", "/functions"] as const;

/**
 * True if this path is a private page or below one; in any case of letters, as the router finds pages.
 * Calls set their own caching headers.
 */
export function isPrivatePage(path: string): boolean {
  const plain = path.toLowerCase();
  return privatePages.some(
    (page) => plain.startsWith(page) && /^(\/|\.|$)/.test(plain.slice(page.length)),
  );
}
