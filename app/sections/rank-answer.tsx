import { candidatesRecord, percentileText, type RankRange, toldRank } from "../tools/rank.ts";
import type { PublishedCount } from "../tools/published-count.ts";
import type { RankAnswer } from "../tools/read-rank.ts";
import { ChangeAnswers, ToolAnswer } from "./tool-answer.tsx";

/** What a percentile means: a range of ranks with its method, or why there is none; then the cutoffs that it passed. */
export function RankEstimateAnswer({ answer }: { answer: RankAnswer }) {
  const { candidates, cutoffs } = answer;
  return (
    <ToolAnswer title={titleOf(answer)}>
      <p>
        In the common rank list among{" "}
        <a href={`/facts/${candidatesRecord(candidates.year)}`}>
          {candidates.isRound && "about "}
          {indian(candidates.amount)} candidates of {candidates.year}
        </a>
        , each counted once.
      </p>
      {answer.side === "within" && answer.count !== null && (
        <CountNear count={answer.count} candidates={candidates} />
      )}
      {answer.side === "within" ? <Seats answer={answer} /> : <WhyNone answer={answer} />}
      <h3>Qualifying cutoffs of five years</h3>
      <dl className="passed-cutoffs">
        {cutoffs.map(({ category, summary }) => (
          <div key={category}>
            <dt>{category}</dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
      <p>
        A cutoff lets you register for JEE Advanced. It gives no seat: seats go by rank.{" "}
        <a href="#cutoffs">Each cutoff, year by year</a>.
      </p>
      {answer.side === "within" && <Method answer={answer} />}
      <ChangeAnswers hasFacts />
    </ToolAnswer>
  );
}

function titleOf(answer: RankAnswer): string {
  if (answer.side === "within") return `Rank about ${rangeText(answer.range)}`;
  const { first, last } = answer.atEnd.range;
  return answer.side === "above"
    ? `Rank ahead of about ${indian(last)}: no range is given`
    : `Rank after about ${indian(first)}: no range is given`;
}

type Within = Extract<RankAnswer, { side: "within" }>;

function Method({ answer }: { answer: Within }) {
  const { percentile, candidates, band, estimate, range } = answer;
  const { plain, low, high, step } = estimate;
  const rankText = (rank: number) => indian(toldRank(rank, candidates));
  return (
    <>
      <h3>How the range is worked out</h3>
      <p>
        {indian(candidates.amount)} × (100 − {percentileText(percentile)}) ÷ 100 is about{" "}
        {rankText(plain)}. By our reference data ranks lie {factor(band.least)} to{" "}
        {factor(band.most)} times that: {rankText(low)} to {rankText(high)}
        {step > 1 && `, rounded outward to steps of ${indian(step)}`}.
        {range.first < estimate.range.first &&
          ` It begins at ${indian(range.first)}, because fewer candidates were counted near it than the formula gives.`}
        {range.last > estimate.range.last &&
          ` It goes on to ${indian(range.last)}, because more candidates were counted near it than the formula gives.`}
      </p>
    </>
  );
}

/** The range comes from a formula; where so many were counted, the count says how well it fits. */
function CountNear({ count, candidates }: { count: PublishedCount } & Pick<Within, "candidates">) {
  const { amount, cutoff, estimate, lies, percent } = count;
  const by = percent < 1 ? "less than 1" : `about ${Math.round(percent)}`;
  const near = {
    ahead: `so ranks near it came out ${by} per cent better than by the formula; the range holds both`,
    within: "so ranks near it lay where this range says",
    behind: `so ranks near it came out ${by} per cent later than by the formula; the range holds both`,
  }[lies];
  return (
    <p className="caveat" role="note">
      <strong>Counted:</strong> A count was published for {candidates.year}:{" "}
      <a href={`/facts/${count.records[0]}`}>{indian(amount)} candidates</a> had {cutoff} percentile
      or more. The formula gives {indian(toldRank(estimate.plain, candidates))} there, {near}.
    </p>
  );
}

/** Where the range leads to, from both of its ends. */
function Seats({ answer: { range } }: { answer: Within }) {
  const { first, last } = range;
  return (
    <p>
      <b>Next:</b> open seats that closed at <SeatsAt rank={first} />
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
  return <a href={`/tools/closing-ranks?rank=${rank}`}>rank {indian(rank)}</a>;
}

type Outside = Exclude<RankAnswer, Within>;

function WhyNone({ answer: { side, candidates, band, atEnd } }: { answer: Outside }) {
  if (side === "above")
    return (
      <p>
        Above {percentileText(band.to)} percentile a handful of candidates and the way ties are
        broken decide the rank, so the estimate does not hold there. What is known: at{" "}
        {percentileText(band.to)} percentile the range is about {rangeText(atEnd.range)}, and a
        higher percentile has a rank ahead of that. 100 percentile is the best score of each shift,
        so several candidates have it.
      </p>
    );
  return (
    <p>
      Below {percentileText(band.from)} percentile very many candidates share the same few marks,
      and the estimate is not known to hold there. What is known: at {percentileText(band.from)}{" "}
      percentile the range is about {rangeText(atEnd.range)}, and a lower percentile has a later
      rank, up to {indian(candidates.amount)}.
    </p>
  );
}

function rangeText({ first, last }: RankRange): string {
  return first === last ? indian(first) : `${indian(first)} to ${indian(last)}`;
}

/** `1.07` for 7 per cent more. */
function factor(percent: number): string {
  return (1 + percent / 100).toFixed(2);
}

function indian(count: number): string {
  return count.toLocaleString("en-IN");
}
