import { holdsInEveryEdition, isKnown } from "../../content/facts/index.ts";
import { officialSites } from "../../content/official-sites.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { citedFacts } from "../../content/cited-facts.ts";
import { useFacts } from "../facts-context.ts";

/** Near the top of a page with values of an earlier edition: whose they are, and that its own are not known. */
export function CarriedNote({ of: contents }: { of: unknown }) {
  const citedRecords = citedFacts(contents, useFacts());
  const carriedValues = citedRecords.flatMap((record) =>
    record.carried?.isShown ? record.carried : [],
  );
  const [first] = carriedValues;
  if (first === undefined) return null;
  const ownYear = citedRecords.filter((record) => !holdsInEveryEdition(record));
  const isAll = !ownYear.some(isKnown);
  const [since = first.checkedOn] = carriedValues.map(({ checkedOn }) => checkedOn).sort();
  const marks = [...new Set(carriedValues.map(({ from }) => `(${from})`))].sort().join(" or ");
  const { address } = officialSites.jeeMain;
  return (
    <p className="caveat" role="note">
      <strong>Note:</strong> Values marked {marks} are last cycle&apos;s
      {isAll ? ", and so are the steps and rules around them. " : ". "}
      We have no {first.into} notice {isAll ? "" : "of them "}on record (our records end on{" "}
      {longIndianDate(since)}). Official site:{" "}
      <a className="host" href={address} target="_blank" rel="noopener">
        {new URL(address).host}
      </a>
      .
    </p>
  );
}
