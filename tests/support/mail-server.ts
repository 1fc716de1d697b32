import { onTestFinished } from "vitest";
import type { OpenDatabase } from "../../database/open-database.ts";
import { createSmtpTransport } from "../../domain/notify/providers/smtp.ts";
import { openPublishing } from "./publishing.ts";
import { mailLimits } from "../../domain/notify/mail-limits.ts";
import { startMailServer, type Behaviour, type MailServer } from "./smtp-server.ts";

// Waiting mails are looked for once a second otherwise.
Object.assign(mailLimits, { poll: 20 });

/** A real mail server on loopback that ends at the latest with the test. */
export async function openMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const server = await startMailServer(behaviour);
  onTestFinished(server.close);
  return server;
}

/** The rooms of a site that tells these reviewers by mail, and the server that gets it. */
export async function openMailing(
  database: OpenDatabase,
  reviewers: readonly string[],
  options: Omit<NonNullable<Parameters<typeof openPublishing>[1]>, "mail"> = {},
) {
  const server = await openMailServer();
  const from = { name: "The Guide", address: "guide@example.com" };
  const transport = createSmtpTransport({ url: server.url, from });
  const site = openPublishing(database, { ...options, mail: { transport, reviewers } });
  await site.mailSender.start();
  return { server, site };
}
