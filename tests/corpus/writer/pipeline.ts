import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../../database/migrate.ts";
import { openDatabase } from "../../../database/open-database.ts";
import type { CheckContext, CheckedDraft } from "../../../domain/drafting/checks/draft-text.ts";
import { createWriter } from "../../../domain/drafting/create-writer.ts";
import { isOpen } from "../../../domain/drafting/runs/drafting-run.ts";
import type { DraftContent } from "../../../domain/drafting/writer.ts";
import type { Ledger } from "../../../domain/posts/revisions/ledger.ts";
import type { PostContent } from "../../../domain/posts/post.ts";
import { createServices } from "../../../domain/services.ts";
import { frozenClock } from "../../../domain/shared/clock.ts";
import type { CorpusRequest } from "./requests.ts";

/** The day on which the corpus was written; what is past and coming depends on it. */
const corpusClock = frozenClock("2026-11-22T06:00:00.000Z");

type WrittenRevision = {
  readonly content: PostContent;
  readonly ledger: Ledger;
  /** What the person was told of the run. */
  readonly remark: string | null;
};

const author = "admin@guide.example";

/**
 * Has the site write an article and carry out its corrections, from request to stored revision, with
 * the model behind this address. Answers the revisions, oldest first; throws when a run fails.
 */
export async function writeArticle(
  { prompt, category, corrections }: CorpusRequest,
  baseUrl: string,
  { timeoutSeconds = 60, isChecked = true } = {},
): Promise<readonly WrittenRevision[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "jee-guide-corpus-"));
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database);
    const settings = { model: "by-hand", apiKey: null, baseUrl, timeoutSeconds };
    const writer = createWriter({ provider: "openai-compatible", ...settings }, corpusClock);
    const ignored = () => undefined;
    const log = { info: ignored, warn: ignored, error: ignored };
    const { drafting, posts } = createServices({
      database,
      clock: corpusClock,
      log,
      writer,
      ...(!isChecked && { checkDraft: passingAll }),
      siteUrl: "https://guide.example",
      fixed: { institute: { name: "The Institute" }, timeoutSeconds },
    });
    const made = await drafting.generate({ prompt, category, publish: false, requestedBy: author });
    if (!made.ok) throw new Error(made.failure.message);
    const { post } = made.value;
    const revisions = [await stored(post.id, post.revision, made.value.remark)];
    if (corrections !== null) {
      void drafting.start();
      const asked = await drafting.regenerate({
        postId: post.id,
        baseRevision: post.revision,
        corrections,
        requestedBy: author,
      });
      if (!asked.ok) throw new Error(asked.failure.message);
      for (;;) {
        const run = await drafting.latestRun(post.id);
        if (run?.error != null) throw new Error(run.error);
        if (run !== null && !isOpen(run)) {
          revisions.push(await stored(post.id, asked.value.revision, run.remark));
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    await drafting.stop(1_000);
    return revisions;

    async function stored(id: string, revision: number, remark: string | null) {
      const found = await posts.revisions.find(id, revision);
      if (!found.ok) throw new Error(found.failure.message);
      const { content, ledger } = found.value;
      if (ledger === null) throw new Error("a revision was stored without its checks");
      return { content, ledger, remark };
    }
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** For recording what a model writes before anything is known of how it will be checked. */
function passingAll(content: DraftContent, { checkedAt }: CheckContext): CheckedDraft {
  const ledger = {
    checked_at: checkedAt,
    facts_version: null,
    sentences: 0,
    claims: [],
    findings: [],
  };
  return { content, ledger, sentences: [] };
}
