import type { Root } from "hast";
import { Fragment } from "react";
import type { Figure } from "../../domain/posts/text/figures-of-post.ts";
import type { SourceReference } from "../../domain/posts/post.ts";
import { PostBody } from "../ui/post-body.tsx";
import { PostSources, PostReferences, TagList } from "../ui/post-parts.tsx";

/** What a reviewer sees of a post; the loader picks it, so that nothing else reaches the browser. */
export type ReviewedPost = {
  readonly id: string;
  readonly title: string;
  readonly categoryLabel: string;
  readonly tags: readonly string[];
  readonly heroSummary: string;
  readonly tree: Root;
  readonly figures: readonly Figure[];
  readonly references: readonly SourceReference[];
  /** A model, a program from the site's records, or people of the office. */
  readonly writtenBy: "model" | "records" | "office";
  /** Numbers of the flagged items of each part above the body. */
  readonly flags: Readonly<Record<"title" | "hero_summary" | "tags", readonly number[]>>;
};

type ReviewedPostViewProps = {
  post: ReviewedPost;
  /** Level of the title: the page's own heading on the preview, below another one on the edit page. */
  titleLevel: "h1" | "h2";
};

/** The post as its readers will get it. */
export function ReviewedPostView({ post, titleLevel: Title }: ReviewedPostViewProps) {
  return (
    <article className="stack-wide desk-post">
      <header className="stack">
        <p className="cluster">
          <span className="badge">{post.categoryLabel}</span>
          {post.writtenBy !== "model" && (
            <span className="badge badge-quiet">{origins[post.writtenBy]}</span>
          )}
        </p>
        <Title id="post-title">{post.title}</Title>
        <FlagNote numbers={post.flags.title} />
        <p className="lead" id="post-hero_summary">
          {post.heroSummary}
        </p>
        <FlagNote numbers={post.flags.hero_summary} />
        <div id="post-tags">
          <TagList tags={post.tags} />
        </div>
        <FlagNote numbers={post.flags.tags} />
      </header>
      <PostBody tree={post.tree} />
      <PostSources figures={post.figures} />
      <PostReferences references={post.references} />
    </article>
  );
}

const origins = { records: "Composed without a model", office: "Written by the office" } as const;

/** Below a part of the post: the way back to what is flagged in it. */
function FlagNote({ numbers }: { numbers: readonly number[] }) {
  if (numbers.length === 0) return null;
  return (
    <p className="flag-note">
      Flagged:
      {numbers.map((number) => (
        <Fragment key={number}>
          {" "}
          <a href={`#check-${number}`}>check {number}</a>
        </Fragment>
      ))}
    </p>
  );
}
