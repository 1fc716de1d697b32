import { PageLinks } from "../ui/links.tsx";
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
import { ToolAnswer } from "./tool-page.tsx";

type AnswerProps = { answer: RanksAnswer; typed: Typed };

export function ClosingRanksAnswer({ answer, typed }: AnswerProps) {
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
  const to = (number: number) => addressWith(typed, { page: number === 1 ? "" : String(number) });
  return (
    <PageLinks
      label="Pages of the list"
      previous={page > 1 ? to(page - 1) : null}
      next={page < pages ? to(page + 1) : null}
    >
      <span>
        Page {indianNumber(page)} of {indianNumber(pages)}
      </span>
    </PageLinks>
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
    filters: "Try without the branch, state or institute, or check the category and rank.",
  };
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
      {hints.map((hint) => (
        <p key={hint.of}>{"near" in hint ? wordsHint(hint) : words[hint.of]}</p>
      ))}
    </>
  );
}

function wordsHint({ of, words, near }: Extract<Hint, { near: unknown }>): string {
  const nothingFound =
    of === "institute"
      ? `No institute found for “${words}”.`
      : `No programme found for “${words}”.`;
  if (near.length > 0) return `${nothingFound} Did you mean ${near.join("; ")}?`;
  return of === "institute"
    ? `${nothingFound} Try its city or a short name, such as Calicut or NITC.`
    : `${nothingFound} Try fewer words, or a branch.`;
}
