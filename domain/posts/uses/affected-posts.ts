import { factText } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { factsOf, filledText } from "../text/fact-tokens.ts";
import { listPostsThatSay, postTexts as texts, tokensOf } from "./affected-post-repository.ts";

type AffectedPosts = ReturnType<typeof createAffectedPosts>;

export type AffectedPost = Awaited<ReturnType<AffectedPosts["find"]>>[number];

type AskedAbout = { readonly factIds: readonly string[]; readonly before: FactSnapshot };

/** Shorter values (`Yes`, `NTA`, `3`) stand in every post. */
const minValueLength = 6;

export function createAffectedPosts(queries: Queries) {
  return {
    async find({ factIds, before }: AskedAbout) {
      const records = factIds.flatMap((id) => before.find(id) ?? []);
      const values = records.map(factText).filter(({ length }) => length >= minValueLength);
      const own = [...records.flatMap(({ id }) => tokensOf(id)), ...values];
      const named = records.flatMap(({ id }) => tokensOf(`${before.edition}/${id}`));
      if (records.length === 0) return [];
      const rows = await listPostsThatSay(queries, { edition: before.edition, own, named });
      return rows.map(({ id, edition, ...post }) => {
        const facts = factsOf({ edition }, before);
        const words = edition === before.edition ? [...own, ...named] : named;
        const sentence = firstSentence(texts.map((text) => post[text]).join("\n"), words);
        return {
          id,
          title: filledText(post.title, facts),
          sentence: filledText(sentence, facts),
        };
      });
    },
  };
}

function firstSentence(text: string, words: readonly string[]): string {
  const wanted = words.map((word) => word.toLowerCase());
  const sentences = text.split(/\n+|(?<=[.!?])\s+/);
  const found = sentences.find((sentence) =>
    wanted.some((word) => sentence.toLowerCase().includes(word)),
  );
  return (found ?? "").replaceAll(/^[\s>#*|-]+|[\s*|]+$/g, "").replaceAll(/\s*\|\s*/g, ", ");
}
