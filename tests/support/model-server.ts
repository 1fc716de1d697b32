import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type Asked, type Dialect, type Ending, dialects } from "./dialects.ts";
import { z } from "zod";
import type { PreparedReading } from "../../domain/drafting/marks/reading-sources.ts";
import type { TokenUsage, Writer } from "../../domain/drafting/writer.ts";
import type { SentenceReading } from "../../domain/drafting/marks/reading-marks.ts";
import { succeed } from "../../domain/shared/result.ts";
import { openOnLoopback } from "./loopback.ts";

/** The last answer of a script is repeated. */
export type ScriptedAnswer =
  /** A streamed answer with this content; `stop` unless another ending is given. */
  | { readonly kind: "content"; readonly content: string; readonly ending?: Ending }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly retryAfter?: string;
      readonly location?: string;
      readonly message?: string;
    }
  /** 200 with something that is no answer of the protocol. */
  | { readonly kind: "raw"; readonly type: string; readonly body: string }
  /** Never answers. */
  | { readonly kind: "stall" }
  /** Begins an answer, with this content if any, and leaves it there. */
  | { readonly kind: "stall-within"; readonly content?: string }
  /** Begins an answer, with this content if any, and drops the connection. */
  | { readonly kind: "cut"; readonly content?: string }
  /** Begins an answer, with this content if any, and ends the stream as if that were all. */
  | { readonly kind: "unfinished"; readonly content?: string }
  /** Begins an answer, with this content if any, and then reports a fault of its own. */
  | { readonly kind: "failing"; readonly content?: string };

type ModelRequest = Asked & {
  readonly path: string;
  readonly key: unknown;
  readonly body: unknown;
};

export type ModelServer = {
  /** To be given as the base address of the API. */
  readonly baseUrl: string;
  readonly requests: readonly ModelRequest[];
  /** Resolves when the next request has come in whole. */
  readonly nextRequest: () => Promise<void>;
  readonly script: (...answers: readonly ScriptedAnswer[]) => void;
  readonly close: () => Promise<void>;
};

/**
 * A server on loopback that speaks one streaming protocol and answers by script. With `reading`, second
 * readings of drafts get that answer, beside the script and without being listed.
 */
export async function startModelServer(
  dialect: Dialect,
  reading: ScriptedAnswer | ((message: string) => ScriptedAnswer) | null = null,
): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const waiting: (() => void)[] = [];
  let answers: readonly ScriptedAnswer[] = [];

  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      const path = request.url ?? "";
      const body: unknown = JSON.parse(text);
      const key = dialect.keyIn(request.headers);
      const asked = dialect.asked(path, body);
      if (reading !== null && asked.instructions.startsWith("You check an article")) {
        play(typeof reading === "function" ? reading(asked.message) : reading, dialect, response);
        return;
      }
      requests.push({ ...asked, path, key, body });
      const [answer, ...rest] = answers;
      if (rest.length > 0) answers = rest;
      if (answer !== undefined) play(answer, dialect, response);
      waiting.splice(0).forEach((resolve) => resolve());
    });
  });
  const { url, close } = await openOnLoopback(server);

  return {
    baseUrl: url + dialect.basePath,
    requests,
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    script: (...scripted) => {
      requests.length = 0;
      answers = scripted;
    },
    close,
  };
}

/** Characters of one piece of a stream. */
const pieceLength = 60;

function play(answer: ScriptedAnswer, dialect: Dialect, response: ServerResponse): void {
  if (answer.kind === "stall") return;
  if (answer.kind === "status") {
    playStatus(answer, response);
    return;
  }
  if (answer.kind === "raw") {
    response.writeHead(200, { "content-type": answer.type });
    response.end(answer.body);
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(dialect.opening());
  for (const [piece] of (answer.content ?? "").matchAll(RegExp(`.{1,${pieceLength}}`, "gsu")))
    response.write(dialect.piece(piece));
  switch (answer.kind) {
    case "content":
      response.end(dialect.closing(answer.ending ?? "stop"));
      return;
    case "failing":
      response.end(dialect.failing());
      return;
    case "unfinished":
      response.end();
      return;
    case "cut":
      response.write(": a comment\n\n", () => setTimeout(() => response.destroy(), 20));
      return;
    case "stall-within":
      return;
  }
}

function playStatus(
  { status, retryAfter, location, message }: Extract<ScriptedAnswer, { kind: "status" }>,
  response: ServerResponse,
): void {
  response.writeHead(status, {
    "content-type": "application/json",
    ...(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
    ...(location === undefined ? {} : { location }),
  });
  response.end(JSON.stringify({ error: { message: message ?? "scripted", type: "x" } }));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

type Read = NonNullable<Writer["read"]>;

/** A reading that says this of the sentences with these words, and of all others that they state nothing. */
export function readingThat(
  said: Readonly<Record<string, Omit<SentenceReading, "number">>> = {},
  usage: TokenUsage | null = null,
): Read {
  return ({ sentences }: PreparedReading) => {
    const readings = sentences.map(({ sentence }, place): SentenceReading => {
      const found = Object.entries(said).find(([words]) => sentence.includes(words));
      return { ...(found?.[1] ?? nothing), number: place + 1 };
    });
    return Promise.resolve(succeed({ readings, usage }));
  };
}

const nothing = { verdict: "none", record: null, why: "" } as const;

const askedSchema = z.object({ sentences: z.array(z.unknown()) });

/** A second reading that finds no claim. */
function nothingRaised(message: string): ScriptedAnswer {
  const read = askedSchema.parse(JSON.parse(message)).sentences.length;
  return { kind: "content", content: JSON.stringify({ read, claims: [] }) };
}

/** A server on loopback that speaks the OpenAI chat protocol and answers by script, besides second readings. */
export function startChatServer(
  reading: Parameters<typeof startModelServer>[1] = nothingRaised,
): Promise<ModelServer> {
  return startModelServer(dialects["openai-compatible"], reading);
}
