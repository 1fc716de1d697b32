import { expect } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cutBlocks, lockedIn } from "../../domain/drafting/blocks/blocks.ts";
import { computeHere } from "../../domain/computing/compute-here.ts";
import { checkDraft } from "../../domain/drafting/checks/check-draft.ts";
import { checkedContent, checkWritten } from "../../domain/drafting/steps/check.ts";
import type { Base } from "../../domain/drafting/steps/keep-blocks.ts";
import type { DraftContent, WriteResult } from "../../domain/drafting/writer.ts";
import { frozenClock } from "../../domain/shared/clock.ts";
import { contentNamed } from "./writing.ts";

const clock = frozenClock("2026-11-21T06:00:00Z");

/** What the run of a correction checks and saves. */
function checked(written: DraftContent, base: Base) {
  const published = {
    addresses: () => Promise.resolve([]),
    formerAddresses: () => Promise.resolve([]),
  };
  const past = { prompt: null, requests: [], otherWords: [], raised: [] };
  const tools = {
    clock,
    facts: { current: () => builtInFacts },
    posts: { published, topics: { used: () => Promise.resolve([]) } },
    checkDraft,
    compute: computeHere,
    ownContacts: new Set<string>(),
  };
  return checkWritten(written, { past, base, edition: builtInFacts.edition }, tools, {
    person: "admin:a@guide.example",
  });
}

/** A post as it is stored, of which the blocks that are picked are locked. */
export function lockedPost(body_markdown: string, picks: readonly boolean[]): Base | null {
  const content = checkedContent(contentNamed("A post", { body_markdown }));
  if (!content.ok) return null;
  const { blocks } = cutBlocks(content.value.body_markdown);
  const locks = blocks.flatMap(({ markdown }, index) => (picks[index] === true ? [markdown] : []));
  return { content: content.value, locks: new Set(locks) };
}

export function current(base: Base) {
  return { ...base.content, slug: "a-post", category: "news" as const, author: null };
}

export function expectLockedKept(content: DraftContent, { content: before, locks }: Base): void {
  const kept = lockedIn(before.body_markdown, locks);
  expect(lockedIn(content.body_markdown, locks)).toEqual(kept);
}

/** Each of these stands in the body letter for letter, one after the other. */
export function expectInOrder(body: string, texts: readonly string[]): void {
  let read = 0;
  for (const text of texts) {
    const found = body.indexOf(text, read);
    expect(found, text).toBeGreaterThanOrEqual(read);
    read = found + text.length;
  }
}

/** What would be saved; null for a correction that ends with a sentence. */
export async function finished(written: WriteResult, base: Base): Promise<DraftContent | null> {
  const result = written.ok ? await checked(written.value.content, base) : written;
  if (result.ok) return result.value.content;
  expect(result.failure.message).toMatch(/\.$/);
  return null;
}
