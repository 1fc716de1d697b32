import type { CaveatId, FactId, FactSource } from "../facts/index.ts";
import type { PagePath } from "../page-catalogue.ts";
import { say, type WordPart, type Wording, type Words } from "../word-tokens.ts";

type Headed = {
  readonly id: string;
  readonly title: string;
  /** Shows the heading alone until somebody opens it, or comes by a link to the part. */
  readonly folded?: true;
};

type Noted = { readonly caveats?: readonly CaveatId[] };

type Introduced = Noted & { readonly intro?: Words };

/** The contents of each kind, which has exactly one component. */
type Contents = {
  prose: Noted & { readonly paragraphs: readonly Words[] };
  list: Introduced & { readonly items: readonly Words[] };
  steps: Introduced & { readonly steps: readonly Step[] };
  /** Sources and the day of their check stand in its foot. */
  table: Introduced & {
    readonly caption: string;
    readonly columns: readonly Column[];
    /** The first cell of a row is its header. */
    readonly rows: readonly (readonly Cell[])[];
  };
  /** A table whose rows are a timeline, each with its status by the clock. */
  dates: Noted & { readonly caption: string; readonly events: readonly CycleEvent[] };
  notice: {
    readonly tone: "information" | "warning";
    readonly paragraphs: readonly Words[];
  };
  reminder: { readonly text: Words; readonly action: string };
  accordion: Introduced & {
    readonly items: readonly {
      readonly id: string;
      readonly title: string;
      readonly groups: readonly { readonly title?: string; readonly points: readonly Words[] }[];
    }[];
  };
  /** An accordion that search engines may read as such. */
  questions: { readonly questions: readonly Question[] };
  tabs: {
    readonly tabs: readonly {
      readonly id: string;
      readonly label: string;
      readonly sections: readonly SectionOf<Exclude<keyof Contents, "tabs">>[];
    }[];
  };
  unavailable: { readonly label: string; readonly text: Words };
  links: {
    readonly links: readonly {
      readonly path: PagePath | "/registration" | "/syllabus" | "/sitemap.xml";
      readonly label: string;
      readonly description?: string;
    }[];
  };
  /** From the settings. */
  contact: unknown;
  /** Loaded when it is scrolled to. */
  map: { readonly height: 250 | 400 };
  /** The chapters to tick, a plan and mock scores, which a reader's own browser keeps. */
  weeks: { readonly intro: Words };
};

export type SectionOf<Kind extends keyof Contents> = {
  readonly [Each in Kind]: Headed & { readonly kind: Each } & Contents[Each];
}[Kind];

export type Section = SectionOf<keyof Contents>;

type Step = {
  readonly title: string;
  readonly text: Words;
  readonly events?: readonly CycleEvent[] | undefined;
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

export type CycleEvent = {
  readonly id: string;
  readonly event: string;
  readonly expected?: Words;
  readonly dates: Words;
  /** First and last day by fact: status and order follow them. */
  readonly by: readonly FactId[];
  /** Its last day, which a notice may name before the first. */
  readonly lastDay?: FactId;
  readonly highlight?: true;
};

export type Question = {
  readonly id: string;
  readonly question: Wording;
  readonly answer: Words;
  readonly caveats?: readonly CaveatId[];
  readonly source?: FactSource;
};

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
  readonly keyFacts: readonly KeyFact[];
  readonly sections: readonly Section[];
};

export type KeyFact = { readonly label: string; readonly value: Words };

export type FaqCategory = {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
};

export function section<Kind extends keyof Contents>(
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

export function foldedProse(id: string, title: string, paragraphs: readonly Words[]) {
  return section("prose", id, title, { paragraphs, folded: true });
}

export function list(id: string, title: string, items: readonly Words[]) {
  return section("list", id, title, { items });
}

export function foldedList(id: string, title: string, items: readonly Words[]) {
  return section("list", id, title, { items, folded: true });
}

export function notice(
  tone: SectionOf<"notice">["tone"],
  id: string,
  title: string,
  paragraphs: readonly Words[],
) {
  return section("notice", id, title, { tone, paragraphs });
}

export function questionList(id: string, title: string, questions: readonly Question[]) {
  return section("questions", id, title, { questions });
}

/** As `say` takes them: what follows is the text of a template. */
type Said = Parameters<typeof say>;

/** ``question("reg-6", "Is Aadhaar compulsory?").answer`No, but it is preferred.` `` */
export function question(
  id: string,
  asked: Wording,
  notes: Pick<Question, "caveats" | "source"> = {},
) {
  return {
    answer: (...words: Said): Question => ({
      id,
      question: asked,
      answer: say(...words),
      ...notes,
    }),
  };
}

export function step(title: string, events?: readonly CycleEvent[]) {
  return { text: (...words: Said): Step => ({ title, text: say(...words), events }) };
}

export function reminder(title: string) {
  const action = "Send 'JEE' to WhatsApp →";
  return {
    text: (...words: Said) =>
      section("reminder", "reminder", title, { text: say(...words), action }),
  };
}

export function keyFact(label: string) {
  return { is: (...words: Said): KeyFact => ({ label, value: say(...words) }) };
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

/** A row by its name; in the other cells a value stands by its id or as one word. */
export function row(
  name: string | Words,
  ...cells: readonly (FactId | WordPart | Words)[]
): readonly Cell[] {
  const words = [
    typeof name === "string" ? say`${{ kind: "text", text: name }}` : name,
    ...cells.map((cell) => (isWords(cell) ? cell : say`${cell}`)),
  ];
  return words.map((one) => ({ kind: "words", words: one }));
}

function isWords(cell: FactId | WordPart | Words): cell is Words {
  return Array.isArray(cell);
}
