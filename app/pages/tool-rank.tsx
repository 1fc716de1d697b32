import { official, pageLink, say } from "../../content/word-tokens.ts";
import { factsContext, useFacts } from "../facts-context.ts";
import { CutoffYears } from "../sections/cutoff-years.tsx";
import { PageFrame, PageHead } from "../sections/page-frame.tsx";
import { RankEstimateAnswer } from "../sections/rank-answer.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { limitsOf, ToolColumns, UsedFacts } from "../sections/tool-answer.tsx";
import { SelectField, TextField, ToolForm } from "../sections/tool-form.tsx";
import { afterRank } from "../tools/next-tools.ts";
import { candidatesIn, candidatesRecord, knownYears, rankRecords } from "../tools/rank.ts";
import { readRank } from "../tools/read-rank.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import { Phrase } from "../marked-words.tsx";
import type { Route } from "./+types/tool-rank.ts";

const path = "/tools/rank";
const description =
  "Turn a percentile into a range of ranks, with the method and the year it rests on.";

const why = say`A percentile compares you with the others of your shift, and every shift has its own paper: the same marks were worth different percentiles in two shifts of one day. NTA publishes no table from marks to percentiles. The tables in circulation are compiled from what some candidates reported, and give one number where the truth is a wide range.`;

const whatToDo = [
  say`Count your marks with the answer key: ${pageLink("/tools/score", "What Is My Score?")}`,
  say`Read how marks become a percentile: ${pageLink("/results", "normalisation")}.`,
  say`Wait for the score card on ${official("jeeMain")}, and come back with the percentile on it.`,
];

const next = ["/tools/closing-ranks", "/tools/fees", "/year"] as const;

const notKnown = [
  say`Your category rank. NTA does not publish how percentiles are spread within a category, so no formula can give that rank. It is on the scorecard of ${"result.rank_session"}.`,
  say`The final list. Ranks come after both sessions, from the better score of the two, and ties are broken first: the range is for the final percentile, not for one session's, which others may still improve on.`,
  say`Paper 2. B.Arch and B.Planning have rank lists and numbers of candidates of their own.`,
  say`How certain the range is. It is not a probability: the band is reference data that no published table confirms, and it may not hold next year.`,
];

const Limits = limitsOf(notKnown.map((words, index) => <Phrase words={words} key={index} />));

export function loader({ context, url }: Route.LoaderArgs) {
  const { reading, isKnown } = readRank(url.searchParams, context.get(factsContext));
  return toolData(context, { path, description, reading }, { isKnown });
}

export const meta = toolMeta;
export const headers = toolHeaders;

export default function RankPage({ loaderData }: Route.ComponentProps) {
  const { reading, isKnown } = loaderData;
  const answer = reading.kind === "submitted" ? reading.values : null;
  const facts = useFacts();
  const years = knownYears(facts);
  const options = years.map((year) => {
    const { amount = 0, isRound = false } = candidatesIn(year, facts) ?? {};
    return {
      value: year,
      label: `${year}: ${isRound ? "about " : ""}${amount.toLocaleString("en-IN")}`,
    };
  });
  const form = (
    <>
      {isKnown ? (
        <ToolForm path={path} reading={reading} submit="Show the range">
          <TextField
            name="percentile"
            label="Your percentile in Paper 1"
            hint="The NTA score, 0 to 100, as shown on your scorecard."
            inputMode="decimal"
          />
          <SelectField name="year" label="Among the candidates of" options={options} />
        </ToolForm>
      ) : (
        <p className="caveat" role="note">
          <strong>Note:</strong> The number of candidates or the band of the estimate is not
          confirmed, so no range is given.
        </p>
      )}
      <OtherYear newest={years[0]} edition={facts.edition} />
    </>
  );
  return (
    <PageFrame head={<PageHead title="What Does My Percentile Mean?" lead={description} />}>
      <ToolColumns
        next={answer === null ? next : afterRank(answer)}
        limits={<Limits />}
        beside={
          <>
            {answer !== null && form}
            <WhyNotMarks />
            <UsedFacts
              ids={[
                ...rankRecords,
                ...(answer === null ? years : [answer.candidates.year]).map(candidatesRecord),
                ...((answer?.side === "within" && answer.count?.records) || []),
              ]}
            />
          </>
        }
      >
        {answer === null ? (
          form
        ) : (
          <>
            <RankEstimateAnswer answer={answer} />
            <CutoffYears cutoffs={answer.cutoffs} />
          </>
        )}
      </ToolColumns>
    </PageFrame>
  );
}

function WhyNotMarks() {
  return (
    <SectionFrame section={{ id: "marks", title: "Why not from marks?" }} level={2}>
      <p>
        <Phrase words={why} />
      </p>
      <ul>
        {whatToDo.map((words, index) => (
          <li key={index}>
            <Phrase words={words} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** The site's year has no number of candidates of its own. */
function OtherYear({ newest, edition }: { newest: string | undefined; edition: string }) {
  if (newest === undefined || newest >= edition) return null;
  return (
    <p className="caveat" role="note">
      <strong>Note:</strong> How many candidates JEE Main {edition} has is not known here yet. The
      range is among those of {newest}.
    </p>
  );
}
