import { onTestFinished } from "vitest";
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
