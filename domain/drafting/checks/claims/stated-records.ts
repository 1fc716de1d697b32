import { factSentence, firstDayOf, lastDayOf, type Fact } from "../../../../content/facts/index.ts";
import {
  builtInFacts,
  derivedFrom,
  type FactSnapshot,
} from "../../../../content/facts/snapshot.ts";
import { memoized } from "../../../shared/memoized.ts";
import { comparable, matches } from "../figures/equal.ts";
import type { Quantity } from "../figures/figure.ts";
import type { Scope } from "../scope/mention.ts";
import { mentionsIn } from "../scope/mentions.ts";
import { parsedBody } from "../text/parse-body.ts";
import { statementsOfBody } from "../text/read-statements.ts";
import type { Statement } from "../text/statement.ts";
import { fitOf } from "./compare-claim.ts";
import { contentWords } from "./content-words.ts";
import type { Measure } from "./measure.ts";
import { measures } from "./measures.ts";
import type { NamedScope } from "./named-scope.ts";
import { claimsIn } from "./read-claims.ts";
import { measureOfRecord, scopeOfRecord, valuesOf } from "./record-claims.ts";
import { changedRecords } from "./as-shipped.ts";
import { clausesOf, topicAnswer } from "./rule-answers.ts";

/**
 * The ids of the records whose shipped values a text of ours states in its own words, outside of its tokens:
 * by a figure, by a rule, by the words of a list, by a month, or by a comparison of values. When one of them
 * changes, the text is not true any more, or nobody knows whether it is.
 */
export function recordsStatedBy(title: string, markdown: string): ReadonlySet<string> {
  return statedIn(`${title}\n${markdown}`);
}

/** More texts than the site has. */
const mostKept = 5_000;

const statedIn = memoized((text): ReadonlySet<string> => {
  const [title = "", ...lines] = text.split("\n");
  const markdown = lines.join("\n");
  const statements = statementsOfBody(parsedBody(markdown), markdown, builtInFacts);
  const asked = statementsOfBody(parsedBody(title), title, builtInFacts);
  return new Set(
    [...asked, ...statements].flatMap((statement) =>
      statement.example ? [] : recordsStatedIn(statement, title),
    ),
  );
}, mostKept);

/** The same of one statement, under the title of its text. */
export function recordsStatedIn(statement: Statement, title: string): readonly string[] {
  const prose = proseOf(statement);
  return [
    ...byFigures(statement, title),
    ...byRules(statement, prose),
    ...byWords(prose),
    ...byMonthsAndComparisons(statement, prose, title),
  ];
}

/** The words of a statement without the values of its tokens. */
function proseOf({ text, values }: Statement): string {
  return values
    .toSorted((one, other) => other.start - one.start)
    .reduce((words, { start, end }) => `${words.slice(0, start)}…${words.slice(end)}`, text);
}

/** What a record states as the site ships it, read once. */
type Shipped = {
  readonly id: string;
  readonly values: readonly Quantity[];
  readonly measure: Measure | undefined;
  readonly scope: Scope;
  readonly label: ReadonlySet<string>;
  /** The months of its days. */
  readonly months: readonly string[];
};

const shippedRecords = derivedFrom((facts): readonly Shipped[] =>
  facts.all.map((record) => {
    const measure = measureOfRecord(record);
    return {
      id: record.id,
      values: valuesOf(record),
      measure,
      scope: measure === undefined ? {} : scopeOfRecord(record, measure, facts),
      label: contentWords(record.label),
      months: [firstDayOf(record), lastDayOf(record)].flatMap((day) =>
        day === undefined ? [] : monthName.format(new Date(day)),
      ),
    };
  }),
);

function byFigures(statement: Statement, title: string): readonly string[] {
  const typed = claimsIn(statement, { content: { title } }, builtInFacts).filter(
    ({ token }) => token === null,
  );
  if (typed.length === 0) return [];
  const said = contentWords(`${title} ${statement.headings.join(" ")} ${statement.text}`);
  return typed.flatMap(({ measure, figure, scope, end }) =>
    shippedRecords(builtInFacts).flatMap((record) => {
      const holds = record.values.some(
        (held) => comparable(figure.quantity, held) && matches(figure, held, end),
      );
      const isMeant =
        measure !== null && record.measure === measure
          ? fitOf(record.scope, scope).kind !== "misfit"
          : record.label.intersection(said).size >= fewestShared;
      return holds && isMeant ? record.id : [];
    }),
  );
}

/** Words of a record's label that make its value in a text the record's, where nothing else tells. */
const fewestShared = 2;

function byRules({ role, text, own }: Statement, prose: string): readonly string[] {
  if (role === "heading" || role === "head") return [];
  const told = role === "cell" ? `${own.replaceAll("|", " ")} ${prose}` : text;
  return clausesOf(told).flatMap((clause) => {
    const answer = topicAnswer(clause, builtInFacts);
    return answer?.kind === "supported" && answer.record !== null ? answer.record.id : [];
  });
}

/** Share of the words of a point, of a list or of a rule that a sentence has to hold to state it. */
const enough = 0.65;
const fewestWords = 3;

function byWords(prose: string): readonly string[] {
  const said = contentWords(prose);
  if (said.size < fewestWords) return [];
  return wordedRecords(builtInFacts).flatMap(({ id, entries }) =>
    entries.some((entry) => {
      const { size } = entry.intersection(said);
      return size >= fewestWords && size >= entry.size * enough;
    })
      ? id
      : [],
  );
}

type Worded = { readonly id: string; readonly entries: readonly ReadonlySet<string>[] };

/** Records whose values are words, with the words of each of their points. */
const wordedRecords = derivedFrom((facts): readonly Worded[] =>
  facts.all.flatMap(({ id, label, value }) => {
    const texts =
      value.kind === "points"
        ? value.points
        : value.kind === "steps"
          ? value.steps
          : value.kind === "list"
            ? [value.names.join(" ")]
            : value.kind === "text"
              ? [value.text]
              : value.kind === "boolean"
                ? [label]
                : [];
    const entries = texts.map(contentWords).filter(({ size }) => size >= fewestWords);
    return entries.length === 0 ? [] : [{ id, entries }];
  }),
);

const comparing =
  /\b(?:half|double|twice|as (?:much|many|long|early|late)|more|less|fewer|same|equal\w*|cheaper|dearer|lower|higher|lowest|highest|smaller|larger|longer|shorter|shortest|longest|earlier|later|between|free)\b(?! (?:than one|information|details?|questions?))/i;
const months =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;
const monthName = new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", month: "long" });

/** What a month without a day, or a comparison without a figure, is said of. */
function byMonthsAndComparisons(
  { own, headings }: Statement,
  prose: string,
  title: string,
): readonly string[] {
  const named = new Set<string>(prose.match(months));
  const isComparing = comparing.test(prose);
  if (named.size === 0 && !isComparing) return [];
  const words = `${prose} ${own}`;
  const speaking = new Set(
    measures.filter(({ names, not }) => names.test(words) && not?.test(words) !== true),
  );
  if (speaking.size === 0) return [];
  const scope = scopeOf(`${words} ${headings[0] ?? title}`);
  return shippedRecords(builtInFacts).flatMap((record) => {
    const { measure } = record;
    if (measure === undefined || !speaking.has(measure)) return [];
    const isMonth = record.months.some((month) => named.has(month));
    const isCompared = isComparing && comparedUnits.has(measure.units[0] ?? "");
    return (isMonth || isCompared) && fitOf(record.scope, scope).kind !== "misfit" ? record.id : [];
  });
}

/** Quantities of which one says that they are more or less than another. */
const comparedUnits: ReadonlySet<string> = new Set(["money", "percent", "percentile"]);

function scopeOf(words: string): NamedScope {
  const scope: Record<string, { readonly values: ReadonlySet<string>; readonly sure: true }> = {};
  for (const { dimension, values } of mentionsIn(words, builtInFacts))
    scope[dimension] = {
      values: values.union(scope[dimension]?.values ?? new Set<string>()),
      sure: true,
    };
  return scope;
}

/** Whether a text still says what the records say. */
export function isStill(
  { title, text }: { readonly title: string; readonly text: string },
  changed: ReadonlySet<Fact["id"]>,
): boolean {
  return changed.size === 0 || recordsStatedBy(title, text).isDisjointFrom(changed);
}

/** The record in a full sentence; one that states the shipped value in words besides is not used for another value. */
export function sentenceOf(record: Fact, valueText: string, facts: FactSnapshot): string {
  const { sentence, label } = record;
  const isOfShippedValue =
    sentence !== undefined &&
    changedRecords(facts).has(record.id) &&
    recordsStatedBy(label, sentence.replace("{value}", "…")).has(record.id);
  return isOfShippedValue ? `${label}: ${valueText}.` : factSentence(record, valueText);
}
