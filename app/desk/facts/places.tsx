import type { approveFacts, ListedStatement } from "../../calls/facts-schema.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import { Link } from "react-router";
import type { FactPlace } from "../../../domain/facts/fact-ports.ts";
import { QuietButton, QuietLink } from "../kit/button.tsx";
import { counted } from "../phrases.ts";
import { FromWhenWords } from "./statement-summary.tsx";
import type { Trial } from "./use-change.ts";

export type Approval = AnswerOf<typeof approveFacts>;

export type Approved = Approval & {
  readonly statements: readonly [ListedStatement, ...ListedStatement[]];
  readonly places: readonly FactPlace[];
  readonly posts: Trial["posts"];
};

type PlacesProps = { places: readonly FactPlace[]; isOpen: boolean };

/** Every place where readers would see the change, as it is and as it would be. */
export function Places({ places, isOpen }: PlacesProps) {
  if (places.length === 0) return <p className="quiet">No page of this site shows a difference.</p>;
  const pages = new Set(places.map(({ path }) => path)).size;
  return (
    <details className="disclosure fact-places" open={isOpen}>
      <summary>
        {counted(places.length, "difference")} on{" "}
        {counted(pages, "page or file", "pages and files")}
      </summary>
      <ol aria-label="Places">
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
            <dl className="fact-change">
              <div>
                <dt>Before</dt>
                <dd>
                  <MarkedWords words={words} side="removed" />
                </dd>
              </div>
              <div>
                <dt>After</dt>
                <dd>
                  <MarkedWords words={words} side="added" />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </details>
  );
}

type MarkedWordsProps = { words: FactPlace["words"]; side: "added" | "removed" };

function MarkedWords({ words, side }: MarkedWordsProps) {
  return words.map(({ kind, text }, index) => {
    if (kind === "same") return <span key={index}>{text}</span>;
    return kind === side ? <mark key={index}>{text}</mark> : null;
  });
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
      <ul className="desk-audit">
        {posts.map(({ id, title, sentence }) => (
          <li key={id + sentence}>
            <p>
              <strong>{title}</strong>
            </p>
            <p>
              <q>{sentence}</q>
            </p>
            <p>
              <Link to={`/admin/posts/${id}`} target="_blank" rel="noreferrer">
                Edit<span className="visually-hidden"> {title}</span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ApprovedChangeProps = {
  approved: Approved;
  /** It takes effect at a later instant. */
  isLater: boolean;
  /** The edition that it is about, while readers see nothing of that. */
  unseen: string | null;
  undo: () => void;
};

export function ApprovedChange({ approved, isLater, unseen, undo }: ApprovedChangeProps) {
  const { validFrom, places, posts, statements } = approved;
  const pages = new Map(places.map(({ path, title }) => [path, title]));
  const isTold = statements.some(({ isMinor }) => !isMinor);
  return (
    <section className="card fact-approved" aria-labelledby="approved-title">
      <h2 id="approved-title" tabIndex={-1}>
        {isLater
          ? "Approved for later"
          : unseen === null
            ? "Readers see it now"
            : `Readers see it once ${unseen} is open`}
      </h2>
      <p>
        {unseen !== null ? (
          "It stands on the pages of that edition from their first opening on."
        ) : isLater ? (
          <>
            Readers see it <FromWhenWords validFrom={validFrom} />, without anybody doing anything.
          </>
        ) : (
          "Every page, feed and calendar entry shows the new value from its next opening on."
        )}
      </p>
      {pages.size > 0 && (
        <ul className="fact-pages" aria-label="Pages that change">
          {[...pages].map(([path, title]) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      <PostsToRead posts={posts} />
      <div className="cluster">
        {isTold && !isLater && unseen === null && (
          <QuietLink to="/changes" label="The page of changes" />
        )}
        <QuietButton label="Undo this change" run={undo} />
        <QuietLink to="/admin/facts" label="All facts" />
      </div>
    </section>
  );
}
