import { describe, expect, test } from "vitest";
import { factText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { factChanges, type FactChange } from "../support/fact-changes.ts";
import { approveFacts, proposeFacts, tryFacts } from "../../app/calls/facts-schema.ts";
import { signedIn } from "../support/caller.ts";
import { accounts, writePost } from "../support/blog-posts.ts";
import {
  all,
  attribute,
  metaContent,
  only,
  parsePage,
  textOf,
  visibleText,
} from "../support/html.ts";
import { addPosts } from "../support/published-posts.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { createPlaceFinder } from "../../server/facts/find-places.ts";
import { postAddress } from "../../domain/posts/post-address.ts";

const now = { NODE_ENV: "test", NOW: "2026-11-22T06:00:00Z" };
const files = ["/important-dates.ics", "/blog/rss.xml", "/blog/feed.json", "/facts.json"];

const checked = {
  standing: "official",
  source: { title: "Notice", address: "https://jeemain.nta.nic.in/notice" },
  checkedOn: "2026-11-22",
} as const;

/** Words of a file about itself and the moment, not about the exam. */
const ofTheFile =
  /^(?:DTSTAMP|SEQUENCE|LAST-MODIFIED)[:;].*$|"(?:version|changedAt|sequence)":[^,}]*/gm;

/** All that a reader, or a program, gets of an answer, as one text. */
function wordsOf(text: string): string {
  if (!text.startsWith("<!DOCTYPE html>"))
    return text.replaceAll(/\r\n[ \t]/g, "").replaceAll(ofTheFile, "");
  const page = parsePage(text);
  return [
    textOf(only("title", page)),
    metaContent(page, "description") ?? "",
    ...all('script[type="application/ld+json"]', page).map(textOf),
    visibleText(text),
  ].join("\n");
}

/** The title of a report is a quotation, which keeps its words whatever the registry says. */
const sourceTitles = [...new Set(builtInFacts.all.map(({ source }) => source.title))];

/** A text still has the former value of a record, where nothing but this record says the same: `-1` is in many words. */
function keepsFormer({ id }: FactChange, text: string): boolean {
  const former = factText(builtInFacts.fact(id));
  const isShared = builtInFacts.all.some(
    (other) => other.id !== id && factText(other).includes(former),
  );
  if (isShared || former.length < 3) return false;
  return sourceTitles
    .reduce((words, title) => words.replaceAll(title, ""), wordsOf(text))
    .includes(former);
}

/** Every answer as it is sent. */
async function walk(site: TestSite, paths: readonly string[]) {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const answer = await site.request(path);
    expect(answer.status, path).toBe(200);
    texts.set(path, await answer.text());
  }
  return texts;
}

test("nothing more is rendered for whoever has gone away", async () => {
  const stop = new AbortController();
  const rendered: string[] = [];
  const findPlaces = createPlaceFinder({
    render: (path) => {
      rendered.push(path);
      if (rendered.length === 4) stop.abort();
      return Promise.resolve(new Response("", { status: 200 }));
    },
    published: { addresses: () => Promise.resolve([]), showing: () => Promise.resolve([]) },
  });
  const change = {
    factIds: ["fee.sc_st_pwd.one_paper"],
    before: builtInFacts,
    after: builtInFacts,
  };
  await expect(findPlaces(change, stop.signal)).rejects.toThrow("aborted");
  expect(rendered).toHaveLength(4);
});

describe("the places of a change", () => {
  test("are those that a walk over all public addresses finds, which all show it at once", async () => {
    const site = await openTestSite({ ...accounts, ...now });
    const posts = await publicPosts(site);
    const { call } = await signedIn(site);
    const factPages = factChanges
      .flatMap((change) => [change, ...(change.along ?? [])])
      .map(({ id }) => `/facts/${id}`);
    const paths = [...cataloguePaths, ...files, ...factPages, ...posts];
    let before = await walk(site, paths);
    for (const change of factChanges) {
      const changes = [change, ...(change.along ?? [])].map(({ id: factId, value }) => ({
        ...checked,
        factId,
        value,
      }));
      const body = { edition: "2026", reason: "as the test wants", minor: true, changes };
      const { questions } = await call(tryFacts, body);
      const { id, places } = await call(proposeFacts, { ...body, confirmed: questions });
      if (change === factChanges[0])
        expect(await walk(site, paths), "what waits is seen by nobody").toEqual(before);
      await call(approveFacts, { id, alone: "I compared it with the notice myself." });
      const after = await walk(site, paths);
      const sent = paths.filter((path) => before.get(path) !== after.get(path));
      const changed = sent.filter(
        (path) => wordsOf(before.get(path) ?? "") !== wordsOf(after.get(path) ?? ""),
      );
      const changedPaths = [...new Set(places.map(({ path }) => path))];
      expect(changedPaths.sort(), change.id).toEqual(changed.sort());
      const showing = changed.filter((path) => after.get(path)?.includes(change.shows));
      expect(showing, change.id).toContain(`/facts/${change.id}`);
      expect(showing.length, change.id).toBeGreaterThan(1);
      const keeping = paths.filter((path) => keepsFormer(change, after.get(path) ?? ""));
      const ownPages = [change, ...(change.along ?? [])].map((one) => `/facts/${one.id}`);
      expect(
        keeping.filter((path) => !ownPages.includes(path)),
        change.id,
      ).toEqual([]);
      for (const place of places) {
        expect(place.before, place.path).not.toBe(place.after);
        expect(place.before.length).toBeLessThanOrEqual(200);
        expect(place.after.length).toBeLessThanOrEqual(200);
        expect(place.title).not.toBe("");
      }
      before = after;
    }
  });
});

/** Posts that show values, one that shows none, and the parts of the list. */
async function publicPosts(site: TestSite): Promise<readonly string[]> {
  const made = [
    await writePost(site, { publish: true, prompt: "Fee for OBC candidates" }),
    await writePost(site, { publish: true, prompt: "When is the Session 1 result?" }),
    await writePost(site, { publish: true, prompt: "Marking scheme of Paper 1" }),
  ];
  const titles = Array.from({ length: 24 }, (_, index) => `Reading plan ${index}`);
  const added = await addPosts(site, titles);
  const addresses = [...made, ...added].map(({ slug, published_at }) =>
    postAddress({ slug, published_at: published_at ?? "" }),
  );
  const parts = await olderParts(site, "/blog");
  if (parts.length === 0) throw new Error("the list has one part only");
  return [...addresses, ...parts];
}

/** The addresses of the parts of the list after this one. */
async function olderParts(site: TestSite, path: string): Promise<readonly string[]> {
  const list = parsePage(await (await site.request(path)).text());
  const [older] = all("a[rel=next]", list).flatMap((link) => attribute(link, "href") ?? []);
  return older === undefined ? [] : [older, ...(await olderParts(site, older))];
}
