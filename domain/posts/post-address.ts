import { indianDate } from "../shared/clock.ts";

/** The path of a published post, `/blog/{year}/{two-digit month}/{slug}`; the month is India's. */
export function postAddress(post: { slug: string; published_at: string }): string {
  const [year = "", month = ""] = indianDate(post.published_at).split("-");
  return `/blog/${year}/${month}/${post.slug}`;
}
