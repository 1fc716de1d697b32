// @module-tag proof

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { editPost, keepWorkingCopy, readEditable } from "../../app/calls/editing.ts";
import { approveFacts, proposeFacts, tryFacts } from "../../app/calls/facts-schema.ts";
import { generateBlog, readRecentRuns } from "../../app/calls/generation.ts";
import { openDatabase, type DatabaseLocation, type Engine } from "../../database/open-database.ts";
import { verifyChain } from "../../domain/audit/audit-log.ts";
import { draftingLimits } from "../../domain/drafting/drafting-limits.ts";
import { postAddress } from "../../domain/posts/post-address.ts";
import { fileSizes } from "../../domain/shared/picture-address.ts";
import { accounts } from "../support/blog-posts.ts";
import { approver, callerOf, sessionOf, sessionSchema, signedIn } from "../support/caller.ts";
import type { AtEnd } from "../support/empty-folder.ts";
import { environmentOf, newDatabase } from "../support/engines.ts";
import { samplePicture, sendPicture } from "../support/pictures.ts";
import { startPostgres } from "../support/postgres-server.ts";
import { at, startServer } from "../support/server-process.ts";

type Site = ReturnType<typeof at>;

/** The place of the site's data, and how its database is killed where it is a server of its own. */
async function openPlace(engine: Engine, atEnd: AtEnd) {
  const killDatabase = () => Promise.resolve();
  if (engine === "sqlite") return { location: await newDatabase("sqlite", atEnd), killDatabase };
  const server = await startPostgres({ isDurable: true });
  atEnd(server.stop);
  return {
    location: { databaseUrl: `${server.url}/template` },
    async killDatabase() {
      await server.kill();
      await server.startAgain();
    },
  };
}

/** Acknowledged to whoever asked for it. */
type Acknowledged = {
  readonly drafts: { readonly id: string; readonly prompt: string }[];
  readonly addresses: string[];
  readonly edits: { readonly postId: string; readonly revision: number; readonly title: string }[];
  readonly changes: string[];
  readonly pictures: string[];
  /** The version of the unsaved words of the first draft. */
  typed: string;
  refreshToken: string | null;
};

/** `KILLS=50` for a long run. */
const wantedKills = process.env.KILLS === undefined ? null : Number(process.env.KILLS);

// Both at once: half of the time is waiting for what a killed site had begun, until its lease is over.
test.concurrent.for([
  ["sqlite", wantedKills ?? 2],
  ["postgres", wantedKills ?? 2],
] as const)(
  "a site on %s that is killed %i times under work has all that it acknowledged, each once and whole",
  { timeout: 0 },
  async ([engine, kills], { expect, onTestFinished: atEnd }) => {
    const { location, killDatabase } = await openPlace(engine, atEnd);
    const settings = {
      ...accounts,
      ...environmentOf(location),
      // Sessions name it: they outlive a start on another port.
      SITE_URL: "http://localhost:3000",
    };
    const done: Acknowledged = {
      drafts: [],
      addresses: [],
      edits: [],
      changes: [],
      pictures: [],
      typed: "",
      refreshToken: null,
    };
    const unanswered = new Map<string, string>();
    for (let round = 0; round < kills; round++) {
      const server = await startServer(settings, atEnd);
      const site = at(server.url);
      await expectKnown(site, done, 20);
      const enough = postsAnswered(done) + Math.random() * 3;
      // Each kind of work is acknowledged at least once.
      const isLate = () => postsAnswered(done) >= enough && done.edits.length > 0;
      const office = await openOffice(site, done, { unanswered, isLate });
      let isAlive = true;
      const broken: string[] = [];
      const keepAt = async (work: () => Promise<void>) => {
        while (isAlive) {
          await work().catch((fault: unknown) => {
            // Others work on the same post, and a database that is away is a 503.
            if (isAlive && !/: (409|422|503) /.test(String(fault))) broken.push(String(fault));
          });
          // Otherwise the quick ones leave the others no processor.
          await sleep(Math.random() * 300);
        }
      };
      const working = Promise.all(office.map(keepAt));
      while (!isLate() || done.changes.length === 0 || done.pictures.length === 0) await sleep(10);
      await sleep(Math.random() * 1_000);
      if (round % 2 === 1) {
        await killDatabase();
        // A connection that is cut is answered with a refusal, until the site has another.
        await expect.poll(async () => (await site.request("/readyz")).status).toBe(200);
      }
      isAlive = false;
      server.child.kill("SIGKILL");
      await Promise.all([server.ended, working]);
      expect(broken).toEqual([]);
    }
    const server = await startServer(settings, atEnd);
    const site = at(server.url);
    await expectKnown(site, done);
    const { call, headers } = await signedIn(site);
    for (const [key, prompt] of unanswered) {
      const named = callerOf(site, { ...headers, "idempotency-key": key });
      const { status } = await named.send(generateBlog, wanted(prompt));
      // A run under which the process died as often as it may be tried is given up.
      expect(kills < draftingLimits.attempts ? [200] : [200, 503]).toContain(status);
    }
    const isBusy = async () =>
      (await call(readRecentRuns, {})).runs.some(({ state }) => /running|queued/.test(state));
    await expect.poll(isBusy).toBe(false);
    // One that was not acknowledged may have come after it.
    const { post } = await call(readEditable, { postId: done.drafts[0]?.id ?? "" });
    expect(done.typed).not.toBe("");
    expect((post.workingCopy?.keptAt ?? "") >= done.typed).toBe(true);
    for (const { postId, revision, title } of done.edits) {
      const { post: edited } = await call(readEditable, { postId });
      expect(edited.revision).toBeGreaterThanOrEqual(revision);
      if (edited.revision === revision) expect(edited.fields.title).toBe(title);
    }
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    await expectWhole(location, done, atEnd);
  },
);

function postsAnswered({ drafts, edits }: Acknowledged): number {
  return drafts.length + edits.length;
}

function wanted(prompt: string) {
  return { prompt, category: "news", publish: true };
}

const counts = ["papers.questions_2020", "papers.questions_to_2019"];

type Round = {
  readonly unanswered: Map<string, string>;
  /** Its posts are answered: what takes the writer's time may begin, and the kill is near. */
  readonly isLate: () => boolean;
};

/** Each member of the office at work; whatever is answered is noted. */
async function openOffice(site: Site, done: Acknowledged, { unanswered, isLate }: Round) {
  const session = await sessionOf(site, approver);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const { call } = callerOf(site, headers);
  let refreshToken = session.refresh_token;
  let amount = 20 + done.changes.length;

  async function draft() {
    // The editor works meanwhile.
    await sleep(500);
    const key = randomUUID();
    const prompt = `How answers are marked, reading ${key.slice(0, 8)}`;
    unanswered.set(key, prompt);
    const named = callerOf(site, { ...headers, "idempotency-key": key });
    const { post } = await named.call(generateBlog, wanted(prompt));
    unanswered.delete(key);
    done.drafts.push({ id: post.id, prompt });
    if (post.published_at !== null)
      done.addresses.push(postAddress({ slug: post.slug, published_at: post.published_at }));
  }

  async function edit() {
    const { id: postId } = done.drafts.slice(1).at(-1) ?? { id: "" };
    if (postId === "") return;
    const { post } = await call(readEditable, { postId });
    const title = `By hand ${randomUUID()}`;
    const fields = { ...post.fields, title };
    const edited = await call(editPost, { postId, revision: post.revision, fields });
    done.edits.push({ postId, revision: edited.post.revision, title });
  }

  /** Without saving; others leave the first draft alone. */
  async function type() {
    const { id: postId } = done.drafts[0] ?? { id: "" };
    if (postId === "") return;
    const { post } = await call(readEditable, { postId });
    const { revision, fields } = post;
    const words = { ...fields, hero_summary: `Typed ${randomUUID()}`, readerNote: "" };
    const { keptAt } = await call(keepWorkingCopy, { postId, revision, words });
    done.typed = keptAt ?? "";
  }

  async function stateTogether() {
    // The writer reads everything anew after each change, which takes seconds.
    if (!isLate()) return;
    amount += 1;
    const change = {
      edition: "2026",
      reason: "Counted again.",
      changes: counts.map((factId) => ({
        factId,
        value: { amount },
        standing: "reported" as const,
        source: { title: "Notice", address: "https://nta.ac.in/notice" },
        checkedOn: "2026-01-20",
      })),
    };
    const { questions } = await call(tryFacts, change);
    const { id } = await call(proposeFacts, { ...change, confirmed: questions });
    await call(approveFacts, { id, alone: "I compared it with the notice myself." });
    done.changes.push(id);
  }

  async function upload() {
    // Each is read by a process of its own.
    if (!isLate()) return;
    const size = { width: 700 + done.pictures.length, height: 400 };
    const colour = `#${randomUUID().slice(0, 6)}`;
    const answer = await sendPicture(site, await samplePicture(size, colour), { headers });
    const { url } = (await answer.json()) as { url: string };
    if (answer.status === 201) done.pictures.push(url);
  }

  async function stayIn() {
    await sleep(300);
    // Until it is answered nobody knows which of the two is the latest.
    done.refreshToken = null;
    refreshToken = await refreshed(site, refreshToken);
    done.refreshToken = refreshToken;
  }

  return [draft, edit, type, stateTogether, upload, stayIn];
}

async function refreshed({ request }: Site, refresh_token: string): Promise<string> {
  const answer = await request("/auth/v1/token?grant_type=refresh_token", {
    method: "POST",
    body: JSON.stringify({ refresh_token }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`refresh: ${answer.status} ${text}`);
  return sessionSchema.parse(JSON.parse(text)).refresh_token;
}

/** Everything acknowledged is there for readers and the office after each start; `latest`: no more of it is looked at. */
async function expectKnown(site: Site, done: Acknowledged, latest = Infinity): Promise<void> {
  for (const path of [...done.addresses.slice(-latest), ...done.pictures.slice(-latest)])
    expect([path, (await site.request(path)).status]).toEqual([path, 200]);
  if (done.refreshToken !== null) expect(await refreshed(site, done.refreshToken)).not.toBe("");
}

/** Held against the database of the site that has stopped: nothing is missing, twice or there in part. */
async function expectWhole(
  location: DatabaseLocation,
  done: Acknowledged,
  atEnd: AtEnd,
): Promise<void> {
  const database = await openDatabase(location);
  atEnd(() => database.close());
  const { queries } = database;
  expect(await verifyChain(queries)).toMatchObject({ intact: true });
  if (database.engine === "sqlite")
    expect((await sql`PRAGMA integrity_check`.execute(queries)).rows).toEqual([
      { integrity_check: "ok" },
    ]);
  const runs = await queries.selectFrom("drafting_runs").selectAll().execute();
  const made = runs.filter(({ state }) => state === "succeeded");
  const lost = runs.filter(({ state, attempts }) => {
    return state !== "succeeded" && attempts < draftingLimits.attempts;
  });
  expect(lost).toEqual([]);
  expect(new Set(runs.map(({ prompt }) => prompt)).size).toBe(runs.length);
  const posts = await queries.selectFrom("blog_posts").select(["id", "revision"]).execute();
  expect(new Set(posts.map(({ id }) => id))).toEqual(new Set(made.map((run) => run.post_id)));
  for (const { id, prompt } of done.drafts)
    expect(runs.find((run) => run.prompt === prompt)?.post_id).toBe(id);
  const revisions = await queries
    .selectFrom("blog_post_revisions")
    .select(["post_id", "run_id", "revision"])
    .execute();
  const drafted = revisions.filter(({ revision }) => revision === 1);
  expect(drafted.length).toBe(posts.length);

  const rows = await queries.selectFrom("fact_statements").selectAll().execute();
  const changes = Map.groupBy(rows, (row) => row.change_id);
  for (const [id, stated] of changes) {
    expect(stated.map(({ fact_id }) => fact_id).sort(), id).toEqual(counts);
    expect(new Set(stated.map(({ effective_at }) => effective_at)).size, id).toBe(1);
  }
  for (const id of done.changes) expect(changes.get(id)?.[0]?.effective_at, id).not.toBeNull();

  const files = await queries.selectFrom("picture_files").select(["picture_id", "width"]).execute();
  const pictures = await queries.selectFrom("pictures").select(["id", "width", "height"]).execute();
  for (const { id, width, height } of pictures)
    expect(
      files
        .filter(({ picture_id }) => picture_id === id)
        .map((file) => file.width)
        .sort((one, other) => one - other),
    ).toEqual(fileSizes({ width, height }).map((size) => size.width));
}
