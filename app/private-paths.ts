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

/** Public pages name the address in their `Speculation-Rules` header. */
export const speculationRulesPath = "/speculation-rules.json";

/** Links that a browser may open ahead once a reader points at them: public pages, which run no script. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          ...privatePaths.map((path) => except(`${path}*`)),
          except("/share/*"),
          // Files for programs, and what is downloaded.
          except("/*.*"),
        ],
      },
      eagerness: "moderate",
    },
  ],
} as const;

function except(pattern: string) {
  return { not: { href_matches: pattern } };
}
