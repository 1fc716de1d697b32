import { expect, onTestFinished, test } from "vitest";
import { accounts } from "../support/blog-posts.ts";
import { startChatServer } from "../support/chat-server.ts";
import { openMailServer } from "../support/mail-server.ts";
import { settingsDesk, settingsKey } from "../support/office-settings.ts";
import { openTestSite } from "../support/site.ts";

const environment = { NODE_ENV: "test", ...accounts, ...settingsKey };
const password = "a pass word";
const key = "sk-a-key-that-nobody-may-read";

test("mail is switched on at run time: a test mail arrives, and what the server says is told", async () => {
  const account = { user: "office", password };
  const server = await openMailServer({ account });
  const desk = await settingsDesk(await openTestSite(environment));
  expect(said(await desk.trySetting("test-mail"))).toContain("No mail server is set");
  const mail = {
    ...{ server: "127.0.0.1", port: server.port, user: account.user, password },
    ...{ sender: "The Office <office@example.com>", reviewers: ["reader@example.com"] },
  };
  expect((await desk.save({ mail: { ...mail, password: "a wrong one" } })).status).toBe(200);
  const refused = await desk.trySetting("test-mail");
  expect(refused.worked).toBe(false);
  expect(refused.message).toContain("refused the user or the password");
  expect(refused.message).not.toContain("a wrong one");
  expect((await desk.save({ mail: { password } })).status).toBe(200);
  expect(said(await desk.trySetting("test-mail"))).toContain(accounts.ADMIN_EMAIL);
  const [received] = await server.received(1);
  expect(received).toMatchObject({ to: [accounts.ADMIN_EMAIL], user: "office" });
  expect(received?.mail.from?.address).toBe("office@example.com");
});

test("a model is tried with the key that was entered, and its refusals are told in words", async () => {
  const server = await startChatServer();
  onTestFinished(server.close);
  const site = await openTestSite(environment);
  const desk = await settingsDesk(site);
  expect(await desk.trySetting("try-model")).toMatchObject({ worked: false });
  const ai = {
    ...{ provider: "openai-compatible", model: "small", apiKey: key },
    baseUrl: server.baseUrl,
  };
  expect(await desk.save({ ai })).toMatchObject({
    status: 200,
    body: { ai: { shown: { provider: "openai-compatible", model: "small" } } },
  });
  server.script({ kind: "content", content: "ready" });
  expect(said(await desk.trySetting("try-model"))).toMatch(
    /^Worked: small answered “ready” within/,
  );
  expect(server.requests[0]?.key).toBe(key);
  server.script({ kind: "status", status: 401 });
  expect(said(await desk.trySetting("try-model"))).toContain("refused the key");
  server.script({ kind: "stall" });
  expect((await desk.save({ ai: { timeoutSeconds: 1 } })).status).toBe(200);
  expect(said(await desk.trySetting("try-model"))).toContain("within 1 second");
  await server.close();
  expect(said(await desk.trySetting("try-model"))).toContain("Nothing answers");
});

/** The outcome as one line. */
function said({ worked, message }: { readonly worked: boolean; readonly message: string }): string {
  return `${worked ? "Worked" : "Failed"}: ${message}`;
}
