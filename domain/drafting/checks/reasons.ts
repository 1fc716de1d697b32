import { factText, isReportedDifference } from "../../../content/facts/index.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import type { Claim } from "./claims/read-claims.ts";
import { recordName } from "./claims/records-meant.ts";
import type { ReviewItem } from "./verdict.ts";
import type { Statement } from "./text/statement.ts";
import type { Part, Grounds } from "./sentence-part.ts";

/** Why a part of a statement is contradicted or has to be confirmed, with what helps: one sentence or two for a person. */
export function reasonFor(
  statement: Statement,
  { because, record, claim }: Part,
  grounds: Grounds,
): string {
  if (because === null) return "";
  switch (because.kind) {
    case "value": {
      if (record === null || claim === null) return "";
      const { swapped } = because;
      const of =
        swapped === null || isReportedDifference(swapped)
          ? ""
          : ` (that is “${swapped.label}”, ${swapped.edition})`;
      return `The text says “${quoteOf(statement, claim)}”${of}, but “${record.label}” is ${factText(record)}: write ${factToken(recordName(record, grounds.facts))}.`;
    }
    case "rule":
      return record === null
        ? ""
        : `This says the opposite of “${record.label}: ${factText(record)}”: leave it out or say it as it is.`;
    case "tense":
      return because.tense.told === "coming"
        ? because.tense.record === null
          ? `This was over on ${grounds.today}: tell it as past.`
          : `“${because.tense.record.label}” was ${factText(because.tense.record)}, so it is past: tell it as past.`
        : `This had not taken place on ${grounds.today}: tell it as coming.`;
    case "weekday":
      return `“${because.day}” is not that day of the week: look at the calendar or leave the weekday out.`;
    case "sum":
      return `“${because.sum}” does not come out: work it out again or leave it out.`;
    case "carried": {
      const { of, from, into } = because;
      const value = of.carried?.isShown === false ? "" : ` (${factText({ value: of.value })})`;
      return `“${of.label}”${value} is carried over from ${from}, not confirmed for ${into}: name ${from} with it, check the official site, or leave it out.`;
    }
    case "given":
    case "derived":
    case "rest":
    case "no record":
      return "";
  }
}

/** Why a person has to look at a statement, beside what is nearest to it: one sentence or two. */
export function reasonToConfirm(
  statement: Statement,
  { group, part, nearest }: ReviewItem,
  grounds: Grounds,
): string {
  const { because, claim } = part;
  if (because?.kind === "sum" || because?.kind === "carried")
    return reasonFor(statement, part, grounds);
  const said = claim === null ? null : quoteOf(statement, claim);
  if (nearest === null)
    return said === null
      ? "No record answers this: check it on the official site, or leave it out."
      : `No record answers “${said}” here: check it on the official site, or leave it out.`;
  if (nearest.kind === "page") return `Our page “${nearest.title}” says: ${nearest.text}`;
  const { record } = nearest;
  const ours = `${record.label}: ${factText(record)}`;
  if (because?.kind === "derived") return `It follows from our record by arithmetic: ${ours}.`;
  if (because?.kind === "rest" && group === "agrees")
    return `Our record bears out one part: ${ours}. Check what else the sentence says.`;
  if (group === "agrees") return `Our record says the same: ${ours}.`;
  return `Our record: ${ours}.${said === null ? "" : ` The text: ${said}.`}`;
}

function quoteOf({ text }: Statement, { figure, token }: Claim): string {
  return token === null ? figure.text : text.slice(token.start, token.end);
}
