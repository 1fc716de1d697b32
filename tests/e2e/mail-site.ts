import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { startMailServer, type MailServer } from "../support/smtp-server.ts";
import { spawnServer, untilReady } from "../support/spawn-server.ts";
import { admin } from "./desk.ts";

export type MailSite = { readonly url: string; readonly mail: MailServer };

/** A site of its own that writes to one reviewer. */
export async function withMailSite(
  reviewer: string,
  use: (site: MailSite) => Promise<void>,
): Promise<void> {
  const mail = await startMailServer();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawnServer(
    {
      SITE_URL: url,
      DATA_DIR: mkdtempSync(join(tmpdir(), "jee-guide-e2e-")),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      SMTP_URL: mail.url,
      MAIL_FROM: "guide@example.com",
      REVIEWER_EMAILS: reviewer,
    },
    port,
  );
  try {
    await untilReady(server);
    await use({ url, mail });
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
    await mail.close();
  }
}
