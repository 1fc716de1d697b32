import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
/** Links of posts lead to pages of the site. */
const exclude = ["docs/examples/**"];
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root, exclude });

test("every link of the documents to a file of the site leads to one", () => {
  const dead = documents.flatMap((document) =>
    linksOf(document)
      .filter((path) => !existsSync(join(root, dirname(document), path)))
      .map((path) => `${document}: ${path}`),
  );
  expect(dead).toEqual([]);
});

test("every decision that code and documents name is there", () => {
  const named = globSync(
    ["{app,bench,content,database,domain,scripts,server,tests}/**/*.{ts,tsx}"],
    {
      cwd: root,
    },
  ).flatMap((file) =>
    [...textOf(file).matchAll(/docs\/decisions\/(\d{3}(?:-[\w-]+\.md)?)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  const missing = named.filter((name) => !decisions.some((one) => one.startsWith(name)));
  expect(missing).toEqual([]);
});

test("every decision is in their index once", () => {
  const listed = linksOf("docs/decisions/README.md").filter((path) => /^\d/.test(path));
  expect(listed.toSorted()).toEqual(decisions);
});

const decisions = globSync("[0-9]*.md", { cwd: join(root, "docs/decisions") }).toSorted();

/** What the Markdown links lead to, but for other sites and places on the same page. */
function linksOf(document: string): readonly string[] {
  return [...textOf(document).matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, path = ""]) => path)
    .filter((path) => !/^[a-z]+:/.test(path));
}

function textOf(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
