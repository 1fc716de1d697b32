import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { environmentOf, newDatabase } from "../support/engines.ts";

/** Opens the built site with these settings, stores a mail, and prints whether nodemailer was loaded before and after. */
const program = `
  import { registerHooks } from "node:module";
  let isLoaded = false;
  registerHooks({
    load(url, context, next) {
      isLoaded ||= url.includes("/node_modules/nodemailer/");
      return next(url, context);
    },
  });
  const environment = JSON.parse(process.argv[1]);
  const { readSettings } = await import("./server/config.ts");
  const { openSite } = await import("./build/server/index.js");
  const { openDatabase } = await import("./database/open-database.ts");
  const { createMailQueue } = await import("./domain/notify/mail-queue.ts");
  const settings = readSettings(environment);
  const site = await openSite(settings);
  await site.fetch(new Request("http://localhost:3000/"));
  const before = isLoaded;
  const database = await openDatabase(settings.database);
  const { enqueue } = createMailQueue({ clock: { now: () => new Date(0) } });
  const mail = { to: "one@example.com", subject: "News", text: "Words", html: "Words" };
  await enqueue(database.queries, mail);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await site.close();
  console.error(JSON.stringify({ before, after: isLoaded }));
  process.exit(0);
`;

test("a site without SMTP_URL never loads nodemailer", async () => {
  expect(await loadedWith({})).toEqual({ before: false, after: false });
});

test("a site with SMTP_URL loads nodemailer with its first mail", async () => {
  const mail = { SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, MAIL_FROM: "guide@example.com" };
  expect(await loadedWith(mail)).toEqual({ before: false, after: true });
});

async function loadedWith(mail: Record<string, string>): Promise<unknown> {
  const location = await newDatabase("sqlite");
  const settings = JSON.stringify({ ...environmentOf(location), ...mail });
  const node = ["--input-type=module", "--eval", program, settings];
  const child = spawn(process.execPath, node, { stdio: ["ignore", "ignore", "pipe"] });
  const [output] = await Promise.all([text(child.stderr), once(child, "exit")]);
  const [, answer = output] = /(\{"before".*\})/.exec(output) ?? [];
  return JSON.parse(answer) as unknown;
}
