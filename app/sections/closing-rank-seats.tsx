import type { RecordedRank, Seat, SeatYear } from "../../domain/closing-ranks/seat-table.ts";
import { type Lie, lieOf, type SeatQuery } from "../../domain/closing-ranks/seat-search.ts";
import {
  indianNumber,
  lieHeading,
  quotaText,
  rankText,
  seatSentence,
} from "../tools/closing-rank-words.ts";

type SeatsProps = { seats: readonly Seat[]; query: SeatQuery };

export function ClosingRankSeats({ seats, query }: SeatsProps) {
  const { rank } = query;
  if (rank === undefined)
    return (
      <>
        {seats.length > 0 && <p className="quiet">{meaningOfBars}</p>}
        <SeatList seats={seats} query={query} />
      </>
    );
  return groupsOf(seats, rank).map(([lie, group]) => (
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

function groupsOf(seats: readonly Seat[], rank: number): readonly (readonly [Lie, Seat[]])[] {
  const groups = new Map<Lie, Seat[]>();
  for (const seat of seats) {
    const lie = lieOf(seat, rank);
    groups.set(lie, [...(groups.get(lie) ?? []), seat]);
  }
  return [...groups];
}

function SeatList({ seats, query }: SeatsProps) {
  return (
    <ul className="seats">
      {seats.map((seat, place) => (
        <SeatItem seat={seat} query={query} key={place} />
      ))}
    </ul>
  );
}

function SeatItem({ seat, query }: { seat: Seat; query: SeatQuery }) {
  return (
    <li className="card">
      <SeatNames seat={seat} />
      <SeatYears seat={seat} rank={query.rank} />
      <p className="seat-closed">{seatSentence(seat, query.rank)}</p>
    </li>
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
