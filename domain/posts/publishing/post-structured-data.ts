import type { Correction } from "../revisions/correction.ts";
import { printedCorrections } from "../revisions/correction-list.ts";
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
  const institute = { "@type": "Organization", name: site.name, url: site.url };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: content.title,
    description: content.meta_description,
    inLanguage: "en-IN",
    keywords: content.tags.join(", "),
    dateModified: modifiedAt,
    author: content.author === null ? institute : { "@type": "Person", name: content.author },
    publisher: institute,
    ...(content.hero_image_url !== null && {
      image: new URL(content.hero_image_url, site.url).href,
    }),
    ...(publishedAt !== null && {
      datePublished: publishedAt,
      mainEntityOfPage: {
        "@type": "WebPage",
        "@id": site.url + postAddress({ slug: content.slug, published_at: publishedAt }),
      },
    }),
    ...correctionData(corrections),
  };
}

export function correctionData(corrections: readonly Correction[]): Record<string, unknown> {
  if (corrections.length === 0) return {};
  return {
    correction: printedCorrections(corrections).map(({ text, published_at }) => ({
      "@type": "CorrectionComment",
      text,
      datePublished: published_at,
    })),
  };
}
