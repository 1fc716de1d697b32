import type { Approved } from "./approval-form.tsx";
import { PostsToRead } from "./places.tsx";
import { FromWhenWords } from "./statement-summary.tsx";
import { QuietButton, QuietLink } from "../kit/button.tsx";

type ApprovedChangeProps = {
  approved: Approved;
  /** It takes effect at a later instant. */
  isLater: boolean;
  /** The edition that it is about, while readers see nothing of that. */
  unseen: string | null;
  undo: () => void;
};

/** What came of an approval: from when readers see it, where, and the way back. */
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
