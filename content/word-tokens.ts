import type { FactForm, FactId } from "./facts/index.ts";
import type { officialSites } from "./official-sites.ts";
import type { PagePath } from "./page-catalogue.ts";

/**
 * Text in which no figure is typed by hand: what stands between the words is named here and looked
 * up when a page is shown. A page follows its records; its sources can be collected from its words.
 */
export type Words = readonly WordPart[];

export type WordPart =
  | {
      readonly kind: "text";
      readonly text: string;
      readonly strong?: true;
      /** The value before it is contradicted by reports, and this is what they say. */
      readonly beside?: true;
      /** It is the value of a record in this form, with what has to be said of it. */
      readonly of?: { readonly id: FactId; readonly form?: FactForm };
    }
  | { readonly kind: "fact"; readonly id: FactId; readonly form?: FactForm }
  /** A rule that names years, for the exam after the one that it was written for: that exam's year, or the rule. */
  | { readonly kind: "year-on"; readonly id: FactId; readonly is: "year" | "rule" }
  | { readonly kind: "page"; readonly path: LinkedPath; readonly label: string }
  | { readonly kind: "official"; readonly site: keyof typeof officialSites }
  | { readonly kind: "provider"; readonly setting: "name" | "phone" | "address" };

/** A page, a short address that redirects to one, or a file to take along. */
type LinkedPath = PagePath | "/eligibility" | "/important-dates.ics";

/** Words, or a text that holds for any values. */
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

/** The bare figure of a fact, for a column whose head names the unit. */
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

/** For which exam the rule is read when it stays as it is: `2027`. */
export function nextYear(id: FactId): LookedUp {
  return { kind: "year-on", id, is: "year" };
}

export function yearOn(id: FactId): LookedUp {
  return { kind: "year-on", id, is: "rule" };
}

/** A link to a page of this site, inside words. */
export function pageLink(path: LinkedPath, label: string): LookedUp {
  return { kind: "page", path, label };
}

export function official(site: keyof typeof officialSites): LookedUp {
  return { kind: "official", site };
}

export function provider(setting: "name" | "phone" | "address"): LookedUp {
  return { kind: "provider", setting };
}
