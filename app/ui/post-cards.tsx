import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import type { PageLink } from "../../content/page-catalogue.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { postCategories } from "../../content/post-categories.ts";
import { postCategorySchema, type PostSummary } from "../../domain/posts/post.ts";
import type { PostCounts } from "../../domain/posts/publishing/post-topics.ts";
import { PageTitle, Breadcrumbs } from "../sections/page-frame.tsx";
import { LinkList, PageLinks } from "./links.tsx";
import { categoryPath, DrawnCover, PostCover, stageOf } from "./post-cover.tsx";
import { PostFacts, readingTime, TagList } from "./post-parts.tsx";

type Neighbours = { readonly previous: string | null; readonly next: string | null };

/** Counted from 1; null for what is no number of a page. */
export function readPageNumber({ searchParams }: URL): number | null {
  const page = searchParams.get("page") ?? "1";
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : null;
}

export function listAddress(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}

export function neighboursOf(path: string, page: number, hasOlder: boolean): Neighbours {
  return {
    previous: page === 1 ? null : listAddress(path, page - 1),
    next: hasOlder ? listAddress(path, page + 1) : null,
  };
}

export function neighbourLinks({ previous, next }: Neighbours): readonly MetaDescriptor[] {
  return [...linkTo("prev", previous), ...linkTo("next", next)];
}

function linkTo(rel: "prev" | "next", href: string | null) {
  return href === null ? [] : [{ tagName: "link", rel, href } as const];
}

type PostGridProps = {
  posts: readonly PostSummary[];
  /** Below a heading of the page, where none of them leads. */
  isSection?: boolean;
};

export function PostGrid({ posts, isSection = false }: PostGridProps) {
  return (
    <ul className="grid post-grid">
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          isLead={index === 0 && !isSection}
          level={isSection ? "h3" : "h2"}
        />
      ))}
    </ul>
  );
}

/** Most tags that a card shows. */
const cardTags = 3;

const cardSizes = "(width >= 64rem) 24rem, (width >= 44rem) 50vw, calc(100vw - 2rem)";
const leadSizes = "(width >= 64rem) 38rem, (width >= 44rem) 60vw, calc(100vw - 2rem)";

type PostCardProps = { post: PostSummary; isLead: boolean; level: "h2" | "h3" };

/** One post in a list: its button is as large as the card, and its category and tags lie above that. */
function PostCard({ post, isLead, level: Title }: PostCardProps) {
  const titleId = post.slug;
  return (
    <li
      className={`card post-card ${isLead ? "post-lead " : ""}${stageOf(categoryPath(post.category))}`}
    >
      <PostCover post={post} sizes={isLead ? leadSizes : cardSizes} first={isLead} />
      <div>
        <PostFacts category={post.category} publishedAt={post.published_at} />
        <Title className="clamp-2" id={titleId}>
          {post.title}
        </Title>
        <p className="clamp-3">{post.hero_summary}</p>
        <TagList tags={post.tags.slice(0, cardTags)} linked />
        <p className="cluster">
          <a
            className="button button-quiet over"
            href={postAddress(post)}
            aria-describedby={titleId}
          >
            Read Article
          </a>
          <span className="quiet">{readingTime(post.reading_minutes)}</span>
        </p>
      </div>
    </li>
  );
}

type PostListProps = {
  path: string;
  title: string;
  lead: string;
  posts: readonly PostSummary[];
  counts: PostCounts;
  neighbours: Neighbours;
  /** Shown in place of posts. */
  ifEmpty: ReactNode;
};

/** The page of all posts, of a category or of a tag. */
export function PostList({ path, title, lead, posts, counts, neighbours, ifEmpty }: PostListProps) {
  return (
    <>
      <header className="stack">
        <Breadcrumbs />
        <PageTitle path={path}>{title}</PageTitle>
        <p className="lead">{lead}</p>
      </header>
      {(posts.length > 0 || path !== "/blog") && <CategoryChips counts={counts} current={path} />}
      {posts.length === 0 ? ifEmpty : <PostGrid posts={posts} />}
      <PageLinks label="More posts" names={["Newer posts", "Older posts"]} {...neighbours} />
    </>
  );
}

type CategoryChipsProps = { counts: PostCounts; current: string };

/** The categories and how many posts each has; on a phone they scroll in their line. */
function CategoryChips({ counts, current }: CategoryChipsProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chips = [
    { href: "/blog", label: "All posts", count: total },
    ...postCategorySchema.options.map((category) => ({
      href: categoryPath(category),
      label: postCategories[category],
      count: counts[category] ?? 0,
    })),
  ].filter(({ href, count }) => count > 0 || href === current);
  return (
    <nav className="chips" aria-label="Categories">
      {chips.map(({ href, label, count }) => (
        <a
          className="tab"
          href={href}
          aria-current={href === current ? "page" : undefined}
          key={href}
        >
          {label} <span className="quiet">{count}</span>
        </a>
      ))}
    </nav>
  );
}

type EmptyListProps = {
  topic: string;
  links: readonly PageLink[];
  children: ReactNode;
};

export function EmptyList({ topic, links, children }: EmptyListProps) {
  return (
    <div className="card post-card post-lead">
      <DrawnCover seed="empty" topic={topic} />
      <div>
        {children}
        <LinkList links={links} arrows />
      </div>
    </div>
  );
}
