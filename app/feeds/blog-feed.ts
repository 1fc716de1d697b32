import { catalogueEntry } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { postCategories } from "../../domain/posts/post.ts";
import type { Site } from "../site-context.ts";
import { feedFiles } from "./feed-links.ts";

/** The newest posts as both feeds tell of them; addresses are absolute. */
export type BlogFeed = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly author: { readonly name: string; readonly address: string };
  readonly address: string;
  readonly ownAddresses: { readonly rss: string; readonly json: string };
  readonly entries: readonly FeedEntry[];
};

export type FeedEntry = {
  /** Stays the same wherever the site moves. */
  readonly id: string;
  readonly address: string;
  readonly title: string;
  /** Plain text. The article itself stays on the site, beside its sources and notes. */
  readonly summary: string;
  readonly publishedAt: Date;
  /** Its category's label first. */
  readonly tags: readonly string[];
};

export async function blogFeed({ services, url, provider }: Site): Promise<BlogFeed> {
  const { path, title, description } = catalogueEntry("/blog");
  const posts = await services.posts.published();
  return {
    title,
    description,
    language: "en-IN",
    author: { name: provider.name, address: url },
    address: url + path,
    ownAddresses: { rss: url + feedFiles.rss.path, json: url + feedFiles.json.path },
    entries: posts.map((post) => ({
      id: `urn:uuid:${post.id}`,
      address: url + postAddress(post),
      title: post.title,
      summary: post.hero_summary,
      publishedAt: new Date(post.published_at),
      tags: [postCategories[post.category], ...post.tags],
    })),
  };
}
