import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { z } from "zod";
import { chat } from "../../support/dialects/openai-chat.ts";

/** What a model was asked for. */
export type AnswerKind = "draft" | "repair" | "reading" | "correction";

const folder = join(import.meta.dirname, "answers");

/** What was answered for an article, in order: `1-draft.txt`, `2-repair.txt` and so on. */
export function recordedAnswers(id: string): readonly { kind: AnswerKind; text: string }[] {
  const own = join(folder, id);
  if (!existsSync(own)) return [];
  return readdirSync(own)
    .filter((name) => name.endsWith(".txt"))
    .toSorted((one, other) => Number.parseInt(one) - Number.parseInt(other))
    .map((name) => ({
      kind: kindSchema.parse(name.replace(/^\d+-|\.txt$/g, "")),
      text: readFileSync(join(own, name), "utf8"),
    }));
}

/** The recorded answers of an article one after the other, of each kind on its own; null when there is no further one. */
export function replay(id: string): (kind: AnswerKind) => string | null {
  const left = [...recordedAnswers(id)];
  return (kind) => {
    const next = left.findIndex((one) => one.kind === kind);
    return next === -1 ? null : (left.splice(next, 1)[0]?.text ?? null);
  };
}

const kindSchema = z.enum(["draft", "repair", "reading", "correction"]);

/** Keeps an answer behind those that are there. */
export function keepAnswer(id: string, kind: AnswerKind, text: string): void {
  const own = join(folder, id);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, `${recordedAnswers(id).length + 1}-${kind}.txt`), text);
}

type Question = { readonly kind: AnswerKind; readonly body: Record<string, unknown> };

/** A server on loopback with the OpenAI chat protocol whose answers come from `answer`. */
export async function startAnswering(
  answer: (question: Question) => Promise<string>,
): Promise<{ baseUrl: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = bodySchema.parse(JSON.parse(Buffer.concat(chunks).toString("utf8")));
      const { message } = chat.asked("", body);
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(chat.opening());
      // Whoever writes the answer by hand takes longer than clients wait for a silent connection.
      const alive = setInterval(() => response.write(": writing\n\n"), 30_000);
      answer({ kind: kindOf(message), body })
        .then(
          (text) => response.end(chat.piece(text) + chat.closing("stop")),
          () => response.end(chat.failing()),
        )
        .finally(() => clearInterval(alive));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const bodySchema = z.record(z.string(), z.unknown());
const messageSchema = z.record(z.string(), z.unknown());

/** The message is one JSON document, whose parts tell what is asked. */
function kindOf(message: string): AnswerKind {
  const parts = messageSchema.parse(JSON.parse(message));
  if ("findings" in parts) return "repair";
  if ("sentences" in parts) return "reading";
  return "corrections" in parts ? "correction" : "draft";
}

/** An answer that changes nothing and raises nothing, for what was never recorded. */
export const emptyAnswers: Record<Exclude<AnswerKind, "draft">, string> = {
  repair: noEdits(),
  correction: noEdits(),
  reading: JSON.stringify({ claims: [] }),
};

function noEdits(): string {
  const unchanged = { title: null, hero_summary: null, meta_description: null };
  return JSON.stringify({ ...unchanged, tags: null, internal_links: null, edits: [] });
}
