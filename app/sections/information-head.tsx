import type { InformationPage } from "../../content/pages/section.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { useSurroundings } from "../surroundings.ts";
import { KeyFacts } from "../ui/key-facts.tsx";
import { Phrase, plainWords } from "../words.tsx";
import { Notes } from "./notes.tsx";
import { PageDays } from "./page-days.tsx";

type InformationHeadProps = {
  page: InformationPage;
  /** Since when the page's facts are known to be right; undefined on a page without any. */
  checkedOn: string | undefined;
};

/** The page's name, what it answers, and the answer's figures. */
export function InformationHead({ page, checkedOn }: InformationHeadProps) {
  const { provider, today } = useSurroundings();
  return (
    <>
      <h1>{page.heading}</h1>
      <p className="lead">
        <Phrase words={page.lead} />
      </p>
      <PageDays
        lastUpdated={page.showsLastUpdated === true ? today : undefined}
        checkedOn={checkedOn}
      />
      {page.keyFacts.length > 0 && (
        <KeyFacts
          title="Key facts"
          facts={page.keyFacts.map(({ label, value }) => ({
            label,
            value: plainWords(value, provider),
          }))}
          source={
            checkedOn &&
            `Checked on ${longIndianDate(checkedOn)}. The official notice always prevails.`
          }
        />
      )}
      <Notes of={page.keyFacts} />
    </>
  );
}
