import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cutBlocks } from "../../domain/drafting/blocks/blocks.ts";
import { withChosenSections, outlineOfPost } from "../../domain/drafting/outline/post-outline.ts";
import { wholeArticle } from "../../domain/drafting/providers/offline/corrected-article.ts";
import { offlineWriter } from "../../domain/drafting/providers/offline/offline-writer.ts";
import type { Base } from "../../domain/drafting/steps/keep-blocks.ts";
import { repairQuestion, revisionQuestion } from "../../domain/drafting/prompts/edits.ts";
import { succeed } from "../../domain/shared/result.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import type { Finding } from "../../domain/posts/revisions/ledger.ts";
import { evidenceOf, offlineDraft } from "../support/drafting.ts";
import { evidence } from "../support/model-writers.ts";
import {
  current,
  expectInOrder,
  expectLockedKept,
  finished,
  lockedPost,
} from "../support/locked-posts.ts";
import { randomBody } from "../support/random-body.ts";
import { findingOn } from "../support/writing.ts";
import { inProof, isProof, randomCases } from "../support/tier.ts";

const today = "2026-11-21";
const picks = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 });

describe("a model whose edits name any block, locked ones too", () => {
  const edit = fc.record({
    at: fc.nat(12),
    action: fc.constantFrom("replace", "insert-after", "remove"),
    text: fc.constantFrom(
      "New words.",
      "One paper costs ₹500 for SC/ST candidates in 2025.",
      "## New\n\nwords",
      "- one\n- two",
      "    code",
      "1. one",
      "| n |\n|---|\n| e |",
      null,
    ),
  });
  const command = fc.record({
    kind: fc.constantFrom("corrections", "findings"),
    body: randomBody,
    picks,
    edits: fc.array(edit, { minLength: 1, maxLength: 5 }),
    copies: fc.nat(12),
  });

  type RandomInput = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

  /** The answer of a model, each block changed once at most; null in place of a text copies a block. */
  function answerOf({ edits, copies }: RandomInput, body: string) {
    const { blocks } = cutBlocks(body);
    const copy = blocks[copies % blocks.length]?.markdown ?? "";
    const once = new Map(edits.map((one) => [(one.at % blocks.length) + 1, one]));
    const given = [...once].map(([block, { action, text }]) => ({
      block,
      action,
      markdown: action === "remove" ? null : (text ?? copy),
    }));
    const named = new Set(
      given.flatMap(({ block, action }) => (action === "insert-after" ? [] : [block])),
    );
    const untouched = (base: Base) =>
      blocks.flatMap(({ markdown }, index) =>
        !named.has(index + 1) || base.locks.has(markdown) ? [markdown] : [],
      );
    return { given, named, untouched };
  }

  test(
    "to corrections or findings: over random posts locked blocks stay, and blocks that no edit names",
    inProof,
    async () => {
      let made = 0;
      let tried = 0;
      await fc.assert(
        fc.asyncProperty(command, async (random) => {
          const base = lockedPost(random.body, random.picks);
          fc.pre(base !== null);
          const body = base.content.body_markdown;
          const { given, named, untouched } = answerOf(random, body);
          const nothing = { hero_summary: null, meta_description: null, tags: null };
          const { content, locks } = base;
          const question =
            random.kind === "corrections"
              ? revisionQuestion(
                  { current: current(base), corrections: "Change it", evidence, locks },
                  today,
                )
              : repairQuestion(
                  {
                    ...{ draft: content, prompt: null, corrections: null, evidence, locks },
                    findings: findingsAt([...named]),
                  },
                  today,
                );
          const answer = { ...nothing, title: "New", internal_links: null, edits: given };
          const value = question.resultOf(question.schema.parse(answer));
          if (value === null) return;
          const result = await finished(succeed({ ...value, usage: null }), base);
          if (result === null) return;
          made++;
          expectLockedKept(result, base);
          expectInOrder(result.body_markdown, untouched(base));
          const { blocks } = cutBlocks(body);
          if ([...named].some((number) => base.locks.has(blocks[number - 1]?.markdown ?? "")))
            tried++;
        }),
        randomCases(400),
      );
      // Most corrections are made, and many of them tried to change what is locked.
      expectMany(made, 200);
      expectMany(tried, 80);
    },
  );
});

/** In the proof: of a twentieth of its cases it may happen that none is met. */
function expectMany(cases: number, fewest: number): void {
  if (isProof) expect(cases).toBeGreaterThan(fewest);
}

function findingsAt(numbers: readonly number[]): readonly Finding[] {
  return numbers.map((block) => ({
    ...findingOn("words"),
    place: { field: "body_markdown", block },
  }));
}

describe("the writer without a model", () => {
  function corrected(base: Base, corrections: string) {
    const request = { current: current(base), corrections, evidence: evidenceOf(corrections) };
    return Promise.resolve(offlineWriter.revise({ ...request, locks: base.locks }));
  }

  test(
    "over random posts leaves locked blocks and those without the words that it replaces, or all of them",
    inProof,
    async () => {
      let made = 0;
      let met = 0;
      const words = fc.constantFrom("fee", "bold", "words", "more", "a", "no heading", "हिंदी");
      const change = fc.constantFrom("new words", "- list", "x\n\ny", "| t |");
      await fc.assert(
        fc.asyncProperty(randomBody, picks, words, change, async (body, picked, from, to) => {
          const base = lockedPost(body, picked);
          fc.pre(base !== null);
          const { blocks } = cutBlocks(base.content.body_markdown);
          const written = await corrected(
            base,
            `Set the title to "New". Replace "${from}" with "${to}"`,
          );
          const result = await finished(written, base);
          const holds = (text: string) => filledText(text, builtInFacts).includes(from);
          if (blocks.some(({ markdown }) => base.locks.has(markdown) && holds(markdown))) met++;
          if (result === null) return;
          made++;
          expectLockedKept(result, base);
          const untouched = blocks.filter(
            ({ markdown }) => base.locks.has(markdown) || !holds(markdown),
          );
          expectInOrder(
            result.body_markdown,
            untouched.map(({ markdown }) => markdown),
          );
        }),
        randomCases(400),
      );
      expectMany(made, 40);
      expectMany(met, 20);
    },
  );

  test(
    "of its own posts a locked passage stays where sections are moved, dropped or renamed, or all of them",
    inProof,
    () => {
      const drafts = ["documents for SC candidates", "droppers", "mock tests"].map((prompt) =>
        offlineDraft(prompt),
      );
      // Few are locked: a choice that touches one of them is refused as a whole.
      const locked = fc.nat(23).map((one) => one === 0);
      const manyPicks = fc.array(locked, { minLength: 80, maxLength: 80 });
      const order = fc.shuffledSubarray([0, 1, 2], { minLength: 1 });
      const seen = { done: 0, refused: 0 };
      fc.assert(
        fc.property(fc.constantFrom(...drafts), manyPicks, order, (draft, picked, places) => {
          const base = lockedPost(draft.body_markdown, picked);
          fc.pre(base !== null);
          const own = outlineOfPost(base.content, null, builtInFacts);
          const sections = places.flatMap((place) => own?.sections[place] ?? []);
          fc.pre(sections.length > 0);
          const changed = withChosenSections(base.content, { sections }, builtInFacts);
          const { locks } = base;
          const outcome = wholeArticle(changed, base.content, { locks, facts: builtInFacts });
          seen[outcome.ok ? "done" : "refused"]++;
          if (outcome.ok) expectLockedKept(outcome.value, base);
        }),
        randomCases(300),
      );
      if (isProof) expect(Math.min(seen.done, seen.refused)).toBeGreaterThan(10);
    },
  );
});
