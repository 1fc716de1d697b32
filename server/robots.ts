/** Where crawlers have nothing to look for: links of reviewers, the desk, calls. */
const closedToCrawlers = [
  "/admin",
  "/blog/preview",
  "/blog/edit",
  "/blog/approve",
  "/functions",
  "/auth",
];

/** The file of RFC 9309 for the site at this origin. */
export function robotsText(siteUrl: string): string {
  return [
    "User-agent: *",
    ...closedToCrawlers.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
