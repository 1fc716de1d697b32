import type { Seat, SeatYear } from "../../domain/ranks/seat.ts";
import { type Lie, lieOf, type SeatQuery } from "../../domain/ranks/seat-search.ts";
import { useFacts } from "../facts-context.ts";
import { keptByRecords } from "../kept-parts.tsx";
import { recordOf, type SeatRecord } from "../tools/closing-rank-facts.ts";
import { lieHeading, quotaText, rankText, seatSentence } from "../tools/closing-rank-words.ts";

type SeatsProps = { seats: readonly Seat[]; query: SeatQuery };

/** The seats of a page in their groups, each group under its heading. */
export function ClosingRankSeats({ seats, query }: SeatsProps) {
  const { rank } = query;
  if (rank === undefined) return <SeatList seats={seats} query={query} />;
  return groupsOf(seats, rank).map(([lie, group]) => (
    <section className="stack" aria-labelledby={`closed-${lie}`} key={lie}>
      <h3 id={`closed-${lie}`}>{lieHeading(lie, rank)}</h3>
      <SeatList seats={group} query={query} />
    </section>
  ));
}

/** They come in the order of their groups. */
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
  const record = recordOf(seat, query, useFacts());
  return (
    <li>
      <KeptSeat seat={seat} />
      <div className="spans">
        <KeptYears seat={seat} record={record} />
        <Spans years={seat.years} rank={query.rank} />
      </div>
      <p className="seat-closed">{seatSentence(seat, query.rank)}</p>
    </li>
  );
}

/** What a table says of a seat, whatever rank it is asked for. */
const KeptSeat = keptByRecords(SeatNames, ({ seat }) => seatName(seat));
const KeptYears = keptByRecords(SeatYears, ({ seat, record }) => `${seatName(seat)} ${record?.id}`);

function seatName({ institute, program, quota, gender, years }: Seat): string {
  return JSON.stringify([institute.name, program.name, program.degree, quota, gender, years]);
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
        {`${institute.type}${state}. Seats: ${quotaText(seat.quota, seat)}, ${pool}.`}
        {program.degree !== usualDegree && ` ${program.degree}.`}
      </p>
    </>
  );
}

function SeatYears({ seat: { years }, record }: { seat: Seat; record: SeatRecord | null }) {
  return (
    <ul>
      {years.map((year) => (
        <li key={year.year}>
          {year.year}: <b>{spanText(year)}</b>
        </li>
      ))}
      {record !== null && (
        <li>
          {record.edition}: <b>{record.text}</b> (<a href={`/facts/${record.id}`}>checked fact</a>)
        </li>
      )}
    </ul>
  );
}

/** What nearly all programmes lead to: said of the others alone. */
const usualDegree = "4 Years, Bachelor of Technology";

function spanText({ opening, closing }: SeatYear): string {
  const [first, last] = [rankText(opening), rankText(closing)];
  return first === last ? first : `${first} to ${last}`;
}

/** The spans of the years below each other on one scale, and where the rank lies: what the words beside it say. */
function Spans({ years, rank }: { years: readonly SeatYear[]; rank: number | undefined }) {
  const compared = years.filter(
    ({ opening, closing }) => !opening.isPreparatory && !closing.isPreparatory,
  );
  if (compared.length === 0) return null;
  const ranks = compared.flatMap(({ opening, closing }) => [opening.rank, closing.rank]);
  const all = rank === undefined ? ranks : [...ranks, rank];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const scaled = (of: number) => Math.round(2 + (96 * (of - least)) / Math.max(1, most - least));
  const height = compared.length * 8;
  const lines = compared.map(
    ({ opening, closing }, row) =>
      `M${scaled(opening.rank)} ${row * 8 + 4}H${Math.max(scaled(closing.rank), scaled(opening.rank) + 1)}`,
  );
  return (
    <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={lines.join("")} />
      {rank !== undefined && <path className="own-rank" d={`M${scaled(rank)} 0V${height}`} />}
    </svg>
  );
}
