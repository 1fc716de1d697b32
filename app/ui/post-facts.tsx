import { postCategories, type PostCategory } from "../../domain/posts/post-categories.ts";
import { indianDate, longIndianDate } from "../../domain/shared/clock.ts";

/** The line above a post's title: its category, and its date once it is published. */
export function PostFacts(post: { category: PostCategory; publishedAt: string | null }) {
  return (
    <p className="cluster">
      <span className="badge">{postCategories[post.category]}</span>
      {post.publishedAt !== null && (
        <time className="quiet" dateTime={indianDate(post.publishedAt)}>
          {longIndianDate(post.publishedAt)}
        </time>
      )}
    </p>
  );
}
