import { postAddress } from "../../domain/posts/post-address.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { PostFacts } from "./post-facts.tsx";
import { TagList } from "./tag-list.tsx";

/** Most tags that a card shows (spec section 9). */
const cardTags = 3;

/** One post in the blog list. */
export function PostCard({ post }: { post: PostSummary }) {
  const titleId = post.slug;
  return (
    <li className="card post-card">
      <PostFacts category={post.category} publishedAt={post.published_at} />
      <h2 className="clamp-2" id={titleId}>
        {post.title}
      </h2>
      <p className="clamp-3">{post.hero_summary}</p>
      <TagList tags={post.tags.slice(0, cardTags)} />
      <a className="button button-quiet" href={postAddress(post)} aria-describedby={titleId}>
        Read Article
      </a>
    </li>
  );
}
