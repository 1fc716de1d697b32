import { later } from "../shared/clock.ts";
import { takeAdvisoryLock } from "../../database/open-database.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import type { MailQueue } from "../notify/mail.ts";
import {
  heading,
  link,
  paragraph,
  quote,
  renderMail,
  type MailPart,
} from "../notify/mail-template.ts";
import { changeOf, waitingChanges } from "./change-repository.ts";
import { listPages } from "./page-repository.ts";
import { lookRules } from "./look-rules.ts";

export type ChangeMailsDependencies = Pick<RoomTools, "database" | "clock"> & {
  readonly mail: MailQueue;
  readonly site: { readonly url: string; readonly name: string };
  readonly approvers: () => Promise<readonly string[]>;
};

const longestQuote = 300;
const maxNamed = 10;

export function createChangeMails(dependencies: ChangeMailsDependencies) {
  const { database, clock, mail, site, approvers } = dependencies;
  return async (): Promise<void> => {
    if (!mail.isOn()) return;
    const addresses = await approvers();
    await database.transaction(async (queries) => {
      await takeAdvisoryLock(database.engine, queries, "page-change-mails");
      const now = clock.now();
      const { last } = await queries
        .selectFrom("page_changes")
        .select(({ fn }) => fn.max<string | null>("mailed_at").as("last"))
        .executeTakeFirstOrThrow();
      if (last !== null && last > later(now, -lookRules.betweenMails)) return;
      const unmailed = waitingChanges(queries).where("mailedAt", "is", null);
      const ids = (await unmailed.select("id").execute()).map(({ id }) => id);
      if (ids.length === 0) return;
      const named = await unmailed.selectAll().orderBy("at").limit(maxNamed).execute();
      const pages = new Map((await listPages(queries)).map((page) => [page.id, page]));
      const changed = named.map(changeOf).flatMap(({ blocks: [first], pageId }): MailPart[] => {
        const page = pages.get(pageId);
        const words = first?.after ?? `Removed: ${first?.before ?? ""}`;
        return [
          paragraph(`${page?.title ?? ""} (${page?.address ?? ""})`),
          quote(words, longestQuote),
        ];
      });
      const { length } = ids;
      const subject =
        length === 1 ? "An official page has changed" : `${length} changes on official pages`;
      const note = "Our own pages have not changed. Please check what this means for our facts.";
      const toDesk = link("See what changed", `${site.url}/admin/official-pages`);
      const parts = [heading(subject), ...changed, paragraph(note), toDesk];
      const footer = `Sent to the approvers of ${site.name}, at most once an hour.`;
      const template = { subject, parts, footer };
      for (const to of addresses) await mail.enqueue(queries, renderMail(template, to));
      await queries
        .updateTable("page_changes")
        .set({ mailed_at: now.toISOString() })
        .where("id", "in", ids)
        .execute();
    });
  };
}
