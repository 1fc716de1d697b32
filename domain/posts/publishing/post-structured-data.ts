import type { Correction } from "../revisions/correction.ts";
import { postAddress } from "../post-address.ts";
import type { PostContent } from "../post.ts";

export type PublishingSite = { readonly url: string; readonly name: string };

/** The post as https://schema.org/BlogPosting, stored in `schema_jsonld`. A draft has no address yet. */
export function blogPostingData(
  content: PostContent,
  site: PublishingSite,
  { publishedAt, modifiedAt }: { publishedAt: string | null; modifiedAt: string },
  corrections: readonly Correction[] = [],
): Record<string, unknown> {
  const { slug, author, hero_image_url: image } = content;
  const institute = { "@type": "Organization", name: site.name, url: site.url };
  const data: Record<string, unknown> = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: content.title,
    description: content.meta_description,
    inLanguage: "en-IN",
    keywords: content.tags.join(", "),
    dateModified: modifiedAt,
    author: author === null ? institute : { "@type": "Person", name: author },
    publisher: institute,
  };
  if (image !== null) data["image"] = new URL(image, site.url).href;
  if (publishedAt !== null) {
    data["datePublished"] = publishedAt;
    const address = site.url + postAddress({ slug, published_at: publishedAt });
    data["mainEntityOfPage"] = { "@type": "WebPage", "@id": address };
  }
  if (corrections.length > 0)
    data["correction"] = corrections.map(({ text, published_at }) => ({
      "@type": "CorrectionComment",
      text,
      datePublished: published_at,
    }));
  return data;
}
