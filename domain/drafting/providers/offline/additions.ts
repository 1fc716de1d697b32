import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { filledText, factToken, factsIn } from "../../../posts/text/fact-tokens.ts";
import { bullets, tableMarkdown } from "../../evidence/content-as-markdown.ts";
import { isWeak, subjectTerms } from "../../evidence/text-search.ts";
import { cutBlocks } from "../../blocks/blocks.ts";
import type { AskEvidence, DraftContent } from "../../writer.ts";
import { findSection, introductionOf, sectionsOf } from "./article-outline.ts";
import { type Change, edited, notFound, refused, type Tools } from "./change.ts";
import { tipsOf } from "./requested-forms.ts";
import type { Command, Place } from "./correction-rules.ts";

const mostRows = 6;
const mostQuestions = 4;

/** Adds what our passages and records say to a subject, all of it or nothing. */
export function withAddition(
  content: DraftContent,
  { subject, as, place }: Extract<Command, { kind: "add" }>,
  { finder }: Tools,
): Change {
  const isQuestions = /^(?:some |few )?(?:faqs?|questions(?: and answers)?|q ?& ?a)\b/i.test(
    subject,
  );
  const wanted = isQuestions ? `${subject.replace(/^\S+/, "")} ${content.title}` : subject;
  const { asks, reading } = finder.gather(wanted);
  const isTelling =
    reading.readers.length > 0 || subjectTerms(wanted).some((term) => !isWeak(term));
  const open = asks.filter(({ passages, facts }) => passages.length + facts.length === 0);
  if (!isTelling || asks.length === 0 || open.length > 0) {
    const name = open[0]?.ask ?? subject;
    return refused(
      `nothing on this site answers “${name}”, so it would have to be written by you.`,
      finder.nearest(wanted),
    );
  }
  const texts = isQuestions
    ? questionsOf(asks, content)
    : asks.map((ask) =>
        as === "table"
          ? tableOf(ask, content, finder.facts)
          : sectionOf(ask, content, finder.facts),
      );
  const isMissing = texts.some((text) => text === null);
  if (texts.length === 0 || isMissing)
    return refused(
      as === "table"
        ? "the records hold no values for such a table that the article does not show."
        : "what this site says about it stands in the article already.",
      finder.nearest(wanted),
    );
  const own = new Set(subjectTerms(wanted).filter((term) => !isWeak(term)));
  const isOnSubject = texts.every(
    (text) => own.size === 0 || subjectTerms(text ?? "").some((term) => own.has(term)),
  );
  if (!isOnSubject)
    return refused(`nothing on this site answers “${subject}”.`, finder.nearest(wanted));
  return inserted(
    content,
    [...new Set(texts)].filter((text) => text !== null).join("\n\n"),
    place ?? { at: "end" },
    finder.facts,
  );
}

/** The best passage that the article does not hold yet. */
function sectionOf(
  { passages, facts }: AskEvidence,
  { body_markdown: body }: DraftContent,
  records: FactSnapshot,
): string | null {
  const names = new Set(sectionsOf(body, records).map(({ name }) => name.toLowerCase()));
  const [best] = passages.filter(({ kind }) => kind !== "update");
  if (best === undefined) {
    const rows = facts.filter(({ id }) => !body.includes(factToken(id))).slice(0, mostRows);
    return rows.length === 0 ? null : `## ${rows[0]?.topic ?? ""}\n\n${table(rows)}`;
  }
  const isTold =
    names.has(filledText(best.title, records).toLowerCase()) || body.includes(best.text);
  return isTold ? null : `## ${best.title}\n\n${best.text}`;
}

function tableOf(
  { facts }: AskEvidence,
  { body_markdown: body }: DraftContent,
  records: FactSnapshot,
): string | null {
  const inTables = body
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .join("\n");
  const shown = new Set(factsIn(inTables, records).map(({ id }) => id));
  const [first] = facts;
  const rows = facts
    .filter(({ id, topic, text }) => !shown.has(id) && topic === first?.topic && text.length < 80)
    .slice(0, mostRows);
  return rows.length < 2 ? null : `## ${first?.topic ?? ""} at a glance\n\n${table(rows)}`;
}

function table(rows: AskEvidence["facts"]): string {
  return tableMarkdown(
    ["What", "Value", "Year"],
    rows.map(({ id, label, edition }) => [label, factToken(id), edition]),
  );
}

function questionsOf(
  asks: readonly AskEvidence[],
  { body_markdown: body }: DraftContent,
): readonly string[] {
  const questions = asks
    .flatMap(({ passages }) => passages)
    .filter(
      ({ kind, title, text }) =>
        kind === "question" && !body.includes(title) && !body.includes(text),
    )
    .slice(0, mostQuestions)
    .map(({ title, text }) => `### ${title}\n\n${text}`);
  return questions.length === 0 ? [] : [["## Questions and answers", ...questions].join("\n\n")];
}

/** Adds so many tips that our passages give on a subject; refused where they give fewer. */
export function withTips(
  content: DraftContent,
  { subject, count, place }: Extract<Command, { kind: "tips" }>,
  { finder }: Tools,
): Change {
  const tips = tipsOf(finder.gather(subject).passages, finder.facts)
    .filter((tip) => !content.body_markdown.includes(tip))
    .slice(0, count);
  return tips.length < count
    ? refused(`this site has no ${count} tips on “${subject}”.`, finder.nearest(subject))
    : inserted(
        content,
        `## More tips on ${subject}\n\n${bullets(tips)}`,
        place ?? { at: "end" },
        finder.facts,
      );
}

/** Adds the reviewer's own sentence, where they say or else in the section with most of its words. */
export function withStatement(
  content: DraftContent,
  { text, place }: Extract<Command, { kind: "state" }>,
  facts: FactSnapshot,
): Change {
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/(?<![.!?…])$/, ".");
  if (content.body_markdown.includes(sentence)) return refused("the article says so already.");
  const { body_markdown: body } = content;
  const near = findSection(body, text, facts);
  const own: Place =
    place ??
    (near.kind === "one" ? { at: "in", part: near.part.name } : { at: "in", part: "introduction" });
  return inserted(content, sentence, own, facts);
}

/** The content with new text at a place; refused when the place is not there. */
function inserted(content: DraftContent, text: string, place: Place, facts: FactSnapshot): Change {
  const { body_markdown: body } = content;
  const block = blockBefore(body, place, facts);
  return typeof block === "number"
    ? edited(content, [{ action: "insert-after", block, text }])
    : block;
}

/** The number of the block after which a place begins. */
export function blockBefore(body: string, place: Place, facts: FactSnapshot): number | Change {
  const introduction = introductionOf(body, facts).blocks;
  if (!("part" in place))
    return place.at === "end" ? cutBlocks(body).blocks.length : (introduction.at(-1) ?? 0);
  if (place.at === "in" && /introduction/.test(place.part)) return introduction.at(-1) ?? 0;
  const found = findSection(body, place.part, facts);
  if (found.kind !== "one") return notFound(body, found, facts);
  const [first = 1] = found.part.blocks;
  return place.at === "before" ? first - 1 : (found.part.blocks.at(-1) ?? 0);
}
