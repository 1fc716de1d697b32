import type { CaveatId, FactId, FactSource } from "../facts/index.ts";
import type { PagePath } from "../page-catalogue.ts";
import type { Wording, Words } from "../word-tokens.ts";

/** Each kind has exactly one component. */
export type Section =
  | ProseSection
  | ListSection
  | StepsSection
  | TableSection
  | DatesSection
  | NoticeSection
  | ReminderSection
  | AccordionSection
  | QuestionsSection
  | TabsSection
  | UnavailableSection
  | LinksSection
  | ContactSection
  | MapSection
  | WeeksSection;

type Headed = {
  readonly id: string;
  readonly title: string;
  /** Shows the heading alone until somebody opens it, or comes by a link to the part. */
  readonly folded?: true;
};

type Noted = Headed & { readonly caveats?: readonly CaveatId[] };

type ProseSection = Noted & {
  readonly kind: "prose";
  readonly paragraphs: readonly Words[];
};

export type ListSection = Noted & {
  readonly kind: "list";
  readonly intro?: Words;
  readonly items: readonly Words[];
};

type StepsSection = Noted & {
  readonly kind: "steps";
  readonly intro?: Words;
  readonly steps: readonly {
    readonly title: string;
    readonly text: Words;
    readonly events?: readonly CycleEvent[];
  }[];
};

/** Sources and the day of their check stand in its foot. */
export type TableSection = Noted & {
  readonly kind: "table";
  readonly intro?: Words;
  readonly caption: string;
  readonly columns: readonly Column[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly Cell[])[];
};

/** `asked`: on phones each row of such a table is a card that begins with it. */
export type Column = {
  readonly title: string;
  readonly numeric?: true;
  readonly asked?: true;
};

export type Cell =
  | { readonly kind: "words"; readonly words: Words }
  /** A disabled button with this label. */
  | { readonly kind: "unavailable"; readonly label: string }
  | { readonly kind: "badge"; readonly label: string };

/** A table whose rows are a timeline, each with its status by the clock. */
type DatesSection = Noted & {
  readonly kind: "dates";
  readonly caption: string;
  readonly events: readonly CycleEvent[];
};

export type CycleEvent = {
  readonly id: string;
  readonly event: string;
  readonly expected: Words | null;
  readonly dates: Words;
  /** First and last day by fact: status and order follow them. */
  readonly by: readonly FactId[];
  /** Its last day, which a notice may name before the first. */
  readonly lastDay?: FactId;
  readonly highlight: boolean;
};

export type NoticeSection = Headed & {
  readonly kind: "notice";
  readonly tone: "information" | "warning";
  readonly paragraphs: readonly Words[];
};

export type ReminderSection = Headed & {
  readonly kind: "reminder";
  readonly text: Words;
  readonly action: string;
};

export type AccordionSection = Noted & {
  readonly kind: "accordion";
  readonly intro?: Words;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly groups: readonly { readonly title?: string; readonly points: readonly Words[] }[];
  }[];
};

/** An accordion that search engines may read as such. */
export type QuestionsSection = Headed & {
  readonly kind: "questions";
  readonly questions: readonly Question[];
};

export type Question = {
  readonly id: string;
  readonly question: Wording;
  readonly answer: Words;
  readonly caveats?: readonly CaveatId[];
  readonly source?: FactSource;
};

export type TabsSection = Headed & {
  readonly kind: "tabs";
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly sections: readonly Exclude<Section, { kind: "tabs" }>[];
  }[];
};

type UnavailableSection = Headed & {
  readonly kind: "unavailable";
  readonly label: string;
  readonly text: Words;
};

type LinksSection = Headed & {
  readonly kind: "links";
  readonly links: readonly {
    readonly path: PagePath | "/registration" | "/syllabus" | "/sitemap.xml";
    readonly label: string;
    readonly description?: string;
  }[];
};

/** From the settings. */
type ContactSection = Headed & { readonly kind: "contact" };

/** The chapters to tick, a plan and mock scores, which a reader's own browser keeps. */
type WeeksSection = Headed & { readonly kind: "weeks"; readonly intro: Words };

/** Loaded when it is scrolled to. */
type MapSection = Headed & { readonly kind: "map"; readonly height: 250 | 400 };

export type InformationPage = {
  readonly path: PagePath;
  readonly heading: string;
  /** 50 to 160 characters for search engines. */
  readonly description: Wording;
  readonly lead: Words;
  /** Shows "Last updated" with today's date; the day of the check always stands beside it. */
  readonly showsLastUpdated?: true;
  /** A chat button stays in the corner of the window. */
  readonly showsFloatingChat?: true;
  /**
   * How the page tells of the season: all in a card; the coming exam before anything else, also with the rule
   * for it; or a line that nothing is announced.
   */
  readonly season?: "card" | "first" | "rule" | "line";
  /** It stands before the key facts, right under the head. */
  readonly opensWithFirstPart?: true;
  /** Three to six figures; none on pages without any. */
  readonly keyFacts: readonly { readonly label: string; readonly value: Words }[];
  readonly sections: readonly Section[];
};

export type FaqCategory = {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
};

type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

export function section<Kind extends Section["kind"]>(
  kind: Kind,
  id: string,
  title: string,
  contents: Omit<SectionOf<Kind>, "kind" | "id" | "title">,
): SectionOf<Kind> {
  return { kind, id, title, ...contents } as SectionOf<Kind>;
}

export function prose(id: string, title: string, paragraphs: readonly Words[]) {
  return section("prose", id, title, { paragraphs });
}

export function list(id: string, title: string, items: readonly Words[]) {
  return section("list", id, title, { items });
}

/** The head of a table; a bare title is a column of words. */
export function columns(...heads: readonly (string | Column)[]): readonly Column[] {
  return heads.map((head) => (typeof head === "string" ? { title: head } : head));
}

export function figures(title: string): Column {
  return { title, numeric: true };
}

export function asked(title: string): Column {
  return { title, asked: true };
}

export function askedFigure(title: string): Column {
  return { title, numeric: true, asked: true };
}

export function row(...cells: readonly Words[]): readonly Cell[] {
  return cells.map((words) => ({ kind: "words", words }));
}
