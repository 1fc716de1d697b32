import { startMailServer, type MailServer } from "../support/smtp-server.ts";
import { withOwnSite } from "./own-site.ts";

type MailSite = { readonly url: string; readonly mail: MailServer };

/** A site of its own that writes to one reviewer. */
export async function withMailSite(
  reviewer: string,
  use: (site: MailSite) => Promise<void>,
): Promise<void> {
  const mail = await startMailServer();
  const settings = {
    SMTP_URL: mail.url,
    MAIL_FROM: "guide@example.com",
    REVIEWER_EMAILS: reviewer,
  };
  try {
    await withOwnSite(settings, ({ url }) => use({ url, mail }));
  } finally {
    await mail.close();
  }
}
