import { caveats } from "../../../content/facts/index.ts";
import { sitePassages } from "../evidence/passages.ts";
import { parsedBody } from "./text/parse-body.ts";
import { statementsOfBody } from "./text/read-statements.ts";
import type { Statement } from "./text/statement.ts";

/** Fewer words than this mean something else in another place. */
const fewestWords = 6;

let known: ReadonlySet<string> | undefined;

/**
 * True for a whole sentence that stands word for word on our pages or in a note of the registry: a
 * person has checked it, so what a pattern makes of it counts less. Read with the first draft.
 */
export function isSiteSentence({ role, text }: Pick<Statement, "role" | "text">): boolean {
  if (role !== "sentence" || text.split(" ").length < fewestWords) return false;
  known ??= new Set(
    [...sitePassages().map((passage) => passage.text), ...Object.values(caveats)].flatMap(
      sentencesOf,
    ),
  );
  return known.has(bare(text));
}

function sentencesOf(body: string): readonly string[] {
  return statementsOfBody(parsedBody(body), body).flatMap((statement) =>
    statement.role === "sentence" ? [bare(statement.text)] : [],
  );
}

function bare(text: string): string {
  return text
    .replace(/^Note:\s*/, "")
    .replace(/\s+/g, " ")
    .trim();
}
