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
  const { changedAt, checkedAt, reviewBy } = look;
  return (
    <p className="quiet">
      {madeAndChecked(look)}
      {checkedAt === null && ` ${institute} answers for it.`}
      {sources !== null && (
        <>
          {" "}
          <a href={`#${sources}`}>Its sources</a>.
        </>
      )}
      {changedAt !== null && ` Updated ${longIndianDate(changedAt)}.`}{" "}
      {checkedAt === null ? "To be looked at by" : "To be looked at again by"}{" "}
      {longIndianDate(`${reviewBy}T12:00:00+05:30`)}.
    </p>
  );
}

function madeAndChecked({ byModel, checkedAt }: LastLook): string {
  const made = byModel ? "Drafted with AI" : "Composed from this site's records, without AI";
  return checkedAt === null
    ? `${made}; checked against the records by this site's program, not yet by a person.`
    : `${made}, checked by the editorial team on ${longIndianDate(checkedAt)}.`;
}
