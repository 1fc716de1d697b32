import { indianDate } from "../shared/clock.ts";

/** The path of a published post, `/blog/{year}/{two-digit month}/{slug}`; the month is India's. */
export function postAddress(post: { slug: string; published_at: string }): string {
  const [year = "", month = ""] = indianDate(post.published_at).split("-");
  return `/blog/${year}/${month}/${post.slug}`;
}

const longestSlug = 80;
export const untitledSlug = "post";

/** Words of a-z and 0-9 joined by single hyphens, never empty. Letters lose accents; other scripts are left out. */
export function slugFromTitle(title: string): string {
  const words = title
    .normalize("NFKD")
    .replaceAll(/\p{Mark}|['’]/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const slug = words.reduce((taken, word) => {
    const longer = taken === "" ? word : `${taken}-${word}`;
    return longer.length <= longestSlug ? longer : taken;
  }, "");
  return slug || words[0]?.slice(0, longestSlug) || untitledSlug;
}

export function numberedSlug(slug: string, attempt: number): string {
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}
