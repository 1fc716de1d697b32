import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

test("an offline site never loads the AI SDK", () => {
  const loaded = loadedWith("domain/drafting/create-writer.ts");
  expect(loaded).toContain("domain/drafting/providers/offline.ts");
  expect([...loaded].filter((name) => name === "ai" || name.startsWith("@ai-sdk/"))).toEqual([]);
});

/** Modules and packages that importing this file loads at once: not types, not what is imported later. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  seen.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, name = ""] of source.matchAll(
    /^(?:import|export)(?! type)[^;]*? from "([^"]+)"/gm,
  )) {
    const target = name.startsWith(".") ? join(dirname(file), name) : name;
    if (seen.has(target)) continue;
    if (name.startsWith(".")) loadedWith(target, seen);
    else seen.add(target);
  }
  return seen;
}
