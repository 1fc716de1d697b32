import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { builtInFacts } from "../../../content/facts/snapshot.ts";
import { checkDraft } from "../../../domain/drafting/checks/check-draft.ts";
import type { CheckContext } from "../../../domain/drafting/checks/draft-text.ts";
import type { DraftContent } from "../../../domain/drafting/writer.ts";
import { filledText } from "../../../domain/posts/text/fact-tokens.ts";
import { pagePaths } from "../../../domain/posts/text/own-paths.ts";
import type {
  CheckedSentence,
  ClaimGroup,
  TextLocation,
} from "../../../domain/posts/revisions/ledger.ts";
import {
  emptyAnswers,
  recordedAnswers,
  replay,
  startAnswering,
  type AnswerKind,
} from "./answers.ts";
import { writeArticle } from "./pipeline.ts";
import type { CorpusRequest } from "./requests.ts";

/** What a person who did not write the rules said of a sentence. */
const labelSchema = z.object({
  sentence: z.string(),
  under: z.string(),
  label: z.enum(["true claim", "false claim", "no claim"]),
  /** For a false claim: the record that answers it; null when none does. */
  record: z.string().nullable().default(null),
});

type Label = z.infer<typeof labelSchema>;

/** The labelled sentences of an article and its revisions; none before somebody labelled it. */
function labelsOf(id: string): readonly Label[] {
  const file = join(import.meta.dirname, "labels", `${id}.json`);
  return existsSync(file) ? z.array(labelSchema).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** A sentence of an article is known again by its words and its heading; labels name a cell as column, then row. */
function keyOf({ sentence, under }: Pick<Label, "sentence" | "under">): string {
  const cell = /^([^|]*) \| (.*?): (.*)$/s.exec(sentence);
  const told = cell === null ? sentence : cellTold(cell[1] ?? "", cell[2] ?? "", cell[3] ?? "");
  return `${under}\n${told}`.replaceAll(/\s+/g, " ").toLowerCase();
}

function cellTold(column: string, rows: string, text: string): string {
  return `${[...rows.split(" | "), column].filter((head) => head !== "").join(", ")}: ${text}`;
}

export type MeasuredSentence = Pick<CheckedSentence, "sentence" | "under" | "verdict"> & {
  readonly label: Label | null;
  /** Of one that has to be confirmed; null for every other. */
  readonly group: ClaimGroup | null;
  /** The record beside it, under which a person decides on all such sentences at once; null where none is near. */
  readonly nearest: string | null;
  /** The records that the advice of its findings names. */
  readonly advised: readonly string[];
};

export type MeasuredArticle = {
  readonly id: string;
  /** The model's draft as it was answered, then each stored revision: after repairs, after corrections. */
  readonly versions: readonly {
    readonly words: number;
    readonly sentences: readonly MeasuredSentence[];
  }[];
};

/** Replays a recorded article through the site and holds each of its sentences against its label. */
export async function measuredArticle(request: CorpusRequest): Promise<MeasuredArticle> {
  const labels = new Map(labelsOf(request.id).map((label) => [keyOf(label), label]));
  const contents = await versionsOf(request);
  const { prompt } = request;
  const versions = contents.map((content) => {
    const { sentences, ledger } = checkDraft(content, { ...context, request: prompt });
    const words = filledText(content.body_markdown, builtInFacts).split(/\s+/).length;
    const measured = sentences.map(({ sentence, under, verdict, place }) => {
      const waiting = ledger.claims.find(
        (one) => one.verdict === "to-confirm" && one.sentence === sentence && one.under === under,
      );
      const { nearest = null, group = null } = waiting ?? {};
      return {
        ...{ sentence, under, verdict, group },
        nearest: nearest?.kind === "record" ? nearest.id : null,
        label: labels.get(keyOf({ sentence, under })) ?? null,
        advised: ledger.findings
          .filter((one) => one.stops && sentence.includes(one.quote) && isSame(one.place, place))
          .flatMap(({ message }) => message.match(/\{\{fact:[^{}]+\}\}/g) ?? []),
      };
    });
    return { words, sentences: measured };
  });
  return { id: request.id, versions };
}

/** The draft as it was answered and every revision that the site made of it. */
async function versionsOf(request: CorpusRequest): Promise<readonly DraftContent[]> {
  const recorded = replay(request.id);
  const draft = recordedAnswers(request.id).find(({ kind }) => kind === "draft");
  if (draft === undefined) throw new Error(`no draft was recorded for ${request.id}`);
  const text = draft.text;
  const drafted = await withServer(
    ({ kind }) => (kind === "draft" ? text : emptyAnswers[kind]),
    (url) => writeArticle({ ...request, corrections: null }, url, { isChecked: false }),
  );
  const revised = await withServer(
    ({ kind }) => recorded(kind) ?? (kind === "draft" ? text : emptyAnswers[kind]),
    (url) => writeArticle(request, url),
  );
  return [...drafted, ...revised].map(({ content }) => content);
}

async function withServer<Value>(
  answer: (question: { readonly kind: AnswerKind }) => string,
  work: (baseUrl: string) => Promise<Value>,
): Promise<Value> {
  const server = await startAnswering((question) => Promise.resolve(answer(question)));
  try {
    return await work(server.baseUrl);
  } finally {
    await server.close();
  }
}

function isSame(one: TextLocation, other: TextLocation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const context: CheckContext = {
  facts: builtInFacts,
  today: "2026-11-22",
  checkedAt: "2026-11-22T06:00:00.000Z",
  paths: new Set(pagePaths(builtInFacts)),
  suppliedAddresses: new Set(),
};
