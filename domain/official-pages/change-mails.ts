import { takeAdvisoryLock, type OpenDatabase } from "../../database/open-database.ts";
import type { MailQueue } from "../notify/mail.ts";
import {
  renderMail,
  shortLine,
  type MailPart,
  type MailTemplate,
} from "../notify/mail-template.ts";
import type { Clock } from "../shared/clock.ts";
import { lastMailAt, listUnmailed, markMailed, type PageChange } from "./change-repository.ts";
import { listPages, type WatchedPage } from "./page-repository.ts";
import { later, lookRules } from "./look-rules.ts";

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly mail: MailQueue;
  readonly site: { readonly url: string; readonly name: string };
  readonly approvers: () => Promise<readonly string[]>;
};

const longestQuote = 300;
const maxNamed = 10;

/** Sends approvers one mail for all changes that wait, at most once an hour; of several instances one does. */
export function createChangeMails({ database, clock, mail, site, approvers }: Dependencies) {
  return async (): Promise<void> => {
    if (!mail.isOn()) return;
    const addresses = await approvers();
    await database.transaction(async (queries) => {
      await takeAdvisoryLock(database.engine, queries, "page-change-mails");
      const now = clock.now();
      const last = await lastMailAt(queries);
      if (last !== null && last > later(now, -lookRules.betweenMails)) return;
      const { changes, ids } = await listUnmailed(queries, maxNamed);
      if (ids.length === 0) return;
      const pages = new Map((await listPages(queries)).map((page) => [page.id, page]));
      const named = changes.map((change) => ({ change, page: pages.get(change.pageId) }));
      const template = changeMail(named, ids.length, site);
      for (const to of addresses) await mail.enqueue(queries, renderMail(template, to));
      await markMailed(queries, ids, now.toISOString());
    });
  };
}

type Named = { readonly change: PageChange; readonly page: WatchedPage | undefined };

function changeMail(
  named: readonly Named[],
  count: number,
  site: Dependencies["site"],
): MailTemplate {
  const changed = named.flatMap(({ change: { blocks }, page }): MailPart[] => {
    const { after = null, before = null } = blocks[0] ?? {};
    const words = shortLine(after ?? `Removed: ${before ?? ""}`, longestQuote);
    const text = `${page?.title ?? ""} (${page?.address ?? ""})`;
    return [
      { kind: "paragraph", text },
      { kind: "quote", text: words },
    ];
  });
  const subject =
    count === 1 ? "An official page has changed" : `${count} changes on official pages`;
  const note = "Our own pages have not changed. Please check what this means for our facts.";
  return {
    subject,
    parts: [
      { kind: "heading", text: subject },
      ...changed,
      { kind: "paragraph", text: note },
      { kind: "link", label: "See what changed", address: `${site.url}/admin/official-pages` },
    ],
    footer: `Sent to the approvers of ${site.name}, at most once an hour.`,
  };
}
