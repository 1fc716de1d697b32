import type { Element, Root } from "hast";
import { expect, test } from "vitest";
import { citedFacts, requiredCaveats } from "../../content/cited-facts.ts";
import { firstEdition } from "../../content/facts/edition.ts";
import { factText, noteText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { informationPages } from "../../content/pages/index.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { sharedSite } from "../support/site.ts";

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

/** What a reader sees of a page with each of its panels chosen; of a page without tabs, all of it. */
function views(page: Root): readonly ((element: Element) => boolean)[] {
  const panels = all(".tab-panel", page);
  const within = panels.map((panel) => new Set(all("*", panel)));
  const isFree = (element: Element) => !within.some((panel) => panel.has(element));
  if (panels.length === 0) return [isFree];
  return within.map((panel) => (element) => isFree(element) || panel.has(element));
}

test("each note stands once in what a reader sees, what refers to it leads there, and several sources are one line that opens", async () => {
  const seen = { notes: 0, references: 0, sources: 0 };
  for (const { path, html } of await everyPage()) {
    for (const isSeen of views(html)) {
      const notes = all("main .caveat", html).filter(isSeen);
      expect(new Set(notes.map(textOf)).size, path).toBe(notes.length);
      const ids = notes.map((note) => `#${attribute(note, "id") ?? ""}`);
      const references = all("main .see-note a", html).filter(isSeen);
      for (const reference of references)
        expect(
          ids.filter((id) => id === attribute(reference, "href")),
          path,
        ).toHaveLength(1);
      seen.notes += notes.length;
      seen.references += references.length;
    }
    const several = ".information-body > .section > .fact-sources:has(a + a, li + li)";
    for (const sources of all(several, html)) {
      expect(textOf(only("details summary", sources)), path).toMatch(
        /^\d+ sources, facts checked on/,
      );
      expect(all("a", only("details", sources)), path).toEqual(all("a", sources));
      seen.sources += 1;
    }
  }
  expect(Math.min(seen.notes, seen.references, seen.sources)).toBeGreaterThan(2);
});

/** Contents without the citations that show only a part of a value. */
function withoutParts(contents: unknown): unknown {
  if (typeof contents !== "object" || contents === null) return contents;
  if ("form" in contents) return null;
  const kept = Object.entries(contents).map(([name, part]) => [name, withoutParts(part)]);
  return Object.fromEntries(kept);
}
