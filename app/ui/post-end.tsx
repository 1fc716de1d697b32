import { postAddress } from "../../domain/posts/post-address.ts";
import type { PostSummary } from "../../domain/posts/post.ts";
import { categoryPath, PostCover, stageOf } from "./post-cover.tsx";
import { PostFacts, readingTime } from "./post-parts.tsx";

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

export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <nav className="stack" aria-labelledby="related-posts">
      <h2 id="related-posts">Related Posts</h2>
      <ul className="grid related-posts">
        {posts.map((post) => (
          <li className={`card post-card ${stageOf(categoryPath(post.category))}`} key={post.id}>
            <PostCover post={post} sizes="(width >= 40rem) 15rem, calc(100vw - 2rem)" />
            <div>
              <PostFacts category={post.category} publishedAt={null} />
              <h3>
                <a className="over" href={postAddress(post)}>
                  {post.title}
                </a>
              </h3>
              <p className="quiet">{readingTime(post.reading_minutes)}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
