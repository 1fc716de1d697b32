import { readFileSync, readdirSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";

/** Which rooms a room may import from (ARCHITECTURE.md): one direction, nothing points back up. */
const rooms: Record<string, readonly string[]> = {
  content: ["content"],
  database: ["database"],
  domain: ["domain", "database", "content"],
  app: ["app", "domain", "content"],
  server: ["server", "app", "domain", "database", "content"],
};

/** The same inside domain/: each room with the rooms whose services and types it may import. */
const domainRooms: Record<string, readonly string[]> = {
  shared: [],
  audit: ["shared"],
  notify: ["shared"],
  auth: ["shared", "audit", "notify"],
  facts: ["shared", "audit"],
  settings: ["shared", "audit", "auth", "notify", "drafting"],
  pictures: ["shared", "audit"],
  posts: ["shared", "audit", "facts", "pictures"],
  updates: ["shared", "audit", "facts", "posts"],
  drafting: ["shared", "language", "audit", "closing-ranks", "facts", "posts", "updates"],
  notices: [],
  "closing-ranks": ["shared", "audit"],
  language: ["shared", "closing-ranks"],
  search: ["shared", "language", "facts", "posts", "updates", "closing-ranks"],
  readership: ["shared"],
  outbound: [],
  "official-pages": ["shared", "audit", "notify", "outbound", "facts", "notices", "search"],
  review: ["shared", "audit", "notify", "facts", "posts", "drafting"],
};
/** Words of the outside world that the domain does not know. */
const foreignWords = ["Request", "Response", "Headers", "document", "window", "localStorage"];
const models = /^(ai|@ai-sdk\/.*)$/;
const connections = /^(nodemailer(\/.*)?|(node:)?(net|tls|https?|http2|dgram))$/;
const eventStream = "domain/drafting/providers/fetch-event-stream.ts";
const smtp = "domain/notify/providers/smtp.ts";
const files = Object.keys(rooms).flatMap(sourceFiles);

describe("the direction of imports", () => {
  test("every room imports only from the rooms below it", () => {
    const wrong = files.flatMap(({ path, imports }) =>
      imports
        .filter((name) => roomOf(name) in rooms && !rooms[roomOf(path)]?.includes(roomOf(name)))
        .map((name) => `${path} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test("rooms of the domain import downwards, and never another room's repository", () => {
    const wrong = domainFiles().flatMap(({ path, imports }) => {
      const room = domainRoomOf(path);
      return imports
        .filter((name) => name.startsWith("domain/") && domainRoomOf(name) !== room)
        .filter(
          (name) =>
            name.endsWith("-repository.ts") || !domainRooms[room]?.includes(domainRoomOf(name)),
        )
        .map((name) => `${path} imports ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  test("no file leads back to itself by its imports, those of types included", () => {
    const importsOf = new Map(files.map(({ path, imports }) => [path, imports]));
    expect(circles(importsOf)).toEqual([]);
  });
});

describe("the domain", () => {
  test("knows neither React nor HTTP nor the environment", () => {
    const wrong = files
      .filter(({ path }) => path.startsWith("domain/"))
      .filter(({ path }) => path !== eventStream)
      // A program, which gets its page and answers by its streams.
      .filter(({ path }) => path !== "domain/official-pages/blocks/page-reading-process.ts")
      .flatMap(({ path, imports, identifiers }) => [
        ...imports
          .filter((name) => /^(react|react-dom|react-router|hono|@hono)(\/|$)/.test(name))
          .map((name) => `${path} imports ${name}`),
        ...[...foreignWords, "process"]
          .filter((word) => identifiers.has(word))
          .map((word) => `${path} speaks of ${word}`),
      ]);
    expect(wrong).toEqual([]);
  });

  test("reaches the network only in drafting/providers, by mail in notify/providers, and by the outbound client", () => {
    const wrong = files
      .filter(({ path }) => path.startsWith("domain/"))
      .filter(({ path, imports, identifiers }) => {
        const isOpen = identifiers.has("fetch") || imports.some((name) => connections.test(name));
        const asksModel = imports.some((name) => models.test(name));
        return (
          (isOpen && ![eventStream, smtp].includes(path) && !path.startsWith("domain/outbound/")) ||
          (asksModel && !path.startsWith("domain/drafting/providers/"))
        );
      });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

test("only repositories and database/ speak SQL", () => {
  const wrong = files
    .filter(({ path }) => !path.startsWith("database/") && !path.endsWith("-repository.ts"))
    .filter(({ imports }) => imports.some((name) => /^(kysely|pg|node:sqlite)(\/|$)/.test(name)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("only the settings reader and the programs around it see the environment", () => {
  const readers = files.filter(({ text }) => /\bprocess\.env\b/.test(text));
  expect(readers.map(({ path }) => path)).toEqual(["server/config.ts", "server/dev.ts"]);
});

/** They compare with what the site ships, or know a value of it in prose; all others ask a snapshot. */
const knowShippedValues: readonly string[] = [
  "app/pages/fact.tsx",
  "content/facts/snapshot.ts",
  "domain/facts/current-facts.ts",
  "domain/facts/fact-history.ts",
  "domain/facts/facts-desk.ts",
  "domain/facts/known-statements.ts",
  "domain/posts/uses/fact-corrections.ts",
  "domain/posts/text/fact-tokens.ts",
];

test("exam facts are looked up in the snapshot of a request: only these files know those that the site ships", () => {
  const wrong = files
    .filter(({ identifiers }) => identifiers.has("builtInFacts"))
    .filter(({ path }) => !knowShippedValues.includes(path));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** One circle of imports for each file on which a search in depth meets the path that it has come by. */
function circles(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(" -> "));
    if (done.has(path)) return;
    done.add(path);
    for (const next of importsOf.get(path) ?? []) visit(next, [...way, path]);
  };
  for (const path of importsOf.keys()) visit(path, []);
  return found;
}

function domainFiles(): readonly SourceFile[] {
  return files.filter(({ path }) => /^domain\/[^/]+\//.test(path));
}

function roomOf(path: string): string {
  return path.split("/")[0] ?? "";
}

function domainRoomOf(path: string): string {
  return path.split("/")[1] ?? "";
}

/** A file of the product, as the rules of its rooms see it. */
type SourceFile = {
  readonly path: string;
  readonly text: string;
  /** Paths from the root for own files, package names for others. */
  readonly imports: readonly string[];
  readonly identifiers: ReadonlySet<string>;
};

/** All sources below a folder, with what they import and the names that they use. */
function sourceFiles(room: string): SourceFile[] {
  const paths = readdirSync(room, { recursive: true, encoding: "utf8" })
    .map((name) => join(room, name))
    .filter((path) => /\.tsx?$/.test(path) && statSync(path).isFile())
    .sort();
  return paths.map((path) => {
    const text = readFileSync(path, "utf8");
    const imports = ts
      .preProcessFile(text)
      .importedFiles.map(({ fileName }) =>
        fileName.startsWith(".") ? normalize(join(dirname(path), fileName)) : fileName,
      );
    return { path, text, imports, identifiers: identifiersOf(path, text) };
  });
}

function identifiersOf(path: string, text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && !isName(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** A property's own name is not a use of the global with that name. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node)
  );
}
