import { addressIn } from "../../../content/edition-address.ts";
import { pageCatalogue } from "../../../content/page-catalogue.ts";
import { factText, isReportedDifference, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { factToken, textParts, factsOf } from "../../posts/text/fact-tokens.ts";
import { postAddress } from "../../posts/post-address.ts";
import { succeed, type ValueOf } from "../../shared/result.ts";
import { storableText } from "../../shared/written-text.ts";
import type { ReviewRoom } from "../review-room.ts";

const maxFound = 12;

export type EditorSearch = ReturnType<typeof createEditorSearch>;

export type EditorFindings = ValueOf<EditorSearch["find"]>;

export type EditorValue = ValueOf<EditorSearch["values"]>[number];

export function createEditorSearch({ posts, facts }: ReviewRoom) {
  return {
    async find(input: { readonly postId: string; readonly words: string }) {
      const post = await posts.revisions.newest(input.postId);
      if (!post.ok) return post;
      const words = wordsOf(storableText(input.words));
      const records = factsOf(post.value, facts.current());
      return succeed({
        records: recordsFor(words, records),
        places: [...pagesFor(words, records), ...(await postsFor(words))].slice(0, maxFound),
      });
    },

    async values(input: { readonly postId: string; readonly text: string }) {
      const post = await posts.revisions.newest(input.postId);
      if (!post.ok) return post;
      return succeed(valuesIn(input.text, factsOf(post.value, facts.current())));
    },
  };

  async function postsFor(words: readonly string[]) {
    const published = await posts.published.newest(facts.current());
    return published
      .filter(({ title, tags }) => hasAll(`${title} ${tags.join(" ")}`, words))
      .map((post) => ({ title: post.title, address: postAddress(post), kind: "post" as const }));
  }
}

function valuesIn(text: string, facts: FactSnapshot) {
  const tokens = new Set(text.match(/\{\{fact:[^{}\n]*\}\}/g));
  return [...tokens].flatMap((token) => {
    const [part] = textParts(token, facts);
    return part?.kind === "fact" ? [{ token, text: part.text, ...aboutRecord(part.record) }] : [];
  });
}

function recordsFor(words: readonly string[], facts: FactSnapshot) {
  return facts.all
    .filter((record) => !isReportedDifference(record) && record.standing !== "withdrawn")
    .flatMap((record) => {
      const rank = rankOf(record, words);
      return rank === null ? [] : [{ record, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxFound)
    .map(({ record }) => ({
      token: factToken(record.id),
      text: factText(record),
      ...aboutRecord(record),
      topic: record.topic,
      checkedOn: record.checkedOn,
    }));
}

function rankOf(record: Fact, words: readonly string[]): number | null {
  if (hasAll(record.label, words)) return record.label.length;
  const around = [record.label, record.topic, factText(record), record.id.replaceAll(/[._]/g, " ")];
  return hasAll(around.join(" "), words) ? 1_000 + record.label.length : null;
}

function pagesFor(words: readonly string[], records: FactSnapshot) {
  return pageCatalogue(records.edition)
    .filter(({ title, description }) => hasAll(`${title} ${description}`, words))
    .map(({ title, path }) => ({
      title,
      address: addressIn(path, records),
      kind: "page" as const,
    }));
}

function aboutRecord({ label, source }: Fact) {
  return { label, source: source.title };
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

function hasAll(text: string, words: readonly string[]): boolean {
  const present = wordsOf(text);
  return words.every((word) => present.some((other) => other.startsWith(word)));
}
