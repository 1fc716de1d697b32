import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

/** Asks a writer of the settings for a draft and prints every package of the AI SDK that was loaded. */
const program = `
  import { registerHooks } from "node:module";
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      const [, name] = /node_modules\\/(ai|@ai-sdk\\/[^/]+)\\//.exec(url) ?? [];
      if (name !== undefined) loaded.add(name);
      return next(url, context);
    },
  });
  const { createWriter } = await import("./domain/drafting/create-writer.ts");
  const settings = JSON.parse(process.argv[1]);
  const writer = createWriter(settings, { now: () => new Date(0) });
  const before = [...loaded];
  const { gatherEvidence } = await import("./domain/drafting/guides/gather-evidence.ts");
  const { builtInFacts } = await import("./content/facts/snapshot.ts");
  const request = { prompt: "Fees", corrections: null, category: "news", published: [] };
  const evidence = { ...(await gatherEvidence(request, builtInFacts)), records: builtInFacts };
  const draft = { prompt: "Fees", category: "news", evidence };
  await writer.draft(draft, { signal: AbortSignal.timeout(60_000) });
  console.log(JSON.stringify({ before, after: [...loaded] }));
`;

/** What every service shares. */
const shared = new Set(["ai", "@ai-sdk/gateway", "@ai-sdk/provider", "@ai-sdk/provider-utils"]);

test("an offline site never loads the AI SDK", async () => {
  expect(await loadedBy({ provider: "offline" })).toEqual({ before: [], after: [] });
});

test("a site with a model loads the package of its service and no other, with the first draft", async () => {
  const settings = {
    provider: "google",
    model: "m",
    reviewModel: "n",
    apiKey: "k",
    baseUrl: "http://127.0.0.1:9/v1",
    timeoutSeconds: 1,
  };
  const { before, after } = await loadedBy(settings);
  expect(before).toEqual([]);
  const own = after.filter((name) => !shared.has(name));
  expect(own).toEqual(["@ai-sdk/google"]);
});

async function loadedBy(settings: object): Promise<{ before: string[]; after: string[] }> {
  const node = ["--input-type=module", "--eval", program, JSON.stringify(settings)];
  const child = spawn(process.execPath, node, { stdio: ["ignore", "pipe", "inherit"] });
  const [output] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return JSON.parse(output) as { before: string[]; after: string[] };
}
