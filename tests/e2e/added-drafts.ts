import { join } from "node:path";
import { firstEdition } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { openDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import type { Ledger } from "../../domain/posts/revisions/ledger.ts";
import { createPostService } from "../../domain/posts/post-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { contentNamed } from "../support/writing.ts";
import { admin, auditKeyOf, sharedSite } from "./sessions.ts";

/** The checks are to have found the marks. */
type GivenDraft = {
  readonly title: string;
  readonly body_markdown: string;
  readonly ledger: Ledger;
};

/** Puts a draft on the shared site, or one of its own, as if the admin had asked for it: the title is the test's, whatever a writer would answer. */
export async function addDraft(
  { title, body_markdown, ledger }: GivenDraft,
  dataDir = join(process.env.E2E_FOLDER ?? "", "data"),
): Promise<{ readonly id: string; readonly title: string; readonly slug: string }> {
  const database = await openDatabase({ dataDir });
  try {
    const clock = systemClock;
    const posts = createPostService({
      database,
      clock,
      audit: createAuditLog({ clock, key: auditKeyOf(dataDir) }),
      site: { url: sharedSite, name: "The Institute" },
      facts: { current: () => builtInFacts, history: () => Promise.resolve([]) },
      checkPictures: () => Promise.resolve({ ok: true, value: null }),
      checkContent: () => Promise.reject(new Error("an added draft has its ledger")),
      onPublished: () => Promise.resolve(),
      onErased: () => Promise.resolve(),
      onRevised: () => Promise.resolve(),
      authorizePublication: () => Promise.resolve({ ok: true, value: null }),
    });
    const content = {
      ...contentNamed(title, { body_markdown }),
      category: "news",
    } as const;
    const authorship = { instructions: title, runId: "run-e2e", writtenBy: "offline", ledger };
    const actor = `admin:${admin.email}`;
    return await database.transaction((queries) =>
      posts.drafts.add(queries, content, { ...authorship, actor }, firstEdition),
    );
  } finally {
    await database.close();
  }
}
