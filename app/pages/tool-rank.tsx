import { official, pageLink, say } from "../../content/word-tokens.ts";
import { factsContext, useFacts } from "../facts-context.ts";
import { CutoffYears, RankEstimateAnswer } from "../sections/rank-answer.tsx";
import { Caveat, PhraseList, SectionFrame } from "../sections/section-frame.tsx";
import { SelectField, TextField, ToolForm } from "../sections/tool-form.tsx";
import { ToolPage, UsedFacts } from "../sections/tool-page.tsx";
import { indianNumber } from "../tools/closing-rank-words.ts";
import {
  candidatesIn,
  candidatesRecord,
  knownYears,
  rankRecords,
  readRank,
} from "../tools/rank.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import { Phrase } from "../marked-words.tsx";
import type { Route } from "./+types/tool-rank.ts";

const path = "/tools/rank";
const description =
  "Turn a percentile into a likely range of ranks, with the method and the year behind it.";

const why = say`A percentile compares you with the others in your shift, and every shift has its own paper: the same marks were worth different percentiles in two shifts of one day. NTA publishes no table from marks to percentiles. The tables in circulation are compiled from what some candidates reported, and give one number where the truth is a wide range.`;

const whatToDo = [
  say`Add up your marks with the answer key: ${pageLink("/tools/score", "What is my score?")}`,
  say`Read how marks become a percentile: ${pageLink("/results", "normalisation")}.`,
  say`Wait for the scorecard on ${official("jeeMain")}, and come back with the percentile on it.`,
];

const limits = [
  say`Your category rank. NTA does not publish how percentiles are spread within a category, so no formula can give it. It is on the scorecard of ${"result.rank_session"}.`,
  say`The final list. Ranks come after both sessions, from your better score, and ties are broken first. The range is for the final percentile; after one session, others may still improve.`,
  say`Paper 2. B.Arch and B.Planning have their own rank lists and numbers of candidates.`,
  say`How certain the range is. It is not a probability: the band is reference data that no published table confirms, and it may not hold next year.`,
].map((words, index) => <Phrase words={words} key={index} />);

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
    return { value: year, label: `${year}: ${isRound ? "about " : ""}${indianNumber(amount)}` };
  });
  const form = (
    <>
      {isKnown ? (
        <ToolForm path={path} reading={reading} submit="Find my rank range">
          <TextField
            name="percentile"
            label="Your percentile in Paper 1"
            hint="The NTA score, 0 to 100, as on your scorecard."
            inputMode="decimal"
            placeholder="96.2"
          />
          <SelectField name="year" label="Compare with the candidates of" options={options} />
        </ToolForm>
      ) : (
        <Caveat>
          We cannot give a range, as the number of candidates or the estimate’s band is not
          confirmed.
        </Caveat>
      )}
      <OtherYear newest={years[0]} edition={facts.edition} />
    </>
  );
  return (
    <ToolPage
      path={path}
      lead={description}
      form={form}
      answer={
        answer && (
          <>
            <RankEstimateAnswer answer={answer} />
            <CutoffYears cutoffs={answer.cutoffs} />
          </>
        )
      }
      more={
        <>
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
      next={["/tools/closing-ranks", "/tools/fees", "/year"]}
      limits={limits}
    />
  );
}

function WhyNotMarks() {
  return (
    <SectionFrame section={{ id: "marks", title: "Why not from marks?" }}>
      <p>
        <Phrase words={why} />
      </p>
      <PhraseList items={whatToDo} />
    </SectionFrame>
  );
}

/** The site's year has no number of candidates of its own. */
function OtherYear({ newest, edition }: { newest: string | undefined; edition: string }) {
  if (newest === undefined || newest >= edition) return null;
  return (
    <Caveat>
      We do not have the number of JEE Main {edition} candidates yet, so the range uses those of{" "}
      {newest}.
    </Caveat>
  );
}
