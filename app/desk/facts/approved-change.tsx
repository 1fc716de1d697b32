import type { Approved } from "./approval-form.tsx";
import { PostsToRead } from "./places.tsx";
import { FromWhenWords } from "./statement-summary.tsx";

type ApprovedChangeProps = {
  approved: Approved;
  /** It takes effect at a later instant. */
  isLater: boolean;
  undo: () => void;
};

/** What came of an approval: from when readers see it, where, and the way back. */
export function ApprovedChange({ approved, isLater, undo }: ApprovedChangeProps) {
  const { validFrom, places, posts, statements } = approved;
  const pages = new Map(places.map(({ path, title }) => [path, title]));
  const isTold = statements.some(({ isMinor }) => !isMinor);
  return (
    <section className="card fact-approved" aria-labelledby="approved-title">
      <h2 id="approved-title" tabIndex={-1}>
        {isLater ? "Approved for later" : "Readers see it now"}
      </h2>
      <p>
        {isLater ? (
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
        {isTold && !isLater && (
          <a className="button button-quiet" href="/changes">
            The page of changes
          </a>
        )}
        <button className="button button-quiet" type="button" onClick={undo}>
          Undo this change
        </button>
        <a className="button button-quiet" href="/admin/facts">
          All facts
        </a>
      </div>
    </section>
  );
}
