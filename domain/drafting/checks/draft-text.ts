import type { Root } from "mdast";
import type { DraftContent } from "../writer.ts";
import { parsedBody } from "./text/parse-body.ts";
import { statementsOfBody } from "./text/read-statements.ts";
import { runOf } from "./text/run.ts";
import { sentencesOf } from "./text/sentences.ts";
import type { Statement } from "./text/statement.ts";

/** A draft read once for all checks. */
export type DraftText = {
  readonly content: DraftContent;
  readonly tree: Root;
  /** Title, summary, description and body, in this order. */
  readonly statements: readonly Statement[];
};

export function readDraft(content: DraftContent): DraftText {
  const tree = parsedBody(content.body_markdown);
  const statements = [
    ...fieldStatements("title", content.title),
    ...fieldStatements("hero_summary", content.hero_summary),
    ...fieldStatements("meta_description", content.meta_description),
    ...statementsOfBody(tree, content.body_markdown),
  ];
  return { content, tree, statements };
}

function fieldStatements(
  field: "title" | "hero_summary" | "meta_description",
  text: string,
): readonly Statement[] {
  const runs = sentencesOf(runOf(text, field === "title" ? null : 0));
  return runs.map((run, index) => ({
    place: { field },
    role: field === "title" ? "title" : "sentence",
    own: "",
    above: [runs[index - 1]?.text ?? ""].filter(Boolean),
    ...run,
  }));
}
