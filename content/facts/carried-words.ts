import { factFigure, factText, wholeFactText, yearMark, type FactForm } from "./fact-text.ts";
import type { CarriedValue, Fact } from "./fact-record.ts";

type Text = { readonly kind: "text"; readonly text: string };

type Part =
  | (Text & { readonly strong?: true })
  | { readonly kind: "fact"; readonly id: string; readonly form?: FactForm }
  | { readonly kind: "page" | "official" | "provider" | "year-on" };

type Sentence<Of extends Part> = readonly (Of | Text)[];

/**
 * Names the year of each carried value: once at the end of a sentence whose values are all of one former
 * year, and not where the sentence names it. Days alone also say that their own year has none yet, unless
 * `isBrief`.
 */
export function saidOfCarried<Of extends Part>(
  words: readonly Of[],
  recordOf: (part: Extract<Of, { kind: "fact" }>) => Fact,
  { isBrief = false }: { readonly isBrief?: boolean } = {},
): readonly (Of | Text)[] {
  const factPart = (part: Of | Text) =>
    isFact(part) ? { ...part, record: recordOf(part as Extract<Of, { kind: "fact" }>) } : undefined;
  if (words.every((part) => factPart(part)?.record.carried === undefined)) return words;
  const [onlyPart, stop] = words;
  const alone =
    onlyPart && words.length <= 2 && (stop === undefined || isStop(stop)) && factPart(onlyPart);
  if (alone && !isBrief && namesDays(alone.record))
    return [text(wholeFactText(alone.record, alone.form)), ...words.slice(1)];
  return sentencesOf(words).flatMap((sentence) => withCarriedYears(sentence));

  function withCarriedYears(sentence: Sentence<Of>): Sentence<Of> {
    const values = sentence.flatMap((part) => factPart(part) ?? []);
    const [first] = values;
    const year = first && shownCarried(first.record)?.from;
    const isOfOneYear = values.every(({ record }) => shownCarried(record)?.from === year);
    if (year === undefined || !isOfOneYear) return sentence;
    const bare = sentence.map((part) => {
      const value = factPart(part);
      return value === undefined
        ? part
        : { ...text(textOf(bareRecord(value.record), value.form)), of: part };
    });
    if (names(sentence, year)) return bare;
    if (values.length === 1) return sentence;
    const shownValues = values.map(({ record, form }) => textOf(bareRecord(record), form));
    return withMark(bare, yearMark(year, shownValues.join(" ")));
  }
}

function shownCarried({ carried, standing }: Fact): CarriedValue | undefined {
  return standing === "withdrawn" ? undefined : carried;
}

/** A reader would take days for the coming ones. */
function namesDays({ value: { kind } }: Fact): boolean {
  return kind === "date" || kind === "date-range" || kind === "date-list";
}

function bareRecord(record: Fact): Fact {
  return { ...record, carried: undefined };
}

function textOf(record: Fact, form: FactForm | undefined): string {
  return form === undefined ? factText(record) : factFigure(record, form);
}

function names(sentence: readonly Part[], year: string): boolean {
  return sentence.some((part) => isText(part) && new RegExp(`\\b${year}\\b`).test(part.text));
}

function withMark<Of extends Part>(sentence: Sentence<Of>, mark: string): Sentence<Of> {
  const last = sentence.at(-1);
  const [, words, end] = (last && isText(last) && /^([^]*?)([.?!:;]?\s*)$/.exec(last.text)) || [];
  if (words === undefined || end === undefined || last === undefined || !isText(last))
    return [...sentence, text(mark)];
  return [...sentence.slice(0, -1), { ...last, text: words + mark + end }];
}

function sentencesOf<Of extends Part>(words: readonly Of[]): readonly Sentence<Of>[] {
  const sentences: (Of | Text)[][] = [[]];
  for (const part of words) {
    const pieces = isText(part) ? part.text.split(/(?<=[.?!] )(?=[A-Z“"]|$)/) : [];
    if (!isText(part)) sentences.at(-1)?.push(part);
    for (const piece of pieces) {
      if (piece === "") continue;
      sentences.at(-1)?.push({ ...part, text: piece });
      if (/[.?!] $/.test(piece)) sentences.push([]);
    }
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

function isText<Of extends Part>(part: Of | Text): part is Extract<Of, Text> | Text {
  return part.kind === "text";
}

function isFact(part: Part): part is Extract<Part, { kind: "fact" }> {
  return part.kind === "fact";
}

function isStop(part: Part): boolean {
  return isText(part) && part.text === ".";
}

function text(words: string): Text {
  return { kind: "text", text: words };
}
