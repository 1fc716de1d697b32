import { builtInFacts } from "../../content/facts/snapshot.ts";
import { checkDraft } from "../../domain/drafting/checks/check-draft.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { pagePaths } from "../../domain/posts/text/own-paths.ts";
import { stoppingFindings, type Finding } from "../../domain/posts/revisions/ledger.ts";
import { correctToday } from "./statements.ts";
import type { CheckContext, CheckedDraft } from "../../domain/drafting/checks/draft-text.ts";

/** A paragraph that makes a body long enough and states nothing. */
const closing =
  "This article sums up what a student has to know about this subject in plain words. Read it slowly, take a short break, and come back to it tomorrow with a fresh mind, for small steps every day bring you further than one long night.";

const sound: DraftContent = {
  title: "What students should know about the exam",
  tags: ["jee"],
  hero_summary: "A short guide for students and parents.",
  hero_image_url: null,
  hero_image_alt: null,
  meta_description: "A short guide for students and parents on the entrance exam, in plain words.",
  body_markdown: "",
  internal_links: [],
  source_references: [],
};

const context: CheckContext = {
  facts: builtInFacts,
  today: correctToday,
  checkedAt: `${correctToday}T10:00:00.000Z`,
  paths: new Set(pagePaths(builtInFacts)),
  suppliedAddresses: new Set(),
};

/** A sound draft with one change; a body gets a closing paragraph, so that only its words count. */
export function draftWith(change: Partial<DraftContent>): DraftContent {
  const body = change.body_markdown ?? "";
  const isShort = body !== "" && body.length < 10;
  return { ...sound, ...change, body_markdown: isShort ? body : `${body}\n\n${closing}` };
}

export function checkedWith(
  change: Partial<DraftContent>,
  settings: Partial<CheckContext> = {},
): CheckedDraft {
  return checkDraft(draftWith(change), { ...context, ...settings });
}

/** What stops a sound draft with this in its body. */
export function stopsOf(
  body_markdown: string,
  settings: Partial<CheckContext> = {},
): readonly Finding[] {
  return stoppingFindings(checkedWith({ body_markdown }, settings).ledger);
}
