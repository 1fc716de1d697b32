import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

/** Who reads a name in an import, a log or a search goes to the one file that has it. */
test("a file's name stands once outside the tests, but for the index of a folder", () => {
  const rooms = "{app,bench,content,database,domain,scripts,server}/**/*.{ts,tsx}";
  const files = globSync(rooms, { cwd: join(import.meta.dirname, "..") });
  const byName = Map.groupBy(files, (file) => basename(file).replace(/\.tsx?$/, ""));
  const shared = [...byName].filter(([name, { length }]) => name !== "index" && length > 1);
  expect(files.length).toBeGreaterThan(500);
  expect(shared).toEqual([]);
});
