import { postAddress } from "../../domain/posts/post-address.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { postCategories } from "../../content/post-categories.ts";
import { readingTime } from "./post-parts.tsx";

type SharedPost = {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
};

/** Plain links that hand a post on: nothing is asked of another server before one is followed. */
export function SharePost({ title, address }: SharedPost) {
  const [text, link] = [title, address].map(encodeURIComponent);
  const ways = {
    WhatsApp: `https://wa.me/?text=${text}%20${link}`,
    Telegram: `https://t.me/share/url?url=${link}`,
    Email: `mailto:?subject=${text}&body=${link}`,
  };
  return (
    <nav className="cluster" aria-labelledby="share">
      <strong id="share">Share:</strong>
      {Object.entries(ways).map(([way, href]) => (
        <a
          className="button button-quiet"
          href={href}
          key={way}
          {...(href.startsWith("https:") && { target: "_blank", rel: "noopener" })}
        >
          {way}
        </a>
      ))}
    </nav>
  );
}

/** Posts that have most in common with the one above. */
export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <nav className="stack" aria-labelledby="related-posts">
      <h2 id="related-posts">Related Posts</h2>
      <ul className="grid related-posts">
        {posts.map((post) => (
          <li key={post.id}>
            <a className="card" href={postAddress(post)}>
              <strong>{post.title}</strong>
              <span className="quiet">
                {postCategories[post.category]} · {readingTime(post.reading_minutes)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
