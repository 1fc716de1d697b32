import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server does with one request; the last of a script is repeated. */
export type ScriptedAnswer =
  /** A chat completion with this content. */
  | { readonly kind: "content"; readonly content: string }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly retryAfter?: string;
      readonly message?: string;
    }
  /** 200 with something that is no chat completion. */
  | { readonly kind: "raw"; readonly type: string; readonly body: string }
  /** Never answers. */
  | { readonly kind: "stall" }
  /** Begins an answer and drops the connection. */
  | { readonly kind: "cut" };

export type ChatRequest = {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string };
  };
};

export type ChatServer = {
  /** To be given as the base address of the API. */
  readonly baseUrl: string;
  readonly requests: readonly ChatRequest[];
  /** Resolves when the next request has come in whole. */
  readonly nextRequest: () => Promise<void>;
  readonly script: (...answers: readonly ScriptedAnswer[]) => void;
  readonly close: () => Promise<void>;
};

/** A server on loopback that speaks the OpenAI chat protocol and answers by script. */
export async function startChatServer(): Promise<ChatServer> {
  const requests: ChatRequest[] = [];
  const waiting: (() => void)[] = [];
  let answers: readonly ScriptedAnswer[] = [];

  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      requests.push({
        path: request.url ?? "",
        authorization: request.headers.authorization,
        body: JSON.parse(text) as ChatRequest["body"],
      });
      const [answer, ...rest] = answers;
      if (rest.length > 0) answers = rest;
      if (answer !== undefined) play(answer, response);
      waiting.splice(0).forEach((resolve) => resolve());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    nextRequest: () => new Promise((resolve) => waiting.push(resolve)),
    script: (...scripted) => {
      requests.length = 0;
      answers = scripted;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function play(answer: ScriptedAnswer, response: ServerResponse): void {
  switch (answer.kind) {
    case "content":
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(completion(answer.content)));
      return;
    case "status":
      response.writeHead(answer.status, {
        "content-type": "application/json",
        ...(answer.retryAfter === undefined ? {} : { "retry-after": answer.retryAfter }),
      });
      response.end(JSON.stringify({ error: { message: answer.message ?? "scripted", type: "x" } }));
      return;
    case "raw":
      response.writeHead(200, { "content-type": answer.type });
      response.end(answer.body);
      return;
    case "stall":
      return;
    case "cut":
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write('{"id":"chat-1","choi');
      setImmediate(() => response.destroy());
  }
}

function completion(content: string) {
  return {
    id: "chat-1",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "scripted",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: 1200, completion_tokens: 345, total_tokens: 1545 },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
