import { Link } from "react-router";
import type { FactPlace } from "../../../domain/facts/fact-places.ts";
import { ChangedWords } from "../differences/changed-parts.tsx";
import { counted } from "../kit/words.tsx";
import type { Trial } from "./change-fields.ts";

export function Places({ places, isOpen }: { places: readonly FactPlace[]; isOpen: boolean }) {
  if (places.length === 0) return <p className="quiet">No page of this site shows a difference.</p>;
  const pages = new Set(places.map(({ path }) => path)).size;
  return (
    <details className="disclosure" open={isOpen}>
      <summary>
        {counted(places.length, "difference")} on{" "}
        {counted(pages, "page or file", "pages and files")}
      </summary>
      <ol className="disclosure-body" aria-label="Places">
        {places.map(({ path, title, words, times }, index) => (
          <li key={index}>
            <p>
              <a href={path} target="_blank" rel="noreferrer">
                {title}
              </a>{" "}
              <span className="quiet">
                {path}
                {times > 1 && `, ${times} times`}
              </span>
            </p>
            <ChangedWords words={words} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Posts that say the old value in words of their own, which no record changes. */
export function PostsToRead({ posts }: Pick<Trial, "posts">) {
  if (posts.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="posts-to-read">
      <h3 id="posts-to-read">Posts that say it in their own words</h3>
      <p className="quiet">
        These sentences do not follow the fact: please read and correct them once it has changed.
      </p>
      <ul className="stack">
        {posts.map(({ id, title, sentence }) => (
          <li key={id + sentence}>
            <q>{sentence}</q>
            <Link to={`/admin/posts/${id}`} target="_blank" rel="noreferrer">
              Edit “{title}”
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
