import { expect, test } from "vitest";
import { maxBytes, weighed } from "../../bench/page-weight.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { libraryThemes, themePath } from "../../content/library/index.ts";
import { passagesIn } from "../../domain/posts/text/library-passages.ts";
import { all, attribute, only, parsePage, textOf } from "../support/html.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite();

test("a reader finds every theme from the list, each in one light page with its passages at their anchors", async () => {
  const { request } = await site();
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
  const { request } = await site();
  expect((await request("/answers/no-such-theme")).status).toBe(404);
});
