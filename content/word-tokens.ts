import type { FactForm, FactId } from "./facts/index.ts";
import type { officialSites } from "./official-sites.ts";
import type { PagePath } from "./page-catalogue.ts";

/** No figure is typed by hand: a page follows its records, and its sources are collected from its words. */
export type Words = readonly WordPart[];

export type WordPart =
  | {
      readonly kind: "text";
      readonly text: string;
      readonly strong?: true;
      /** Reports against the value before it. */
      readonly beside?: true;
      /** The value of a record in this form. */
      readonly of?: { readonly id: FactId; readonly form?: FactForm };
    }
  | { readonly kind: "fact"; readonly id: FactId; readonly form?: FactForm }
  /** A rule that names years, for the exam after its own: that exam's year, or the rule. */
  | { readonly kind: "year-on"; readonly id: FactId; readonly is: "year" | "rule" }
  | { readonly kind: "page"; readonly path: LinkedPath; readonly label: string }
  | { readonly kind: "official"; readonly site: keyof typeof officialSites }
  | { readonly kind: "provider"; readonly setting: "name" | "phone" | "address" };

type LinkedPath = PagePath | "/changes" | "/eligibility" | "/important-dates.ics";

export type Wording = string | Words;

type LookedUp = Exclude<WordPart, { kind: "text" }>;
type Text = Extract<WordPart, { kind: "text" }>;

/** ``say`One paper costs ${"fee.sc_st_pwd.one_paper"}.` ``; a fact is named by its id alone. */
export function say(
  strings: TemplateStringsArray,
  ...between: readonly (FactId | WordPart)[]
): Words {
  return strings.flatMap((text, index) => {
    const next = between[index];
    const words: WordPart[] = text === "" ? [] : [{ kind: "text", text }];
    if (next === undefined) return words;
    return [...words, typeof next === "string" ? { kind: "fact", id: next } : next];
  });
}

export function plain(text: string): Text {
  return { kind: "text", text };
}

export function term(text: string): Text {
  return { kind: "text", text, strong: true };
}

/** For a column whose head names the unit. */
export function figure(id: FactId): LookedUp {
  return { kind: "fact", id, form: "figure" };
}

export function questionsOf(id: FactId): LookedUp {
  return { kind: "fact", id, form: "questions" };
}

export function marksOf(id: FactId): LookedUp {
  return { kind: "fact", id, form: "marks" };
}

export function total(id: FactId): LookedUp {
  return { kind: "fact", id, form: "total" };
}

/** The exam of the rule if it stays: `2027`. */
export function nextYear(id: FactId): LookedUp {
  return { kind: "year-on", id, is: "year" };
}

export function yearOn(id: FactId): LookedUp {
  return { kind: "year-on", id, is: "rule" };
}

export function pageLink(path: LinkedPath, label: string): LookedUp {
  return { kind: "page", path, label };
}

export function official(site: keyof typeof officialSites): LookedUp {
  return { kind: "official", site };
}

export function provider(setting: "name" | "phone" | "address"): LookedUp {
  return { kind: "provider", setting };
}
