import { expect, test } from "vitest";
import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";
import { livePost } from "../support/live-changes.ts";
import { adminBearer, draftWithTokens, openPublishing } from "../support/publishing.ts";
import { respelled } from "../support/caller.ts";
import { onEitherEngine } from "../support/tier.ts";
import { wholeDatabase } from "../support/whole-database.ts";

/**
 * The caller, the call, what is wrong with it, a body as text or JSON, the status, and the words where they are fixed. In
 * braces stand parts of a draft, of another one, and of a live post.
 */
const badCalls = labelledData(
  "review/cases/bad-calls",
  z.record(
    z.enum(["refused", "expired"]),
    z.array(
      z.tuple([
        z.templateLiteral([
          z.enum(["anyone", "stranger", "other", "admin"]),
          " ",
          z.enum(["GET", "POST", "PUT", "DELETE"]),
          " ",
          z.string(),
        ]),
        z.string(),
        z.json(),
        z.int(),
        z.string().optional(),
      ]),
    ),
  ),
);

const callers = {
  anyone: {},
  stranger: { Authorization: "Bearer the-anonymous-key" },
  other: { Authorization: "Basic x" },
  admin: adminBearer,
};

onEitherEngine("a call with bad input", (openTestDatabase) => {
  test("is told so with its status, and nothing is changed; by an expired link too", async () => {
    const deliver = () => Promise.reject(new Error("nothing is sent"));
    const transport = { deliver, close: () => Promise.resolve() };
    const site = openPublishing(await openTestDatabase(), { mail: { transport, reviewers: [] } });
    const draft = await draftWithTokens(site);
    const other = await draftWithTokens(site, "Another");
    const live = await livePost(site, "Live");
    const parts = new Map([
      ...Object.entries(draft),
      ...Object.entries(draft).map(
        ([name, text]) => [`respelled ${name}`, respelled(text)] as const,
      ),
      ...Object.entries(other).map(([name, text]) => [`other ${name}`, text] as const),
      ...Object.entries(live).map(([name, part]) => [`live ${name}`, String(part)] as const),
    ]);
    const filled = (text: string) =>
      text.replace(/\{([a-zA-Z ]+)\}/g, (whole, name: string) => parts.get(name) ?? whole);
    const before = await wholeDatabase(site.database.queries);
    await expectRefusals("refused");
    site.clock.advance(8 * 24 * 60 * 60 * 1_000);
    await expectRefusals("expired");
    expect(await wholeDatabase(site.database.queries)).toEqual(before);
    expect(site.faults).toEqual([]);

    async function expectRefusals(kind: keyof typeof badCalls) {
      for (const [call, what, body, status, says] of badCalls[kind]) {
        const [who = "", method = "", ...words] = call.split(" ");
        const path = words.join(" ");
        const answer = await site.api.request(`/functions/${filled(path)}`, {
          method,
          headers: callers[who as keyof typeof callers],
          ...(body !== null && {
            body: filled(typeof body === "string" ? body : JSON.stringify(body)),
          }),
        });
        const name = `${call}, ${what}`;
        const text = await answer.text();
        expect.soft([name, answer.status]).toEqual([name, status]);
        expect.soft(answer.headers.get("Cache-Control"), name).toBe("no-store");
        const isPlain = path.startsWith("publish-blog") && status !== 413;
        const said: unknown = isPlain ? text : (JSON.parse(text) as { error: unknown }).error;
        expect.soft([name, said]).toEqual([name, says ?? expect.stringMatching(/\S.*\.$/)]);
      }
    }
  });
});
