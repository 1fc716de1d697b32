import { setImmediate as nextTurn } from "node:timers/promises";
import type { ElementContent } from "hast";
import { markdownTree } from "../posts/text/markdown.ts";
import { postAddress } from "../posts/post-address.ts";
import type { PostService } from "../posts/post-service.ts";
import type { Post } from "../posts/post.ts";
import type { SiteUpdate } from "../updates/update.ts";
import type { LinkingText } from "./linking-texts.ts";

/** Older posts are not looked at. */
const mostPosts = 2_000;

/** Every live post and update with the addresses to which it leads. */
export async function linkingTexts(
  publishedPosts: Pick<PostService["published"], "newestAsWritten">,
  updates: readonly SiteUpdate[],
): Promise<readonly LinkingText[]> {
  const texts: LinkingText[] = updates.flatMap(({ id, headline, link }) =>
    link === null
      ? []
      : {
          title: `Update: ${headline}`,
          path: `/latest-updates#${id}`,
          deskPath: `/admin/updates?edit=${id}`,
          addresses: [link],
        },
  );
  for (const post of await publishedPosts.newestAsWritten(mostPosts)) {
    const { id, slug, title, published_at } = post;
    if (published_at === null) continue;
    const path = postAddress({ slug, published_at });
    texts.push({ title, path, deskPath: `/admin/posts/${id}`, addresses: addressesOf(post) });
    // Reading a body takes a millisecond or more; others get their turn between two.
    await nextTurn();
  }
  return texts;
}

function addressesOf({ body_markdown, source_references }: Post): readonly string[] {
  const sources = source_references.map(({ url }) => url);
  if (!body_markdown.includes("://")) return sources;
  return [...linksIn(markdownTree(body_markdown).children), ...sources];
}

function linksIn(nodes: readonly (ElementContent | { type: "doctype" })[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.type !== "element") return [];
    const { href } = node.properties;
    return [
      ...(node.tagName === "a" && typeof href === "string" ? [href] : []),
      ...linksIn(node.children),
    ];
  });
}
