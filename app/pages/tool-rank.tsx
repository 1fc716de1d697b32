import { Fragment } from "react";
import { official, pageLink, say } from "../../content/word-tokens.ts";
import { factsContext, useFacts } from "../page-context.ts";
import { Caveat, PhraseList, SectionFrame } from "../sections/section-frame.tsx";
import { ToolForm } from "../sections/tool-form.tsx";
import { ToolPage, UsedFacts, Scale, ToolAnswer } from "../sections/tool-page.tsx";
import { indianNumber } from "../tools/closing-ranks-tool.ts";
import {
  candidatesRecord,
  newestCandidates,
  rankRecords,
  type PublishedCount,
  type RankRange,
} from "../../domain/closing-ranks/rank-estimate.ts";
import {
  cutoffYear,
  percentileText,
  type RankAnswer,
  rankForm,
  readRank,
  toldRank,
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
];

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
  const newest = newestCandidates(facts)?.year;
  const form = (
    <>
      {isKnown ? (
        <ToolForm path={path} reading={reading} submit="Find my rank range" fields={rankForm} />
      ) : (
        <Caveat>
          We cannot give a range, as the number of candidates or the estimate’s band is not
          confirmed.
        </Caveat>
      )}
      <OtherYear newest={newest} edition={facts.edition} />
    </>
  );
  return (
    <ToolPage
      path={path}
      lead={description}
      form={form}
      answer={answer && <RankEstimateAnswer answer={answer} />}
      more={
        <>
          <WhyNotMarks />
          <UsedFacts
            ids={[
              ...rankRecords,
              ...(newest === undefined ? [] : [candidatesRecord(newest)]),
              ...((answer?.side === "within" && answer.count?.records) || []),
              ...(answer?.cutoffs ?? []).map(({ id }) => id),
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

function RankEstimateAnswer({ answer }: { answer: RankAnswer }) {
  const { candidates, cutoffs, percentile } = answer;
  const percent = percentileText(percentile);
  return (
    <ToolAnswer {...headlineOf(answer)}>
      <Scale parts={[{ share: Number(percent) }]}>
        At {percent} percentile you are level with or ahead of {percent}% of your shift.
      </Scale>
      <p>
        Among{" "}
        <a href={`/facts/${candidatesRecord(candidates.year)}`}>
          {candidates.isRound && "about "}
          {indianNumber(candidates.amount)} candidates of {candidates.year}
        </a>
        , each counted once.
      </p>
      {answer.side === "within" && answer.count !== null && (
        <CountNear count={answer.count} candidates={candidates} />
      )}
      {answer.side === "within" ? <Seats answer={answer} /> : <WhyNone answer={answer} />}
      <h3>JEE Advanced cutoffs of {cutoffYear}</h3>
      <dl className="pairs">
        {cutoffs.map(({ category, text, isCleared }) => (
          <Fragment key={category}>
            <dt>{category}</dt>
            <dd>
              {isCleared ? "Cleared" : "Not cleared"}: {text}
            </dd>
          </Fragment>
        ))}
      </dl>
      <p>
        Clearing the cutoff lets you register for JEE Advanced. It does not give a seat; seats go by
        rank. <a href="/counseling#trend">Cutoffs of other years</a>.
      </p>
      {answer.side === "within" && <Method answer={answer} />}
    </ToolAnswer>
  );
}

function headlineOf(answer: RankAnswer) {
  const sentence = "in the common rank list; we cannot give a closer range";
  if (answer.side === "within")
    return {
      figure: rangeText(answer.range),
      sentence: "is your likely rank in the common rank list",
    };
  const { first, last } = answer.atEnd.range;
  return answer.side === "above"
    ? { figure: `Ahead of ${indianNumber(last)}`, sentence }
    : { figure: `After ${indianNumber(first)}`, sentence };
}

type Within = Extract<RankAnswer, { side: "within" }>;

function Method({ answer }: { answer: Within }) {
  const { percentile, candidates, band, estimate, range } = answer;
  const { plain, low, high, step } = estimate;
  const rankText = (rank: number) => indianNumber(toldRank(rank, candidates));
  return (
    <>
      <h3>How we calculate the range</h3>
      <p>
        {indianNumber(candidates.amount)} × (100 − {percentileText(percentile)}) ÷ 100 is about{" "}
        {rankText(plain)}. In our reference data ranks lie {factor(band.least)} to{" "}
        {factor(band.most)} times that: {rankText(low)} to {rankText(high)}
        {step > 1 && `, rounded outward to steps of ${indianNumber(step)}`}.
        {range.first < estimate.range.first &&
          ` We begin it at ${indianNumber(range.first)}, because fewer candidates were counted near it than the formula gives.`}
        {range.last > estimate.range.last &&
          ` We extend it to ${indianNumber(range.last)}, because more candidates were counted near it than the formula gives.`}
      </p>
    </>
  );
}

/** The range comes from a formula; where so many were counted, the count says how well it fits. */
function CountNear({ count, candidates }: { count: PublishedCount } & Pick<Within, "candidates">) {
  const { amount, cutoff, estimate, lies, percent } = count;
  const by = percent < 1 ? "less than 1" : `about ${Math.round(percent)}`;
  const near = {
    ahead: `so ranks near it came out ${by} per cent better than the formula; the range covers both`,
    within: "so ranks near it lay within this range",
    behind: `so ranks near it came out ${by} per cent later than the formula; the range covers both`,
  }[lies];
  return (
    <p className="caveat" role="note">
      <span>
        <strong>Counted:</strong> A count was published for {candidates.year}:{" "}
        <a href={`/facts/${count.records[0]}`}>{indianNumber(amount)} candidates</a> had {cutoff}{" "}
        percentile or more. The formula gives {indianNumber(toldRank(estimate.plain, candidates))}{" "}
        there, {near}.
      </span>
    </p>
  );
}

function Seats({ answer: { range } }: { answer: Within }) {
  const { first, last } = range;
  return (
    <p>
      <b>Next:</b> see OPEN seats that closed at <SeatsAt rank={first} />
      {last > first && (
        <>
          {" "}
          and at <SeatsAt rank={last} />
        </>
      )}
      . Reserved seats close by the rank of their category.
    </p>
  );
}

function SeatsAt({ rank }: { rank: number }) {
  return <a href={`/tools/closing-ranks?rank=${rank}`}>rank {indianNumber(rank)}</a>;
}

type Outside = Exclude<RankAnswer, Within>;

function WhyNone({ answer: { side, candidates, band, atEnd } }: { answer: Outside }) {
  if (side === "above")
    return (
      <p>
        Above {percentileText(band.to)} percentile, a handful of candidates and the way ties are
        broken decide the rank, so our estimate does not hold. At {percentileText(band.to)}{" "}
        percentile the range is about {rangeText(atEnd.range)}; a higher percentile ranks ahead of
        that. 100 percentile is the best score of each shift, so several candidates share it.
      </p>
    );
  return (
    <p>
      Below {percentileText(band.from)} percentile, very many candidates share the same few marks,
      so our estimate may not hold. At {percentileText(band.from)} percentile the range is about{" "}
      {rangeText(atEnd.range)}; a lower percentile has a later rank, up to{" "}
      {indianNumber(candidates.amount)}.
    </p>
  );
}

function rangeText({ first, last }: RankRange): string {
  return first === last ? indianNumber(first) : `${indianNumber(first)} to ${indianNumber(last)}`;
}

function factor(percent: number): string {
  return (1 + percent / 100).toFixed(2);
}
