import { HostLink, NumberedPages } from "../ui/links.tsx";
import { officialSites } from "../../content/official-sites.ts";
import { factsContext } from "../page-context.ts";
import { SectionFrame } from "../sections/section-frame.tsx";
import { ToolPage, UsedFacts, ToolAnswer } from "../sections/tool-page.tsx";
import { siteContext } from "../site-context.ts";
import {
  answerRanks,
  closingRanksForm,
  closingRanksPath,
  type AskedRanks,
  percentileIn,
  addressWith,
  type RanksAnswer,
  lieLabels,
  indianNumber,
  meantRank,
  numberWord,
  yearsText,
  lieHeading,
  quotaText,
  rankText,
  seatSentence,
} from "../tools/closing-ranks-tool.ts";
import { readForm, type FormReading, type Typed } from "../tools/read-form.ts";
import { toolData, toolHeaders, toolMeta } from "../tools/tool-page.ts";
import type { Route } from "./+types/tool-closing-ranks.ts";
import { say } from "../../content/word-tokens.ts";
import { lies, farPart, lieOf, type SeatQuery } from "../../domain/closing-ranks/seat-search.ts";
import { Phrase } from "../marked-words.tsx";
import { Fields, ToolForm } from "../sections/tool-form.tsx";
import type { RecordedRank, Seat, SeatYear } from "../../domain/closing-ranks/seat-table.ts";

const description = "JoSAA closing ranks, year by year, for your category, gender and home state.";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { closingRanks } = context.get(siteContext).services;
  const reading = readForm(closingRanksForm, url.searchParams);
  const answer =
    reading.kind === "submitted"
      ? answerRanks(await closingRanks.table(), reading.values, context.get(factsContext))
      : null;
  return toolData(context, { path: closingRanksPath, description, reading }, { answer });
}

export const meta = toolMeta;
export const headers = toolHeaders;

export default function Page({ loaderData }: Route.ComponentProps) {
  const { reading, answer } = loaderData;
  const records = (answer?.seats ?? []).flatMap(({ years }) =>
    years.flatMap(({ record }) => record?.id ?? []),
  );
  return (
    <ToolPage
      path={closingRanksPath}
      lead={description}
      form={<ClosingRanksForm reading={reading} />}
      answer={answer && <ClosingRanksAnswer answer={answer} typed={reading.typed} />}
      more={
        <>
          {records.length > 0 && <UsedFacts ids={records} />}
          <Origin />
        </>
      }
      next={["/tools/rank", "/tools/fees", "/year"]}
      limits={limits}
    />
  );
}

function Origin() {
  return (
    <SectionFrame section={{ id: "table", title: "Where the ranks come from" }}>
      <p>
        Opening and closing ranks of the last round of each year, as JoSAA published them. This is
        not the official page: see <HostLink address={officialSites.josaa.address} /> for every
        round. A programme whose name changed appears twice.
      </p>
      <p className="quiet">
        The rows of 2022 to 2024 were collected by josaa-scrape, © 2020 Seshal Jain, under the{" "}
        <a href="/closing-ranks-licence.txt">MIT licence</a>.
      </p>
    </SectionFrame>
  );
}

const limits = [
  "Where a seat will close next year: candidates, seats and choices change.",
  "Seats filled after the last JoSAA round: spot rounds and the special rounds of CSAB.",
  "New programmes, and seats that nobody took in a year.",
  "Your state code of eligibility: JoSAA sets it by its rules for your year. Territories without an NIT belong to the one that the government named for them in 2009: Chandigarh to Delhi, the Andaman and Nicobar Islands to Puducherry, Lakshadweep, Dadra and Nagar Haveli and Daman and Diu to Goa.",
];

const mainFields = ["rank", "category", "gender", "state", "branch", "institute"] as const;
const furtherFields = ["list", "pwd", "type", "program", "show"] as const;

function ClosingRanksForm({ reading }: { reading: FormReading<AskedRanks> }) {
  const isUsed = (name: string) => (reading.typed[name] ?? []).length > 0;
  const isInvalid = reading.kind === "invalid";
  // Whoever has a percentile alone asks for a rank first.
  const percentile = isInvalid ? percentileIn(reading.typed["rank"]?.[0] ?? "") : undefined;
  const hints = {
    rank: percentile !== undefined && (
      <a href={`/tools/rank?percentile=${percentile}`}>
        {`See which ranks ${percentile} percentile may mean`}
      </a>
    ),
    state: <Phrase words={homeState} />,
  };
  return (
    <ToolForm
      path={closingRanksPath}
      reading={reading}
      submit="Show seats"
      fields={closingRanksForm}
    >
      <Fields of={closingRanksForm} names={mainFields} hints={hints} />
      <details className="disclosure" open={[...furtherFields, "page"].some(isUsed) || undefined}>
        <summary>More filters: IITs, B.Arch, PwD, type, programme</summary>
        <div className="disclosure-body stack">
          <Fields of={closingRanksForm} names={furtherFields} />
          {isInvalid && "page" in reading.problems && (
            <Fields of={closingRanksForm} names={["page"]} />
          )}
        </div>
      </details>
    </ToolForm>
  );
}

const homeState = say`It is ${"reservation.home_state_follows"}, or will pass it.`;

type AnswerProps = { answer: RanksAnswer; typed: Typed };

function ClosingRanksAnswer({ answer, typed }: AnswerProps) {
  const { total, query, seats } = answer;
  return (
    <>
      <ToolAnswer
        figure={total === 1 ? "1 seat" : `${total === 0 ? "No" : indianNumber(total)} seats`}
        sentence={
          query.rank === undefined
            ? "in our table of closing ranks"
            : `closed at, after or just before rank ${indianNumber(query.rank)}`
        }
      >
        <MeantRank answer={answer} />
        {total === 0 && <NothingFound answer={answer} typed={typed} />}
        <Groups answer={answer} typed={typed} />
        {total > 0 && seats.length === 0 && (
          <p>
            There is no page {answer.page}: the list has {indianNumber(answer.pages)} pages.{" "}
            <a href={addressWith(typed, { page: "" })}>Go to page 1</a>
          </p>
        )}
      </ToolAnswer>
      <ClosingRankSeats seats={seats} query={query} />
      <Pages answer={answer} typed={typed} />
    </>
  );
}

function MeantRank({ answer }: Pick<AnswerProps, "answer">) {
  const { query, years, yearsWithout, seats, readAs } = answer;
  const { list, seatType, rank, state, isWoman } = query;
  const recordedYear = seats
    .flatMap((seat) => seat.years)
    .find(({ opening }) => opening === null)?.year;
  return (
    <p>
      {rank === undefined
        ? `${seatType} seats, listed by institute. They close by the ${meantRank(list, seatType)}.`
        : `We take ${indianNumber(rank)} as your ${meantRank(list, seatType)}.`}{" "}
      {state === undefined
        ? "You gave no home state, so seats of all quotas are listed; you can take only those of your own."
        : list !== "advanced" && `Quotas are for ${state}.`}{" "}
      {isWoman && "Female-only seats are included. "}
      {years.length === 1
        ? `Only ${yearsText(years)} is on record.`
        : `From the last rounds of ${yearsText(years)}.`}{" "}
      {yearsWithout.length > 0 &&
        `The full rounds of ${yearsText(yearsWithout)} are not in this table; see josaa.nic.in. `}
      {recordedYear !== undefined &&
        `For ${recordedYear} we have a few checked closing ranks, included where available. `}
      {readAs.map(({ typed, meant }) => `We read “${typed}” as “${meant}”.`).join(" ")}
    </p>
  );
}

function Groups({ answer: { query, counts, far }, typed }: AnswerProps) {
  const { rank, lie } = query;
  if (rank === undefined) return null;
  const foundLies = lies.filter((one) => counts[one] > 0);
  return (
    <>
      {foundLies.length > 1 && (
        <nav aria-labelledby="seat-groups">
          <p id="seat-groups">Closed at or after {indianNumber(rank)}:</p>
          <ul className="seat-groups cluster">
            {foundLies.map((one) => (
              <li key={one}>
                <a
                  href={addressWith(typed, { show: one, page: "" })}
                  aria-current={one === lie ? "true" : undefined}
                >
                  {`${lieLabels[one]}: ${indianNumber(counts[one])}`}
                </a>
              </li>
            ))}
            {lie !== undefined && (
              <li>
                <a href={addressWith(typed, { show: "", page: "" })}>All</a>
              </li>
            )}
          </ul>
        </nav>
      )}
      {far > 0 && (
        <p className="quiet">
          Not listed: {indianNumber(far)} seats that closed more than {100 * farPart}% ahead of{" "}
          {indianNumber(rank)} in every year.
        </p>
      )}
    </>
  );
}

function Pages({ answer: { page, pages, seats }, typed }: AnswerProps) {
  if (seats.length === 0) return null;
  const addressOf = (one: number) => addressWith(typed, { page: one === 1 ? "" : String(one) });
  return (
    <NumberedPages label="Pages of the list" page={page} pages={pages} addressOf={addressOf} />
  );
}

function NothingFound({ answer, typed }: AnswerProps) {
  const { query, far, hint, years } = answer;
  const { rank } = query;
  const time = years.length === 1 ? yearsText(years) : `${numberWord(years.length)} years`;
  return (
    <>
      <p>
        {rank !== undefined && far > 0
          ? `None of these seats closed at, after or just before ${indianNumber(rank)} in ${time} (${yearsText(years)}).`
          : "Our table has no such seat."}{" "}
        {rank !== undefined && far > 0 && (
          <a href={addressWith(typed, { rank: "", show: "", page: "" })}>See where they closed</a>
        )}
      </p>
      {hint !== null && (
        <p>
          {hint.text}{" "}
          {hint.link && <a href={addressWith(typed, hint.link.changes)}>{hint.link.label}</a>}
        </p>
      )}
    </>
  );
}

type SeatsProps = { seats: readonly Seat[]; query: SeatQuery };

function ClosingRankSeats({ seats, query }: SeatsProps) {
  const { rank } = query;
  if (rank === undefined)
    return (
      <>
        {seats.length > 0 && <p className="quiet">{meaningOfBars}</p>}
        <SeatList seats={seats} query={query} />
      </>
    );
  return [...Map.groupBy(seats, (seat) => lieOf(seat, rank))].map(([lie, group]) => (
    <section className="stack" aria-labelledby={`closed-${lie}`} key={lie}>
      <h2 id={`closed-${lie}`}>{lieHeading(lie, rank)}</h2>
      <p className="quiet">
        {meaningOfBars} The vertical line is your rank.
        {query.state !== undefined && " Seats of your home state come first."}
        {lie === "some" && ` ${orderOfSome}`}
      </p>
      <SeatList seats={group} query={query} />
    </section>
  ));
}

const meaningOfBars = "Each bar runs from the opening to the closing rank of its year.";

const orderOfSome = "Sorted by how often the seat closed at or after your rank.";

function SeatList({ seats, query }: SeatsProps) {
  return (
    <ul className="seats">
      {seats.map((seat, place) => (
        <li className="card" key={place}>
          <SeatNames seat={seat} />
          <SeatYears seat={seat} rank={query.rank} />
          <p className="seat-closed">{seatSentence(seat, query.rank)}</p>
        </li>
      ))}
    </ul>
  );
}

function SeatNames({ seat }: { seat: Seat }) {
  const { institute, program, gender } = seat;
  const pool = gender === "Gender-Neutral" ? "gender-neutral" : "female-only";
  const state = institute.state === undefined ? "" : `, ${institute.state}`;
  return (
    <>
      <p>
        <b>{institute.short}</b> {program.name}
      </p>
      <p className="quiet">
        {`${institute.type}${state}: ${quotaText(seat.quota, seat)}, ${pool}.`}
        {program.degree !== usualDegree && ` ${program.degree.replace(/\.$/, "")}.`}
      </p>
    </>
  );
}

type YearsProps = { seat: Seat; rank: number | undefined };

function SeatYears({ seat: { years }, rank }: YearsProps) {
  const scaled = scaleOf(years, rank);
  return (
    <ul className="spans">
      {years.map((year) => (
        <li key={year.year}>
          <span>
            {`${year.year}: `}
            <b>{spanText(year)}</b>
            {year.record !== null && <Recorded year={year} record={year.record} />}
          </span>
          {isCompared(year) && <Bar year={year} rank={rank} scaled={scaled} />}
        </li>
      ))}
    </ul>
  );
}

const usualDegree = "4 Years, Bachelor of Technology";

function Recorded({ year: { opening }, record }: { year: SeatYear; record: RecordedRank }) {
  const link =
    record.id === null ? "JoSAA, Round 6" : <a href={`/facts/${record.id}`}>checked fact</a>;
  return opening === null ? (
    <> ({link})</>
  ) : (
    <>
      {" "}
      ({link}: {indianNumber(record.closing)})
    </>
  );
}

function spanText({ opening, closing }: SeatYear): string {
  const [first, last] = [rankText(opening ?? closing), rankText(closing)];
  return first === last ? first : `${first} to ${last}`;
}

function isCompared({ opening, closing }: SeatYear): boolean {
  return opening?.isPreparatory !== true && !closing.isPreparatory;
}

function scaleOf(years: readonly SeatYear[], rank: number | undefined) {
  const ranks = years
    .filter(isCompared)
    .flatMap(({ opening, closing }) => [(opening ?? closing).rank, closing.rank]);
  const allRanks = rank === undefined ? ranks : [...ranks, rank];
  const [least, most] = [Math.min(...allRanks), Math.max(...allRanks)];
  return (of: number) =>
    Math.round(2 + ((barWidth - 4) * (of - least)) / Math.max(1, most - least));
}

const barWidth = 200;

type BarProps = {
  year: SeatYear;
  rank: number | undefined;
  scaled: (rank: number) => number;
};

/** One year's span as a bar, and the rank of who asks as a line across: what the words beside it say. */
function Bar({ year: { opening, closing }, rank, scaled }: BarProps) {
  const from = scaled((opening ?? closing).rank);
  const bar = `M${from} 5H${Math.max(scaled(closing.rank), from + 2)}v6H${from}z`;
  const ownMark = rank === undefined ? "" : `M${scaled(rank) - 1} 0h2v16h-2z`;
  return (
    <svg viewBox={`0 0 ${barWidth} 16`} preserveAspectRatio="none" aria-hidden="true">
      <path d={bar + ownMark} />
    </svg>
  );
}
