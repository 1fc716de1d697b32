import type { MetaDescriptor } from "react-router";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import type { PublishedPage } from "../../domain/posts/publishing/published-pages.ts";
import { PostFacts, TagList } from "./post-parts.tsx";

/** Addresses of the parts of a list before and after this one. */
type Neighbours = { readonly newer: string | null; readonly older: string | null };

/** The address of the part of a list that begins after this post; of its first part for an empty slug. */
export function listAddress(path: string, after: string): string {
  return after === "" ? path : `${path}?after=${after}`;
}

export function neighboursOf(
  path: string,
  { olderAfter, newerAfter }: Pick<PublishedPage, "olderAfter" | "newerAfter">,
): Neighbours {
  return {
    newer: newerAfter === null ? null : listAddress(path, newerAfter),
    older: olderAfter === null ? null : listAddress(path, olderAfter),
  };
}

/** What the head of a list says of the parts before and after it. */
export function neighbourLinks({ newer, older }: Neighbours): readonly MetaDescriptor[] {
  return [...linkTo("prev", newer), ...linkTo("next", older)];
}

function linkTo(rel: "prev" | "next", href: string | null) {
  return href === null ? [] : [{ tagName: "link", rel, href } as const];
}

export function ListPages({ newer, older }: Neighbours) {
  if (newer === null && older === null) return null;
  return (
    <nav className="cluster" aria-label="More posts">
      {newer !== null && (
        <a className="button button-quiet" href={newer} rel="prev">
          Newer posts
        </a>
      )}
      {older !== null && (
        <a className="button button-quiet" href={older} rel="next">
          Older posts
        </a>
      )}
    </nav>
  );
}

export function PostGrid({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="grid post-grid">
      {posts.map((post) => (
        <PostCard key={post.id} post={post} />
      ))}
    </ul>
  );
}

/** Most tags that a card shows. */
const cardTags = 3;

/** One post in a list. */
function PostCard({ post }: { post: PostSummary }) {
  const titleId = post.slug;
  return (
    <li className="card post-card">
      <PostFacts category={post.category} publishedAt={post.published_at} />
      <h2 className="clamp-2" id={titleId}>
        {post.title}
      </h2>
      <p className="clamp-3">{post.hero_summary}</p>
      <TagList tags={post.tags.slice(0, cardTags)} linked />
      <a className="button button-quiet" href={postAddress(post)} aria-describedby={titleId}>
        Read Article
      </a>
    </li>
  );
}

type FollowProps = {
  /** What is followed, as a part of a sentence. */
  what: string;
  files: Readonly<Record<"rss" | "json", { readonly path: string; readonly name: string }>>;
};

/** Where a feed reader finds the list. */
export function FollowByFeed({ what, files: { rss, json } }: FollowProps) {
  return (
    <p className="quiet">
      Follow {what} in a feed reader: <a href={rss.path}>{rss.name}</a> or{" "}
      <a href={json.path}>{json.name}</a>.
    </p>
  );
}
