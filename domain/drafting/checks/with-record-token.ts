import type { Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factToken } from "../../posts/text/fact-tokens.ts";
import type { Claim } from "./claims/read-claims.ts";
import { runOf } from "./text/text-run.ts";
import type { Statement } from "./text/statement.ts";

/** The statement with a record's token where a figure stands. */
export function withRecordToken(
  statement: Statement,
  claim: Claim,
  record: Fact,
  facts: FactSnapshot,
): Statement {
  const { start, end } = claim.token ?? claim.figure;
  const shown = runOf(
    `${statement.text.slice(0, start)}${factToken(record.id)}${statement.text.slice(end)}`,
    null,
    facts,
  );
  const by = shown.text.length - statement.text.length;
  const others = statement.values
    .filter((value) => value.end <= start || value.start >= end)
    .map((value) =>
      value.start >= end ? { ...value, start: value.start + by, end: value.end + by } : value,
    );
  return { ...statement, ...shown, values: [...shown.values, ...others] };
}
