import { factText, type Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { mentionsIn } from "../scope/mentions.ts";
import type { Statement } from "../text/statement.ts";
import { contentWords } from "./content-words.ts";
import { isNegated } from "./modality.ts";
import type { Claim } from "./read-claims.ts";
import { measureOfRecord } from "./record-claims.ts";
import { clausesOf } from "./rule-answers.ts";

/**
 * What a sentence says besides that which records bear out: what turns it (a denial, a word that makes of a value another
 * one, a record that it does not name), other words or a condition, or nothing.
 */
type LeftOver = "turned" | "words" | "nothing";

const turning =
  /\b(?:again|in all|total\w*|together|altogether|both|twice|double|half|less|more|fewer|than|extra|additional|instead|average|except\w*|unless|waived?|refund\w*|add\w* up|only|always|automatically|regardless|free|compulsory|mandatory|optional)\b/gi;
const limiting =
  /\b(?:if|without|until|till|before|after|since|least|most|up to|either|whichever|same|equal\w*|whether|even)\b/gi;

/** Words of any statement on the exam, which add nothing to a value. */
const plain = contentWords(
  `pay paid cost charge take get give ask say show know see come go make set put keep hold begin start open close end
  time day date year number count amount value rate figure question mark point total answer score rank percentile per
  cent fee form paper session category group student candidate boy girl applicant people family parent exam test jee
  main official india indian rupee thousand hundred lakh one two three four five six seven eight nine ten this here
  write sit apply register fill appear first last next new old right wrong correct stand find read look use need want
  reserve quota seat share goes allow carry bring`,
);

/** Fewer words than this that nothing explains may be how somebody puts it. */
const mostOtherWords = 3;

/** A record that bears out a figure, or a rule in a clause. */
type Bearing = {
  readonly record: Fact | null;
  readonly claim: Claim | null;
  readonly clause: string | null;
};

/**
 * What is left of a sentence beside the records that bear out its figures and rules. Only clauses that hold such a
 * part are read: another clause is judged for itself.
 */
export function leftOver(
  { text, role, headings, values }: Statement,
  parts: readonly Bearing[],
  facts: FactSnapshot,
): LeftOver {
  const isValueAlone = values.some(({ start, end }) => end - start >= text.length - 1);
  if (role !== "sentence" || isValueAlone) return "nothing";
  let rest: LeftOver = "nothing";
  for (const clause of clausesOf(text)) {
    const held = parts.filter(
      ({ record, claim, clause: own }) =>
        record !== null &&
        (own ?? clause) === clause &&
        (claim === null || clause.includes(claim.figure.text)),
    );
    if (held.length === 0) continue;
    const said = held.map(({ record }) => (record === null ? "" : wordsOfRecord(record))).join(" ");
    // A rule is compared with its denial already.
    const isRule = held.some(({ clause: own }) => own !== null);
    if (!isRule && isNegated(clause) && !explainsDenial.test(said)) return "turned";
    const unnamed = held.some(
      ({ record, claim, clause: own }) =>
        own === null &&
        (claim === null || claim.token !== null) &&
        record !== null &&
        !isNamed(record, `${headings.join(" ")} ${text}`),
    );
    if (unnamed) return "turned";
    const explained = contentWords(said).union(plain);
    const names = held.flatMap(({ record }) => {
      const measure = record === null ? undefined : measureOfRecord(record);
      return measure === undefined ? [] : [measure.names];
    });
    const open = withoutNamed(clause, held, facts, names);
    const isUnsaid = (word: string) => !said.toLowerCase().includes(word.toLowerCase());
    if ((open.match(turning) ?? []).some(isUnsaid)) return "turned";
    const limits = (open.match(limiting) ?? []).filter(isUnsaid);
    const others = contentWords(open.replaceAll(/\d[\d,.]*/g, " ")).difference(explained);
    if (limits.length > 0 || others.size >= mostOtherWords) rest = "words";
  }
  return rest;
}

/** Whether a text has a word of what a record is called, besides its value. */
function isNamed(record: Fact, text: string): boolean {
  const value = contentWords(factText(record));
  const name = contentWords(`${record.label} ${record.question ?? ""}`).difference(value);
  const said = contentWords(text.replace(factText(record), " "));
  return name.size === 0 || !name.isDisjointFrom(said);
}

const explainsDenial = /\b(?:no|not|none|never|without|banned|cannot)\b/i;

function wordsOfRecord(record: Fact): string {
  return `${record.label}. ${record.question ?? ""} ${record.sentence ?? ""} ${factText(record)} ${record.topic}`;
}

/** A clause without its figures, what limits them, and the names of what they measure. */
function withoutNamed(
  clause: string,
  held: readonly { readonly claim: Claim | null }[],
  facts: FactSnapshot,
  names: readonly RegExp[],
): string {
  let rest = clause;
  for (const { start, end } of [...mentionsIn(clause, facts)].reverse())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  for (const { claim } of held) if (claim !== null) rest = rest.replace(claim.figure.text, " ");
  for (const name of names) rest = rest.replaceAll(new RegExp(name.source, "gi"), " ");
  return rest;
}
