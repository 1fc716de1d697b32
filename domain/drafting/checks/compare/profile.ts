import {
  caveats,
  facts,
  factSentence,
  factText,
  isReportedDifference,
  type Fact,
} from "../../../../content/facts/index.ts";
import { topicWords } from "../../evidence/topic-words.ts";
import type { Figure } from "../figures/figure.ts";
import { figuresIn } from "../figures/read-figures.ts";
import { mentionsIn } from "../scope/mentions.ts";
import type { Dimension, Scope } from "../scope/mention.ts";
import { subjectWords } from "./subject-words.ts";

/** A record as the checks compare it: what it is about, to what it is limited, what it measures. */
export type Profile = {
  readonly record: Fact;
  readonly text: string;
  readonly scope: Scope;
  /** Words of its name and sentence, and (weaker) of its topic. */
  readonly words: ReadonlySet<string>;
  readonly topicWords: ReadonlySet<string>;
  /** Words of its name alone: a statement about it has most of them. */
  readonly nameWords: ReadonlySet<string>;
  /** The quantities of its value. */
  readonly figures: readonly Figure[];
  /** Quantities that its sentence or its note states beside the value; they prove nothing wrong. */
  readonly besides: readonly Figure[];
  /** Quantities of a note that tells what others report. */
  readonly inReports: readonly Figure[];
  /** Stated only as a report that differs. */
  readonly reported: boolean;
};

export const profiles: readonly Profile[] = facts.map(profileOf);

export const profileById: ReadonlyMap<string, Profile> = new Map(
  profiles.map((profile) => [profile.record.id, profile]),
);

function profileOf(record: Fact): Profile {
  const text = factText(record);
  const named = `${record.label} ${record.sentence ?? ""}`;
  const note = record.status.caveat === undefined ? "" : caveats[record.status.caveat];
  const isReport = /\breport(?:s|ed)\b/.test(note);
  return {
    record,
    text,
    scope: scopeOf(record),
    words: new Set([...subjectWords(named.replace("{value}", " ")), ...unitWords(record, text)]),
    topicWords: new Set([
      ...subjectWords(`${record.topic} ${record.question ?? ""}`),
      ...topicWords[record.topic].split(" ").flatMap(subjectWords),
    ]),
    nameWords: new Set(subjectWords(record.label)),
    figures: valueFigures(record, text),
    besides: [...figuresIn(factSentence(record, "…")), ...(isReport ? [] : figuresIn(note))],
    inReports: isReport ? figuresIn(note) : [],
    reported: isReportedDifference(record),
  };
}

/** The value as it stands in the record's sentence: `1,449` is a rank only there. */
function valueFigures(record: Fact, text: string): readonly Figure[] {
  if (record.value.kind === "rank") return figuresIn(`rank ${text}`);
  if (record.value.kind === "signed-marks")
    return [
      {
        start: 0,
        end: text.length,
        text,
        approximate: false,
        inWords: false,
        quantity: { kind: "signed", marks: record.value.marks },
      },
    ];
  if (/^(?:19|20)\d\d\b(?! to)/.test(text) && record.value.kind === "text")
    return figuresIn(`passed in ${text}`);
  return figuresIn(text);
}

/** The edition, and for a day of it also the year in which the day lies. */
function editionYears({ edition, value }: Fact): ReadonlySet<string> | null {
  if (!/^20/.test(edition)) return null;
  const days =
    value.kind === "date" ? [value.day] : value.kind === "date-range" ? [value.from, value.to] : [];
  return new Set([edition, ...days.map((day) => day.slice(0, 4))]);
}

function unitWords(record: Fact, text: string): readonly string[] {
  return ["points", "steps"].includes(record.value.kind) ? [] : subjectWords(text);
}

function scopeOf(record: Fact): Scope {
  const named = new Map<Dimension, ReadonlySet<string>>();
  for (const { dimension, values } of mentionsIn(record.label)) {
    const before = named.get(dimension) ?? [];
    named.set(dimension, new Set([...before, ...values]));
  }
  if (!named.has("paper"))
    for (const { dimension, values } of mentionsIn(record.topic)) named.set(dimension, values);
  const years = named.get("year") ?? editionYears(record);
  const groups = record.appliesTo === undefined ? null : new Set<string>(record.appliesTo);
  const scope: Partial<Record<Dimension, ReadonlySet<string>>> = Object.fromEntries(named);
  const isEvent = /^(?:date|csab)\./.test(record.id) && !/_at$|_hour$/.test(record.id);
  if (!isEvent) delete scope.event;
  else if (/registration/i.test(record.label) && scope.event?.size === 1)
    scope.event = new Set([...scope.event, "registration"]);
  delete scope.group;
  delete scope.year;
  if (groups !== null) scope.group = groups;
  if (years !== null) scope.year = years;
  return scope;
}
