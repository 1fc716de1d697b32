import { onTestFinished } from "vitest";
import { startMailServer, type Behaviour, type MailServer } from "./smtp-server.ts";

/** A real mail server on loopback that ends at the latest with the test. */
export async function openMailServer(behaviour: Behaviour = {}): Promise<MailServer> {
  const server = await startMailServer(behaviour);
  onTestFinished(server.close);
  return server;
}
