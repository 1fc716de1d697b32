import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FactPlace } from "../../../domain/facts/fact-places.ts";
import { counted } from "../phrases.ts";
import type { Trial } from "./change-fields.ts";

type PlacesProps = { places: readonly FactPlace[]; isOpen: boolean };

/** Every place where readers would see the change, as it is and as it would be. */
export function Places({ places, isOpen }: PlacesProps) {
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
            <BeforeAfter
              before={<Marked words={words} side="removed" />}
              after={<Marked words={words} side="added" />}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}

type MarkedProps = { words: FactPlace["words"]; side: "added" | "removed" };

function Marked({ words, side }: MarkedProps) {
  return words.map(({ kind, text }, index) => {
    if (kind === "same") return <span key={index}>{text}</span>;
    return kind === side ? <mark key={index}>{text}</mark> : null;
  });
}

export function BeforeAfter({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <Group component="dl" grow align="start">
      <div>
        <dt className="eyebrow">Before</dt>
        <dd>{before}</dd>
      </div>
      <div>
        <dt className="eyebrow">After</dt>
        <dd>{after}</dd>
      </div>
    </Group>
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

export function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
