import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Cell, Section } from "../../../content/pages/section.ts";
import { saidWords, partText } from "../../../content/word-text.ts";
import type { Wording } from "../../../content/word-tokens.ts";

/** Searched and quoted without the settings of the institute, which are no content. */
const provider = {
  name: "the institute",
  phone: "the institute's number",
  address: "the institute's address",
} as const;

export function plainText(wording: Wording, facts: FactSnapshot): string {
  if (typeof wording === "string") return wording;
  return saidWords(wording, facts)
    .map((part) => partText(part, { provider, facts }))
    .join("");
}

/** A line a paragraph, point or row; without title, notes and the parts with anchors of their own. */
export function sectionLines(section: Section, facts: FactSnapshot): readonly string[] {
  const say = (wording: Wording) => plainText(wording, facts);
  switch (section.kind) {
    case "prose":
    case "notice":
      return section.paragraphs.map(say);
    case "list":
      return [...introOf(section), ...section.items.map(say)];
    case "steps":
      return [
        ...introOf(section),
        // The days of a step are found where they stand with their sources.
        ...section.steps.map(({ title, text }) => `${title}. ${say(text)}`),
      ];
    case "table":
      return [...introOf(section), ...tableLines(section, facts)];
    case "dates":
      return section.events.map(({ event, dates }) => `${event}: ${say(dates)}`);
    case "accordion":
      return introOf(section);
    case "unavailable":
      return [section.label, say(section.text)];
    case "reminder":
      return [say(section.text)];
    case "links":
      return section.links.map(({ label, description = "" }) => `${label} ${description}`);
    case "questions":
    case "tabs":
    case "contact":
    case "map":
      return [];
    case "weeks":
      return introOf(section);
  }

  function introOf({ intro }: { readonly intro?: Wording }): readonly string[] {
    return intro === undefined ? [] : [say(intro)];
  }
}

type Table = Extract<Section, { kind: "table" }>;

/** `OBC/EWS, one paper: ₹900; two papers: ₹1,800`. */
function tableLines({ columns, rows }: Table, facts: FactSnapshot): readonly string[] {
  return rows.map(([head, ...cells]) => {
    const cellTexts = cells.map((cell, place) =>
      [withinSentence(columns[place + 1]?.title ?? ""), cellText(cell, facts)].join(": "),
    );
    return [head === undefined ? "" : cellText(head, facts), cellTexts.join("; ")].join(", ");
  });
}

/** `One paper` is `one paper`; `Paper 1` and `B.Arch` are names. */
function withinSentence(title: string): string {
  return /^[A-Z][a-z]*(?:$| [a-z])/.test(title)
    ? title.charAt(0).toLowerCase() + title.slice(1)
    : title;
}

function cellText(cell: Cell, facts: FactSnapshot): string {
  return cell.kind === "words" ? plainText(cell.words, facts) : cell.label;
}
