// @module-tag proof

import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { startChatServer } from "../support/model-server.ts";
import { startServer } from "../support/server-process.ts";
import { textParts, textUntil } from "../support/site-in-the-way.ts";
import { emptyFolder } from "../support/empty-folder.ts";

const admin = { email: "admin@example.com", password: "correct horse battery" };

function emptyPlace(): Record<string, string> {
  const folder = emptyFolder();
  return { DATA_DIR: folder, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
}

test("who waits for a slow model when the stop comes is told that the text is kept", async () => {
  const chat = await startChatServer();
  onTestFinished(() => chat.close());
  chat.script({ kind: "stall" });
  const server = await startServer({
    ...emptyPlace(),
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "scripted",
    AI_BASE_URL: chat.baseUrl,
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { method: "POST", body: JSON.stringify(body), headers });
  const session = await post("/auth/v1/token?grant_type=password", admin);
  const { access_token } = z.object({ access_token: z.string() }).parse(await session.json());
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
