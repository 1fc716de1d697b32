import type { Figure } from "../../domain/posts/article.ts";
import { postCategories, type PostCategory } from "../../domain/posts/post-categories.ts";
import type { SourceReference } from "../../domain/posts/post.ts";
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

/** A post's tags; nothing when it has none. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="cluster" aria-label="Tags">
      {tags.map((tag) => (
        <li className="badge badge-quiet" key={tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** The id of the list: a link to it opens it. */
export const figuresId = "figures";

/** Where each value of a post comes from; a value in the text leads to its entry, which then opens. */
export function PostFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <details className="disclosure figures">
      <summary>
        <h2>Where the figures come from</h2>
      </summary>
      <ol id={figuresId}>
        {figures.map(({ id, anchor, label, edition, source, checkedOn, note, page }) => (
          <li id={anchor} key={id}>
            <p>
              <a href={page}>{label}</a> <span className="quiet">({editionText(edition)})</span>
            </p>
            <RecordSource source={source} checkedOn={checkedOn} note={note} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function editionText(edition: string): string {
  return /^\d/.test(edition) ? `for ${edition}` : edition;
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
