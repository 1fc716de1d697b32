import { factText, type Fact } from "../../../content/facts/index.ts";
import { builtInFacts, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { FactStatement } from "../../facts/fact-statement.ts";
import type { FactsService } from "../../facts/facts-service.ts";
import type { Correction } from "../revisions/correction.ts";
import { textParts, factsOf } from "../text/fact-tokens.ts";
import type { Post } from "../post.ts";

export async function factCorrections(
  post: Post,
  facts: FactSnapshot,
  { history }: Pick<FactsService, "history">,
): Promise<readonly Correction[]> {
  const { published_at: publishedAt } = post;
  if (publishedAt === null) return [];
  const corrections: Correction[] = [];
  for (const { edition, record } of changedSince(post, facts, publishedAt)) {
    const statements = await history(record.id, edition);
    const shipped = builtInFacts.inEdition(edition)?.find(record.id);
    corrections.push(...correctionsOf(record, shipped, statements, publishedAt));
  }
  return corrections.toSorted(newestFirst);
}

export function newestFirst(one: Correction, other: Correction): number {
  return Date.parse(other.published_at) - Date.parse(one.published_at);
}

function changedSince(post: Post, facts: FactSnapshot, instant: string) {
  const { title, hero_summary, body_markdown } = post;
  const parts = textParts([title, hero_summary, body_markdown].join("\n"), factsOf(post, facts));
  const changed = new Map<string, { readonly edition: string; readonly record: Fact }>();
  for (const part of parts) {
    if (part.kind !== "fact" || (part.record.changedAt ?? "") <= instant) continue;
    const [edition = post.edition] = part.id.includes("/") ? part.id.split("/") : [];
    changed.set(`${edition}/${part.record.id}`, { edition, record: part.record });
  }
  return changed.values();
}

function correctionsOf(
  record: Fact,
  shipped: Fact | undefined,
  statements: readonly FactStatement[],
  instant: string,
): readonly Correction[] {
  return statements.flatMap(({ isMinor, effectiveAt, value, standing }, index): Correction[] => {
    if (isMinor || effectiveAt === null || effectiveAt <= instant) return [];
    if (effectiveAt > (record.changedAt ?? "")) return [];
    const earlier = statements[index + 1];
    const before =
      earlier === undefined
        ? shipped
        : { ...record, value: earlier.value, standing: earlier.standing };
    if (before === undefined) return [];
    const text = sentenceOf(before, { ...record, value, standing });
    return text === null ? [] : [{ revision: null, published_at: effectiveAt, text }];
  });
}

/** Longer values are not repeated: the post shows the present one. */
const longestValue = 160;

function sentenceOf(before: Fact, after: Fact): string | null {
  const [was, is] = [factText(before), factText(after)];
  if (was === is) return null;
  return Math.max(was.length, is.length) > longestValue
    ? `${after.label} changed.`
    : `${after.label} changed from ${was} to ${is}.`;
}
