import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { builtInFacts } from "../../../content/facts/snapshot.ts";
import { checkDraft } from "../../../domain/drafting/checks/check-draft.ts";
import type { CheckContext } from "../../../domain/drafting/checks/draft-text.ts";
import { pagePaths } from "../../../domain/posts/text/own-paths.ts";
import { stoppingFindings, type ClaimGroup } from "../../../domain/posts/revisions/ledger.ts";

/** `tuning` may be read by whoever writes the checks; `measured` is only run. */
export const halves = ["tuning", "measured"] as const;
export type Half = (typeof halves)[number];

const itemSchema = z.object({
  id: z.string(),
  markdown: z.string(),
  heading: z.string().default(""),
  label: z.string().default(""),
  kind: z.string().default(""),
});

export type SetItem = z.infer<typeof itemSchema>;

type SetName = "faults" | "truths" | "false-rules" | "true-rules" | "wrong-tokens" | "safety" | "fresh" | "b-faults" | "b-truths" | "b-tokens";

/** A set that was written and labelled by somebody who did not know the rules of the checks. */
export function independentSet(name: SetName, half: Half): readonly SetItem[] {
  const file = join(import.meta.dirname, half, `${name}.json`);
  return z.array(itemSchema).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The worst that the checks say of a piece of text. */
type Outcome = "stopped" | ClaimGroup | "passed";

const context: CheckContext = {
  facts: builtInFacts,
  today: "2026-11-22",
  checkedAt: "2026-11-22T06:00:00.000Z",
  paths: new Set(pagePaths(builtInFacts)),
  suppliedAddresses: new Set(),
};

/** What the checks say of an item that stands in a sound draft under its heading. */
export function outcomeOf({ heading, markdown }: Pick<SetItem, "heading" | "markdown">): Outcome {
  const { ledger } = checkDraft(
    {
      title: "What students should know about the exam",
      tags: ["jee"],
      hero_summary: "A short guide for students and parents.",
      hero_image_url: null,
      hero_image_alt: null,
      meta_description: "A short guide for students and parents on the exam, in plain words.",
      body_markdown: [heading === "" ? null : `## ${heading}`, markdown, closing]
        .filter((part) => part !== null)
        .join("\n\n"),
      internal_links: [],
      source_references: [],
    },
    context,
  );
  if (stoppingFindings(ledger).length > 0) return "stopped";
  const waiting = ledger.claims.filter(
    ({ verdict, sentence, place }) =>
      verdict === "to-confirm" && place.field === "body_markdown" && !closing.includes(sentence),
  );
  return gravest.find((one) => waiting.some(({ group }) => group === one)) ?? "passed";
}

const gravest = ["differs", "unknown", "agrees"] as const;

/** Makes a body long enough, and states nothing. */
const closing =
  "Read each part slowly, take a short break, and come back to it tomorrow with a fresh mind. Small steps every day bring you further than one long night before a test. Talk with your family when you feel tired, and sleep well.";
