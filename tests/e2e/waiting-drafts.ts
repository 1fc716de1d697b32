import { join } from "node:path";
import { expect, type APIRequestContext } from "@playwright/test";
import { openDatabase } from "../../database/open-database.ts";
import { createAuditLog } from "../../domain/audit/audit-log.ts";
import type { Claim } from "../../domain/posts/ledger.ts";
import { createPostService } from "../../domain/posts/post-service.ts";
import { systemClock } from "../../domain/shared/clock.ts";
import { contentNamed } from "../support/writing.ts";
import { adminHeaders, sharedSite } from "./sessions.ts";

/** What waits for a person in each of these drafts; the last is what the second reading asks about. */
export const waiting = [
  "The hall in Kochi opens at 7:40 AM.",
  "A school may ask for a letter of its own.",
  "Bring two copies of the letter.",
] as const;

const body = [
  "## On the day",
  waiting[0],
  "> **Example.** Suppose you have 40 minutes for ten questions.",
  "## At your school",
  `${waiting[1]} ${waiting[2]} Sleep well the night before.`,
].join("\n\n");

/** A draft on the shared site whose ledger has statements that no record answers, whatever the checks find today. */
export async function addWaitingDraft(title: string): Promise<{ readonly id: string }> {
  const database = await openDatabase({ dataDir: join(process.env.E2E_FOLDER ?? "", "data") });
  try {
    const clock = systemClock;
    const posts = createPostService({
      ...{ database, clock, audit: createAuditLog({ clock }) },
      site: { url: sharedSite, name: "The Institute" },
      log: { info: ignore, warn: ignore, error: ignore },
      onPublished: () => Promise.resolve(),
      authorizePublication: () => Promise.resolve({ ok: true, value: null }),
    });
    const content = contentNamed(title, { body_markdown: body });
    const ledger = {
      ...{ checked_at: new Date().toISOString(), sentences: 9, findings: [] },
      claims: [claim(2, waiting[0]), claim(5, waiting[1]), claim(5, waiting[2], true)],
    };
    const authorship = { instructions: title, runId: "run-e2e", writtenBy: "offline", ledger };
    return await database.transaction((queries) =>
      posts.drafts.add(
        queries,
        { ...content, category: "news" },
        { ...authorship, actor: "system" },
      ),
    );
  } finally {
    await database.close();
  }
}

function claim(block: number, sentence: string, raised = false): Claim {
  return {
    place: { field: "body_markdown", block },
    under: block === 2 ? "On the day" : "At your school",
    ...{ sentence, raised, records: [], verdict: "to-confirm" },
    why: "No record of ours answers it.",
  };
}

/** A link to hand out, which allows this. */
export async function linkTo(
  request: APIRequestContext,
  postId: string,
  scope: "preview" | "edit" | "approve",
): Promise<string> {
  const headers = await adminHeaders();
  const answer = await request.post("/functions/review-link", { headers, data: { postId, scope } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { previewUrl: string }).previewUrl;
}

function ignore(): void {
  // The site's own log is what is looked at.
}
