import type { LastLook } from "../../domain/posts/last-look.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";

type PostStandingProps = {
  look: LastLook;
  /** Who answers for the post. */
  institute: string;
  /** Where its sources are listed, as an id of the page; null when it has none. */
  sources: string | null;
};

/** How a post was made, who has checked it and when it is looked at again: true for each post, not the same for all. */
export function PostStanding({ look, institute, sources }: PostStandingProps) {
  // Whole texts: what stands apart is sent with a mark between its parts.
  return (
    <p className="quiet">
      {`${making(look, institute)} `}
      {sources !== null && <a href={`#${sources}`}>Its sources</a>}
      {`${sources === null ? "" : ". "}${days(look)}`}
    </p>
  );
}

function making({ byModel, checkedAt }: LastLook, institute: string): string {
  const made = byModel ? "Drafted with AI" : "Composed from this site's records, without AI";
  return checkedAt === null
    ? `${made}; checked against the records by this site's program, not yet by a person. ${institute} answers for it.`
    : `${made}, checked by the editorial team on ${longIndianDate(checkedAt)}.`;
}

function days({ checkedAt, changedAt, reviewBy }: LastLook): string {
  const updated = changedAt === null ? "" : `Updated ${longIndianDate(changedAt)}. `;
  const next = checkedAt === null ? "To be looked at by" : "To be looked at again by";
  return `${updated}${next} ${longIndianDate(reviewBy)}.`;
}
