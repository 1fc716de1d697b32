import { takeAdvisoryLock, type OpenDatabase } from "../../database/open-database.ts";
import type { MailQueue } from "../notify/mail.ts";
import { renderMail, shortLine, type MailTemplate } from "../notify/mail-template.ts";
import type { Clock } from "../shared/clock.ts";
import { lastMailAt, listUnmailed, markMailed } from "./change-repository.ts";
import type { PageChange } from "./page-change.ts";
import { listPages } from "./page-repository.ts";
import { later, watchRules } from "./watch-rules.ts";

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly mail: MailQueue;
  readonly site: { readonly url: string; readonly name: string };
  /** The addresses of those who approve. */
  readonly approvers: () => Promise<readonly string[]>;
};

/** So much is quoted of a change. */
const longestQuote = 300;
const mostNamed = 10;

/** Tells approvers of changes that wait, in one mail for all of them and at most once an hour; of several instances one does. */
export function createChangeMails({ database, clock, mail, site, approvers }: Dependencies) {
  return async (): Promise<void> => {
    if (!mail.isOn()) return;
    const addresses = await approvers();
    await database.transaction(async (queries) => {
      await takeAdvisoryLock(database.engine, queries, "page-change-mails");
      const now = clock.now();
      const last = await lastMailAt(queries);
      if (last !== null && last > later(now, -watchRules.betweenMails)) return;
      const changes = await listUnmailed(queries);
      if (changes.length === 0) return;
      const pages = new Map((await listPages(queries)).map((page) => [page.id, page]));
      const named = changes.map((change) => ({
        change,
        title: pages.get(change.pageId)?.title ?? "",
        address: pages.get(change.pageId)?.address ?? "",
      }));
      for (const to of addresses)
        await mail.enqueue(queries, renderMail(changeMail(named, site), to));
      await markMailed(
        queries,
        changes.map(({ id }) => id),
        now.toISOString(),
      );
    });
  };
}

type Named = { readonly change: PageChange; readonly title: string; readonly address: string };

function changeMail(named: readonly Named[], site: Dependencies["site"]): MailTemplate {
  const [first] = named;
  const subject =
    named.length === 1
      ? `Official page changed: ${first?.title ?? ""}`
      : `${named.length} official pages changed`;
  return {
    subject,
    parts: [
      { kind: "heading", text: subject },
      ...named.slice(0, mostNamed).flatMap(({ change, title, address }) => {
        const { after = null, before = null } = change.blocks[0] ?? {};
        const words = after ?? `Gone: ${before ?? ""}`;
        return [
          { kind: "paragraph", text: `${title} (${address})` },
          { kind: "quote", text: shortLine(words, longestQuote) },
        ] as const;
      }),
      {
        kind: "paragraph",
        text: "Nothing of it is on our pages: please look at it and decide what it means for us.",
      },
      { kind: "link", label: "See what changed", address: `${site.url}/admin/official-pages` },
    ],
    footer: `${site.name}: sent to approvers, at most once an hour.`,
  };
}
