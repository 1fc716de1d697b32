import { expect, test } from "vitest";
import { citedFacts, requiredCaveats } from "../../content/cited-facts.ts";
import { firstEdition } from "../../content/facts/edition.ts";
import { factText, noteText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { informationPages } from "../../content/pages/index.ts";
import { parsePage, textOf, all, attribute, only } from "../support/html.ts";
import { sharedSite } from "../support/site.ts";
import { maxBytes, weighed } from "../../bench/page-weight.ts";
import { libraryThemes, themePath } from "../../content/library/index.ts";
import { passagesIn } from "../../domain/posts/text/library-passages.ts";

const openSite = sharedSite({ NODE_ENV: "test", NOW: "2026-11-21T06:00:00Z" });

/** Each with its contents and as it is answered. */
async function everyPage() {
  const { request } = await openSite();
  const pages = informationPages(firstEdition).map(async (page) => ({
    page,
    path: page.path,
    html: parsePage(await (await request(page.path)).text()),
  }));
  return Promise.all(pages);
}

test("an information page shows every value that its contents cite, and the note on each that reports contradict", async () => {
  for (const { page, path, html } of await everyPage()) {
    const text = textOf(html);
    const missing = citedFacts(withoutParts(page), builtInFacts).filter(
      (record) => !text.includes(factText(record)),
    );
    expect(
      missing.map(({ id }) => id),
      path,
    ).toEqual([]);
    const notes = requiredCaveats(citedFacts(page, builtInFacts)).map((id) =>
      noteText(id, builtInFacts),
    );
    expect(
      notes.filter((note) => !text.includes(note)),
      path,
    ).toEqual([]);
  }
});

/** Contents without the citations that show only a part of a value. */
function withoutParts(contents: unknown): unknown {
  if (typeof contents !== "object" || contents === null) return contents;
  if ("form" in contents) return null;
  const kept = Object.entries(contents).map(([name, part]) => [name, withoutParts(part)]);
  return Object.fromEntries(kept);
}

test("a reader finds every theme from the list, each in one light page with its passages at their anchors", async () => {
  const { request } = await openSite();
  const list = parsePage(await (await request("/answers")).text());
  const listed = all("main .link-list a", list).map((link) => attribute(link, "href"));
  expect(listed.toSorted()).toEqual(libraryThemes.map(({ id }) => themePath(id)).toSorted());
  for (const { id, title } of libraryThemes) {
    const path = themePath(id);
    const { body, headers } = await weighed(path, await request(path));
    expect([path, body + headers <= maxBytes]).toEqual([path, true]);
    const page = parsePage(await (await request(path)).text());
    expect(textOf(only("h1", page))).toBe(title);
    const passages = passagesIn(builtInFacts).filter(({ theme }) => theme.id === id);
    for (const passage of passages)
      expect(all(`[id="${passage.id}"]`, page), passage.id).toHaveLength(1);
    expect(textOf(only("main", page))).not.toMatch(/\{\{|\{year\}/);
  }
});

test("a theme that does not exist is not found", async () => {
  const { request } = await openSite();
  expect((await request("/answers/no-such-theme")).status).toBe(404);
});
