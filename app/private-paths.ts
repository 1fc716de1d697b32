/** Desk, review and calls: for whoever holds a session or a link; never kept, prerendered or crawled. */
export const privatePaths = [
  "/admin",
  "/auth",
  "/functions",
  "/blog/preview",
  "/blog/edit",
  "/blog/approve",
] as const;

/** Whether this path, or one below it, is private. */
export function isPrivatePath(path: string): boolean {
  return privatePaths.some(
    (start) => path.startsWith(start) && /^(\/|\.|$)/.test(path.slice(start.length)),
  );
}
