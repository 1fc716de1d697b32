import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readEditable } from "../app/calls/editing.ts";
import { cataloguePaths } from "../content/page-catalogue.ts";
import { adminToken } from "../tests/support/blog-posts.ts";
import { answerTo } from "../tests/support/caller.ts";
import { openHandWriting } from "../tests/support/hand-written.ts";
import { draftCall, heavyForms, heavyPreviews, send } from "./support/heavy-calls.ts";
import { changeFact, correctByLink } from "./support/office-changes.ts";
import { rounded, type Part, type Row } from "./support/bench-part.ts";
import { startPeer, stopPeer } from "./support/processes.ts";
import { siteProgram } from "./support/site-program.ts";
import type { VisitorWaits } from "./support/visitor.ts";

/** How long a visitor reads at least, for each row, in milliseconds. */
const shortest = 2_000;
/** How many search again and again, and for how long, in milliseconds. */
const searchers = 200;
const searching = 10_000;

/** How long a visitor of cached pages waits while the office works, while somebody sends what is odd, and while many search. */
export async function measureSteadiness(): Promise<Part> {
  const folder = mkdtempSync(join(tmpdir(), "jee-guide-steady-"));
  const site = await startPeer(await siteProgram(folder));
  const visitor = fork(new URL("support/visitor.ts", import.meta.url), [String(site.port)]);
  try {
    const url = `http://127.0.0.1:${site.port}`;
    const asked = { request: (path: string, init?: RequestInit) => fetch(url + path, init) };
    for (const path of cataloguePaths) await (await asked.request(path)).text();
    const { post } = await (await openHandWriting(asked)).write("Fees", "The fee is paid online.");
    const authorization = `Bearer ${await adminToken(asked)}`;
    const rows: Row[] = [];

    async function measure(what: string, work: () => Promise<string>): Promise<void> {
      await waitsOf(visitor);
      const began = performance.now();
      const answer = await work();
      const took = performance.now() - began;
      await sleep(Math.max(0, shortest - took));
      const { pages, p99, longest } = await waitsOf(visitor);
      rows.push({
        during: what,
        answer,
        "it took s": rounded(took / 1_000, 2),
        "pages read": pages,
        "p99 ms": rounded(p99, 1),
        "longest ms": rounded(longest, 1),
      });
    }

    await measure("nothing else", async () => {
      await sleep(searching);
      return "";
    });
    const opened = await asked.request(`/functions/editable-post?postId=${post.postId}`, {
      headers: { authorization },
    });
    const { fields } = (await answerTo(readEditable, opened)).post;
    for (const call of [...heavyPreviews(post.postId, fields), draftCall, ...heavyForms])
      await measure(call.what, async () => String(await send(site.port, authorization, call)));
    await changeFact(asked);
    await measure("the first draft after a change of facts", async () =>
      String(await send(site.port, authorization, draftCall)),
    );
    await measure("a correction by an edit link", () => correctByLink(asked, post));
    await measure(`${searchers} kept connections that search`, async () => {
      const crowd = new URL("support/flood.ts", import.meta.url);
      const flood = fork(crowd, [String(site.port), String(searchers)]);
      await sleep(searching);
      const ended = once(flood, "message");
      flood.send("stop");
      await ended;
      return "";
    });
    return {
      title: "A visitor of cached pages while others are at work",
      method: `A process of its own reads cached pages one after the other, each over a new connection, with ${shortest / 1_000} s at least for each row; the first row is the idle site. The first preview starts the process that computes it. Forms have up to 15 MB.`,
      rows,
    };
  } finally {
    visitor.disconnect();
    await stopPeer(site);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function waitsOf(visitor: ChildProcess): Promise<VisitorWaits> {
  const counted = once(visitor, "message") as Promise<[VisitorWaits]>;
  visitor.send("tell");
  const [waits] = await counted;
  return waits;
}
