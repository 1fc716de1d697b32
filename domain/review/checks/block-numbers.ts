import { parsedBody } from "../../drafting/checks/text/parse-body.ts";

/** What stands in a body and is not shown where it stands. */
const unseen: readonly string[] = ["definition", "html", "footnoteDefinition"];

/**
 * The number of the block (from 1, as ledgers count) behind each element of a body as it is shown,
 * in order. Footnotes, which are shown after everything else, are not among them.
 */
export function blockNumbers(body: string): readonly number[] {
  return parsedBody(body).children.flatMap(({ type }, index) =>
    unseen.includes(type) ? [] : [index + 1],
  );
}
