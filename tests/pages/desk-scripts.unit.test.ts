import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

/** Most script, compressed, that a page of the desk or of a review may load, and one with the editor, in bytes. */
const limits = { page: 260_000, editor: 420_000 };

const part = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const manifestSchema = z.object({
  entry: part,
  routes: z.record(
    z.string(),
    part.extend({ parentId: z.string().optional(), path: z.string().optional() }),
  ),
});

const client = new URL("../../build/client/", import.meta.url);
const manifestFile = globSync("assets/manifest-*.js", { cwd: client })[0] ?? "";
const text = readFileSync(new URL(manifestFile, client), "utf8");
const { entry, routes } = manifestSchema.parse(JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? ""));

type Route = (typeof routes)[string];

/** The route and what stands around it, the outermost last. */
function chainOf(route: Route): readonly Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent === undefined ? [route] : [route, ...chainOf(parent)];
}

function pathOf(route: Route): string {
  return chainOf(route)
    .flatMap(({ path }) => (path ? [path] : []))
    .reverse()
    .join("/");
}

/** Bytes of all files that a page of this route loads before it works, as they are sent. */
function bytesOf(route: Route): number {
  const files = new Set(
    [entry, ...chainOf(route)].flatMap(({ module, imports }) => [module, ...imports]),
  );
  return [...files]
    .map((file) => statSync(new URL(`.${file}.br`, client)).size)
    .reduce((sum, bytes) => sum + bytes, 0);
}

test("every page of the desk and of a review loads at most 260 kB of script, one with the editor 420 kB", () => {
  const hydrated = Object.values(routes).filter((route) =>
    /^(?:admin\/|blog\/(?:preview|edit|approve)\b)/.test(pathOf(route)),
  );
  expect(hydrated.length).toBeGreaterThan(20);
  const heavy = hydrated
    .map((route) => ({ path: pathOf(route), bytes: bytesOf(route) }))
    .filter(
      ({ path, bytes }) => bytes > limits[path.startsWith("admin/posts/") ? "editor" : "page"],
    );
  expect(heavy).toEqual([]);
});
