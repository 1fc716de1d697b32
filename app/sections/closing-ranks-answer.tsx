import type { ReactNode } from "react";
import { farPart, lies } from "../../domain/closing-ranks/seat-search.ts";
import {
  indianNumber,
  lieLabels,
  meantRank,
  numberWord,
  yearsText,
} from "../tools/closing-rank-words.ts";
import { addressWith, type Hint, type RanksAnswer } from "../tools/closing-ranks-tool.ts";
import type { Typed } from "../tools/read-form.ts";
import { ClosingRankSeats } from "./closing-rank-seats.tsx";
import { ChangeAnswers, ToolAnswer } from "./tool-answer.tsx";

type AnswerProps = { answer: RanksAnswer; typed: Typed };

/** The seats of a question, with what the rank was read as and how many lie how. */
export function ClosingRanksAnswer({ answer, typed }: AnswerProps) {
  const { total, query, seats } = answer;
  const count = total === 1 ? "1 seat" : `${total === 0 ? "No" : indianNumber(total)} seats`;
  const title =
    query.rank === undefined ? count : `${count} near or after rank ${indianNumber(query.rank)}`;
  return (
    <>
      <ToolAnswer title={title}>
        <MeantRank answer={answer} />
        {total === 0 && <NothingFound answer={answer} typed={typed} />}
        <ChangeAnswers />
        <Groups answer={answer} typed={typed} />
        {total > 0 && seats.length === 0 && (
          <p>
            There is no page {answer.page}: the list has {indianNumber(answer.pages)}.{" "}
            <a href={addressWith(typed, { page: "" })}>Go to the first</a>
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
        ? `${seatType} seats, by institute. They close by the ${meantRank(list, seatType)}.`
        : `${indianNumber(rank)} is read as the ${meantRank(list, seatType)}.`}{" "}
      {state === undefined
        ? "No state is given: seats of all quotas are listed, and you may take those of yours alone."
        : list !== "advanced" && `Quotas are those of ${state}.`}{" "}
      {isWoman && "Female-only seats are listed too. "}
      {years.length === 1
        ? `Only ${yearsText(years)} is known.`
        : `Last rounds of ${yearsText(years)}.`}{" "}
      {yearsWithout.length > 0 &&
        `The rounds of ${yearsText(yearsWithout)} are not in this table: for them, see josaa.nic.in. `}
      {recordedYear !== undefined &&
        `Of ${recordedYear} it has single records, each marked, which count as a year too. `}
      {readAs.map(({ typed, meant }) => `“${typed}” is read as “${meant}”.`).join(" ")}
    </p>
  );
}

/** How many lie how, as links to each alone. */
function Groups({ answer: { query, counts, far }, typed }: AnswerProps) {
  const { rank, lie } = query;
  if (rank === undefined) return null;
  const foundLies = lies.filter((one) => counts[one] > 0);
  return (
    <>
      {foundLies.length > 1 && (
        <nav aria-labelledby="seat-groups">
          <p id="seat-groups">Closed at or after {indianNumber(rank)}:</p>
          <ul className="seat-groups">
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
                <a href={addressWith(typed, { show: "", page: "" })}>All of these</a>
              </li>
            )}
          </ul>
        </nav>
      )}
      {far > 0 && (
        <p className="quiet">
          Not listed: {indianNumber(far)} that closed more than {100 * farPart}% before{" "}
          {indianNumber(rank)} in every year.
        </p>
      )}
    </>
  );
}

function Pages({ answer: { page, pages, seats }, typed }: AnswerProps) {
  if (pages < 2 || seats.length === 0) return null;
  const to = (number: number) => addressWith(typed, { page: number === 1 ? "" : String(number) });
  return (
    <nav className="cluster" aria-label="Pages of the list">
      {page > 1 && (
        <a className="button button-quiet" href={to(page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>
        Page {indianNumber(page)} of {indianNumber(pages)}
      </span>
      {page < pages && (
        <a className="button button-quiet" href={to(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}

function NothingFound({ answer, typed }: AnswerProps) {
  const { query, far, hints, years } = answer;
  const { rank } = query;
  const words: Record<Exclude<Hint["of"], "institute" | "program">, ReactNode> = {
    "only-iits": (
      <>
        IIT seats close by JEE Advanced rank.{" "}
        <a href={addressWith(typed, { list: "advanced", rank: "", page: "" })}>Show IIT seats</a>
      </>
    ),
    "no-iits": (
      <>
        Only IIT seats close by JEE Advanced rank.{" "}
        <a href={addressWith(typed, { list: "engineering", rank: "", page: "" })}>
          Show seats by JEE Main rank
        </a>
      </>
    ),
    group: (
      <>
        This group is empty. <a href={addressWith(typed, { show: "", page: "" })}>Show all</a>
      </>
    ),
    filters:
      "Leave the branch, the state or the institute open, or look at the category and the rank again.",
  };
  const time = years.length === 1 ? yearsText(years) : `${numberWord(years.length)} years`;
  return (
    <>
      <p>
        {rank !== undefined && far > 0
          ? `No seat of these closed at or after ${indianNumber(rank)} in ${time} (${yearsText(years)}), or near before it.`
          : "The table has no seat of this kind."}{" "}
        {rank !== undefined && far > 0 && (
          <a href={addressWith(typed, { rank: "", show: "", page: "" })}>See where they closed</a>
        )}
      </p>
      {hints.map((hint) => (
        <p key={hint.of}>{"near" in hint ? wordsHint(hint) : words[hint.of]}</p>
      ))}
    </>
  );
}

/** Which words were not understood, and the names that are nearest. */
function wordsHint({ of, words, near }: Extract<Hint, { near: unknown }>): string {
  const nothingFound =
    of === "institute"
      ? `No institute of the table is found by “${words}”.`
      : `No programme of these seats is found by “${words}”.`;
  if (near.length > 0) return `${nothingFound} The nearest names: ${near.join("; ")}.`;
  return of === "institute"
    ? `${nothingFound} Try its town or a short name, such as Calicut or NITC.`
    : `${nothingFound} Try fewer words, or a branch.`;
}
