import { expect, onTestFinished, test } from "vitest";
import { openSecondConnection } from "../support/engines.ts";
import { accounts } from "../support/blog-posts.ts";
import { startChatServer } from "../support/model-server.ts";
import { openMailServer } from "../support/mail-server.ts";
import { settingsDesk, settingsKey } from "../support/office-settings.ts";
import { openTestSite } from "../support/site.ts";
import { loggedText } from "../support/watched-log.ts";

const environment = { NODE_ENV: "test", ...accounts, ...settingsKey };
const password = "a pass word";
const key = "sk-a-key-that-nobody-may-read";

test("mail is switched on at run time: a test mail arrives, and what the server says is told", async () => {
  const account = { user: "office", password };
  const server = await openMailServer({ account });
  const desk = await settingsDesk(await openTestSite(environment));
  expect(said(await desk.trySetting("test-mail"))).toContain("no e-mail server is entered");
  const mail = {
    server: "127.0.0.1",
    port: server.port,
    user: account.user,
    password,
    sender: "The Office <office@example.com>",
    reviewers: ["reader@example.com"],
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

test("a mail server that repeats what it was sent has neither the password nor an address shown, logged or stored", async () => {
  const wrong = "not the right w@rd: 1%";
  const account = { user: "office@elsewhere.example", password };
  const repeats = true;
  const refusing = await openMailServer({ account, repeats });
  const site = await openTestSite(environment);
  const desk = await settingsDesk(site);
  const sender = "The Office <office@example.com>";
  const to = ({ port }: { port: number }) => ({ server: "127.0.0.1", port, sender });
  const signedIn = { ...to(refusing), user: account.user, password: wrong };
  expect((await desk.save({ mail: signedIn })).status).toBe(200);
  const refused = said(await desk.trySetting("test-mail"));
  expect(refused).toContain("refused the user or the password");
  expect(refused).toContain("[address] by [password] ([password])");

  const gone = "gone@elsewhere.example";
  const taking = await openMailServer({ recipientStatus: () => 550, repeats });
  expect((await desk.save({ mail: { ...to(taking), user: null } })).status).toBe(200);
  const body = JSON.stringify({ email: gone, name: "Gone", role: "writer" });
  const { headers } = desk;
  const asked = await site.request("/functions/people", { method: "POST", headers, body });
  expect(asked.status).toBe(201);
  await expect.poll(loggedText).toContain("A mail was given up.");
  expect(loggedText()).toContain("[address]>: nobody here");
  expect(taking.attempts).toEqual([gone]);
  const { queries } = await openSecondConnection(site.location);
  const mails = await queries.selectFrom("mails").select("last_error").execute();
  const told = [loggedText(), JSON.stringify(mails)].join("\n");
  for (const secret of [wrong, gone, account.user]) expect(told).not.toContain(secret);
});

test("a model is tried with the key that was entered, and its refusals are told in words", async () => {
  const server = await startChatServer();
  onTestFinished(server.close);
  const site = await openTestSite(environment);
  const desk = await settingsDesk(site);
  expect(await desk.trySetting("try-model")).toMatchObject({ worked: false });
  const ai = {
    provider: "openai-compatible",
    model: "small",
    apiKey: key,
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
  server.script({ kind: "content", content: "<think>One word.</think>ready" });
  expect((await desk.save({ ai: { reviewModel: "careful" } })).status).toBe(200);
  expect(said(await desk.trySetting("try-model"))).toMatch(
    /small answered “ready” within .+ careful answered “ready” within/,
  );
  expect(server.requests.map(({ model }) => model)).toEqual(["small", "careful"]);
  server.script({ kind: "content", content: "ready" }, { kind: "status", status: 404 });
  expect(said(await desk.trySetting("try-model"))).toMatch(/^Failed: careful: .+this model/);
  expect((await desk.save({ ai: { reviewModel: "" } })).status).toBe(200);
  const message = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.";
  server.script({ kind: "status", status: 400, message });
  expect(said(await desk.trySetting("try-model"))).toContain(`(status 400). It said: “${message}”`);
  // Models that think refuse limits of the answer; drafts send none to such a service either.
  expect(server.requests.at(-1)?.body).not.toHaveProperty("max_tokens");
  server.script({ kind: "status", status: 401 });
  expect(said(await desk.trySetting("try-model"))).toContain("refused the key");
  server.script({ kind: "stall" });
  const stop = new AbortController();
  const { headers } = desk;
  const init = { method: "POST", headers, body: "{}", signal: stop.signal };
  const left = site.request("/functions/settings/try-model", init);
  await server.nextRequest();
  stop.abort();
  expect((await left).status).toBe(400);
  server.script({ kind: "content", content: "ready" });
  expect(said(await desk.trySetting("try-model")), "nothing is under way").toContain("Worked");
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
