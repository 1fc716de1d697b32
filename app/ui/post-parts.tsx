import { Day, OutLink } from "./links.tsx";
import type { Figure } from "../../domain/posts/text/figures-of-post.ts";
import { tagTopic, topicPath } from "../../domain/posts/publishing/post-topics.ts";
import { postCategories, type PostCategory } from "../../content/post-categories.ts";
import type { SourceReference } from "../../domain/posts/post.ts";
import { indianDate, longIndianDate } from "../../domain/shared/clock.ts";
import { categoryPath, stageOf } from "./post-cover.tsx";

/** The line above a post's title: its category, which leads to the others of it, and its date once it is published. */
export function PostFacts(post: { category: PostCategory; publishedAt: string | null }) {
  const topic = categoryPath(post.category);
  return (
    <p className="cluster quiet">
      <a className={`badge ${stageOf(topic)}`} href={topic}>
        {postCategories[post.category]}
      </a>
      {post.publishedAt !== null && <Day of={indianDate(post.publishedAt)} />}
    </p>
  );
}

export function readingTime(minutes: number): string {
  return `${minutes}\u00a0min\u00a0read`;
}

type TagListProps = {
  tags: readonly string[];
  /** Each leads to the posts with it, of which there is one at least: a published one. */
  linked?: boolean;
};

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

type RecordSourceProps = {
  source: { readonly title: string; readonly url: string };
  checkedOn: string;
  note: string | null;
};

export function RecordSource({ source, checkedOn, note }: RecordSourceProps) {
  return (
    <>
      <p className="quiet">
        Source: <OutLink href={source.url}>{source.title}</OutLink>, checked on{" "}
        {longIndianDate(checkedOn)}.
      </p>
      {note !== null && <p className="quiet">{note}</p>}
    </>
  );
}

type PostReferencesProps = {
  figures: readonly Figure[];
  references: readonly SourceReference[];
};

/** 'References & Official Sources': the sources under the numbers that mark their values, then the others. */
export function PostReferences({ figures, references }: PostReferencesProps) {
  const sources = Map.groupBy(figures, ({ anchor }) => anchor);
  const marked = new Set(figures.map(({ source }) => source.url));
  const others = references.filter(({ url }) => !marked.has(url));
  if (sources.size + others.length === 0) return null;
  return (
    <section className="stack references" aria-labelledby="references">
      <h2 id="references">References &amp; Official Sources</h2>
      <ol>
        {[...sources].map(([anchor, ofSource]) => (
          <MarkedSource figures={ofSource} key={anchor} />
        ))}
        {others.map((reference) => (
          <li key={reference.url}>
            <Source {...reference} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function MarkedSource({ figures }: { figures: readonly Figure[] }) {
  const [first] = figures;
  if (first === undefined) return null;
  const checked = `checked on ${longIndianDate(first.checkedOn)}`;
  const notes = new Set(figures.flatMap(({ note }) => note?.replace(/\.$/, "") ?? []));
  const told = [checked, ...notes].join(". ");
  return (
    <li id={first.anchor}>
      <Source {...first.source} notes={notes.size === 0 ? told : `${told}.`} />
    </li>
  );
}

function Source({ title, url, notes = "" }: SourceReference & { notes?: string }) {
  return (
    <>
      <OutLink href={url}>{title}</OutLink>
      <p className="quiet">{[new URL(url).host, notes].filter(Boolean).join(", ")}</p>
    </>
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
