import type { OpenDatabase } from "../../../database/open-database.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { Log } from "../../shared/log.ts";
import { nextTurn } from "../../shared/yield-to-others.ts";
import { findPost, lockPostForUpdate } from "../post-repository.ts";
import {
  hasItsWords,
  publishedAfter,
  replacePostWords,
  type PublicationCursor,
} from "./post-words-repository.ts";

/** How often it is looked for what another instance has published, in milliseconds. */
const interval = 60_000;
/** So many posts are looked at in one query, and so many entries of the log. */
const postsAtOnce = 500;
const entriesAtOnce = 50;
/** Above the number of every entry that the log can have. */
const endOfLog = 2 ** 31 - 1;
/** Of the log before the start so many entries are read: an update of all instances takes minutes. */
const entriesBeforeStart = 1_000;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly audit: Pick<AuditLog, "entriesBefore">;
  readonly log: Log;
};

/**
 * Gives posts the words by which they are found where an instance of an older version, which knows no such words, has
 * published them: at the start all that have none, then whatever the audit log names, whose words are others than its
 * text has. What is right already is not touched, so that several instances may do it at once.
 */
export function createWordsOfPosts({ database, audit, log }: Dependencies) {
  const { queries } = database;
  const stopping = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> = Promise.resolve();
  let seen: number | null = null;

  return {
    start(): void {
      running = logged(async () => (await addMissing()) + (await follow()));
      timer = setInterval(() => {
        running = running.then(() => logged(follow));
      }, interval).unref();
    },

    /** Waits for the post that is being looked at. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      await running;
    },

    addMissing,
    follow,
  };

  async function logged(work: () => Promise<number>): Promise<void> {
    try {
      const found = await work();
      if (found > 0) log.info("Posts that were published elsewhere are found now.", { found });
    } catch (fault) {
      log.error("The words of posts could not be compared.", { fault });
    }
  }

  /** Looks through all published posts for those without words; answers how many have got theirs. */
  async function addMissing(): Promise<number> {
    let added = 0;
    let after: PublicationCursor | null = null;
    do {
      const posts = await publishedAfter(queries, after, postsAtOnce);
      for (const { id, hasWords } of posts) if (!hasWords && (await mend(id))) added++;
      after = posts.at(-1) ?? null;
      await nextTurn();
    } while (after !== null && !stopping.signal.aborted);
    return added;
  }

  /** Looks at the posts that entries of the log name which were not read yet; answers how many have got other words. */
  async function follow(): Promise<number> {
    let mended = 0;
    const { newest, posts } = await namedSince(seen);
    for (const id of posts) if (!stopping.signal.aborted && (await mend(id))) mended++;
    if (!stopping.signal.aborted) seen = newest;
    return mended;
  }

  /** The posts that entries after this one name, and the newest entry. */
  async function namedSince(last: number | null) {
    const posts = new Set<string>();
    let newest: number | null = null;
    let read = 0;
    for (let before = endOfLog; read < entriesBeforeStart;) {
      const entries = await audit.entriesBefore(
        queries,
        { sequence: before, postId: null },
        entriesAtOnce,
      );
      newest ??= entries[0]?.sequence ?? 0;
      const unread = entries.filter(({ sequence }) => sequence > (last ?? 0));
      for (const { post_id } of unread) if (post_id !== null) posts.add(post_id);
      if (unread.length < entriesAtOnce) break;
      read += unread.length;
      before = unread.at(-1)?.sequence ?? 0;
    }
    return { newest, posts };
  }

  /** Gives a post the words of its text; answers whether it had others. */
  async function mend(id: string): Promise<boolean> {
    const now = await findPost(queries, id);
    if (now === null || (await hasItsWords(queries, now.post))) return false;
    return database.transaction(async (transaction) => {
      const stored = await lockPostForUpdate(transaction, id);
      if (stored === null || (await hasItsWords(transaction, stored.post))) return false;
      await replacePostWords(transaction, stored.post);
      return true;
    });
  }
}
