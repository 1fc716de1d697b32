import { Fragment } from "react";
import type { Figure } from "../../domain/posts/text/figures-of-post.ts";
import { tagTopic, topicPath } from "../../domain/posts/publishing/post-topics.ts";
import { postCategories, type PostCategory } from "../../content/post-categories.ts";
import type { SourceReference } from "../../domain/posts/post.ts";
import { indianDate, longIndianDate } from "../../domain/shared/clock.ts";

/** The line above a post's title: its category, which leads to the others of it, and its date once it is published. */
export function PostFacts(post: { category: PostCategory; publishedAt: string | null }) {
  return (
    <p className="cluster">
      <a className="badge" href={topicPath({ kind: "category", category: post.category })}>
        {postCategories[post.category]}
      </a>
      {post.publishedAt !== null && (
        <time className="quiet" dateTime={indianDate(post.publishedAt)}>
          {longIndianDate(post.publishedAt)}
        </time>
      )}
    </p>
  );
}

type TagListProps = {
  tags: readonly string[];
  /** Each leads to the posts with it, of which there is one at least: a published one. */
  linked?: boolean;
};

/** A post's tags; nothing when it has none. */
export function TagList({ tags, linked = false }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="cluster" aria-label="Tags">
      {tags.map((tag) => (
        <li className={linked ? undefined : "badge badge-quiet"} key={tag}>
          {linked ? (
            <a className="badge badge-quiet" href={topicPath(tagTopic(tag))}>
              {tag}
            </a>
          ) : (
            tag
          )}
        </li>
      ))}
    </ul>
  );
}

/** The id of what the fold of sources holds: a link to it opens it. */
export const sourcesId = "sources";

/** Lists each source of a post once, under the letter that marks its values. */
export function PostSources({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <details className="disclosure sources">
      <summary>
        <h2>Where the figures come from</h2>
      </summary>
      <div id={sourcesId}>
        <ol type="a">
          {bySource(figures).map((ofSource) => (
            <SourceOfFigures key={ofSource[0].anchor} figures={ofSource} />
          ))}
        </ol>
      </div>
    </details>
  );
}

type FiguresOfSource = readonly [Figure, ...Figure[]];

function SourceOfFigures({ figures }: { figures: FiguresOfSource }) {
  const [{ anchor, source, checkedOn }] = figures;
  const notes = [...new Set(figures.flatMap(({ note }) => note ?? []))];
  return (
    <li id={anchor}>
      <p>
        <a href={source.url} target="_blank" rel="noopener">
          {source.title}
        </a>
        , checked on {longIndianDate(checkedOn)}
      </p>
      <p className="quiet">
        {figuresText(figures)}. On this site:{" "}
        {[...new Set(figures.map(({ page }) => page))].map((page, index) => (
          <Fragment key={page}>
            {index > 0 && ", "}
            <a href={page}>{pathLabel(page)}</a>
          </Fragment>
        ))}
        {`. ${notes.join(" ")}`}
      </p>
    </li>
  );
}

function bySource(figures: readonly Figure[]): readonly FiguresOfSource[] {
  const sources = new Map<string, [Figure, ...Figure[]]>();
  for (const figure of figures) {
    const knownSource = sources.get(figure.anchor);
    if (knownSource === undefined) sources.set(figure.anchor, [figure]);
    else knownSource.push(figure);
  }
  return [...sources.values()];
}

/** What a source is named for: the records of each year together. */
function figuresText(figures: FiguresOfSource): string {
  const editions = Map.groupBy(figures, ({ edition }) => edition);
  return [...editions]
    .map(([edition, ofEdition]) => `${ofEdition.map(({ label }) => label).join("; ")} (${edition})`)
    .join("; ");
}

type RecordSourceProps = {
  source: { readonly title: string; readonly url: string };
  /** ISO day. */
  checkedOn: string;
  note: string | null;
};

/** Where a record can be looked up, when it was compared with that, and what is to be known of it. */
export function RecordSource({ source, checkedOn, note }: RecordSourceProps) {
  return (
    <>
      <p className="quiet">
        Source:{" "}
        <a href={source.url} target="_blank" rel="noopener">
          {source.title}
        </a>
        , checked on {longIndianDate(checkedOn)}.
      </p>
      {note !== null && <p className="quiet">{note}</p>}
    </>
  );
}

/** The id of the list's heading. */
export const referencesId = "references";

/** 'References & Official Sources': where a post's figures can be checked. */
export function PostReferences({ references }: { references: readonly SourceReference[] }) {
  if (references.length === 0) return null;
  return (
    <section className="stack" aria-labelledby={referencesId}>
      <h2 id={referencesId}>References &amp; Official Sources</h2>
      <ol className="references">
        {references.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {title}
            </a>
            <span className="quiet"> {new URL(url).host}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const shortNames: Readonly<Record<string, string>> = {
  faq: "FAQ",
  jee: "JEE",
  nit: "NIT",
  iit: "IIT",
};

/** The words for a link to one of our own paths: `/exam-pattern` gives `Exam Pattern`. */
export function pathLabel(path: string): string {
  const page = path.split("/").findLast((part) => part !== "");
  if (page === undefined) return "Home";
  return page
    .split("-")
    .map((word) => shortNames[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
