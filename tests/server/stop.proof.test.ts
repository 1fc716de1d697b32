import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { startChatServer } from "../support/model-server.ts";
import { at, startServer } from "../support/server-process.ts";
import { accounts } from "../support/blog-posts.ts";
import { sessionOf } from "../support/caller.ts";
import { textParts, textUntil } from "../support/site-in-the-way.ts";
import { emptyFolder } from "../support/empty-folder.ts";
import { connect, type Socket } from "node:net";

test("who waits for a slow model when the stop comes is told that the text is kept", async () => {
  const chat = await startChatServer();
  onTestFinished(() => chat.close());
  chat.script({ kind: "stall" });
  const server = await startServer({
    DATA_DIR: emptyFolder(),
    ...accounts,
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "scripted",
    AI_BASE_URL: chat.baseUrl,
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { method: "POST", body: JSON.stringify(body), headers });
  const { access_token } = await sessionOf(at(server.url));
  const generation = (prompt: string, accept: string) =>
    post(
      "/functions/manual-blog-generation",
      { prompt },
      { authorization: `Bearer ${access_token}`, accept },
    );
  const plain = generation("Fees for parents", "application/json");
  const streamed = generation("Fees", "text/event-stream").then((answer) => answer.text());
  await chat.nextRequest();
  while (chat.requests.length < 2) await chat.nextRequest();
  const joined = textParts(await generation("Fees for parents", "text/event-stream"));
  await textUntil(joined, "event: stage");
  server.child.kill("SIGTERM");

  const answer = await plain;
  expect(answer.status).toBe(503);
  const { error } = z.object({ error: z.string() }).parse(await answer.json());
  expect(error).toContain("Your text is kept");
  const event = `event: error\ndata: ${JSON.stringify({ error, status: 503 })}\n\n`;
  await textUntil(joined, event);
  expect(await streamed).toContain(event);
  expect(await server.ended).toBe(0);
});

/** Connections from one address, and how many of them the site has closed. */
function holdConnections(url: string, count: number, localAddress: string) {
  const sockets = Array.from({ length: count }, () =>
    connect({ port: Number(new URL(url).port), host: "127.0.0.1", localAddress })
      .on("error", () => undefined)
      .resume(),
  );
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  return { sockets, closed: () => sockets.filter(({ destroyed }) => destroyed).length };
}

const head = (line: string) => `${line} HTTP/1.1\r\nHost: slow.example\r\n`;

/** The ways of slow clients. */
const behaviours: Readonly<Record<string, (socket: Socket) => unknown>> = {
  "say nothing": () => undefined,
  "never end their headers": (socket) => socket.write(head("GET /")),
  "never end their body": (socket) =>
    socket.write(`${head("POST /functions/edit-blog")}Content-Length: 60000\r\n\r\n{`),
  "ask for much and take nothing": (socket) =>
    socket.pause().write(`${head("GET /syllabus-2026")}\r\n`.repeat(8)),
};

test("clients that say nothing, never end or take nothing keep no reader waiting and are cut, without a fault in the log", async () => {
  const server = await startServer({ DATA_DIR: emptyFolder() });
  const held = Object.values(behaviours).map((behave, index) => {
    const slow = holdConnections(server.url, 50, `127.0.0.${index + 2}`);
    slow.sockets.forEach((socket) => behave(socket));
    return slow;
  });
  for (const path of ["/", "/faq?q=fee", "/blog"])
    expect((await fetch(server.url + path)).status).toBe(200);
  const endless = held[1];
  await expect.poll(() => endless?.closed()).toBe(50);
  expect((await fetch(`${server.url}/search?q=fee`)).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});
