import { expect, test } from "vitest";
import type { RepairRequest } from "../../domain/drafting/writer.ts";
import { ledgerSchema } from "../../domain/posts/revisions/ledger.ts";
import { succeed } from "../../domain/shared/result.ts";
import { readJson } from "../../database/values.ts";
import { soundBody } from "../support/model-article.ts";
import { openPublishing, snapshot, type Publishing } from "../support/publishing.ts";
import { stateFact } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";
import { contentNamed, testWriter } from "../support/writing.ts";

const id = "fee.sc_st_pwd.one_paper";
const wanted = {
  prompt: "Fee for SC candidates",
  category: "news",
  publish: false,
  requestedBy: "admin:a@guide.example",
} as const;

function contentWith(sentence: string) {
  return contentNamed("The fee for SC candidates", {
    body_markdown: `## Fees\n\n${sentence}\n\n${soundBody}`,
  });
}

/** Writes the sentence, and has the fee changed before anybody checks it. */
function writerBeforeChange(sentence: string, siteOf: () => Publishing) {
  return testWriter(async () => {
    await stateFact(siteOf(), { factId: id, value: { kind: "money", rupees: 650 } });
    return succeed({ content: contentWith(sentence), usage: null });
  });
}

onEitherEngine("a draft that was begun before a change", (openTestDatabase) => {
  test("is checked against the new value: the typed old one is stopped, and its repair is told the new one", async () => {
    const told: RepairRequest[] = [];
    const writer = {
      ...writerBeforeChange("SC candidates pay ₹500 for one paper of JEE Main.", () => site),
      repair: (request: RepairRequest) => {
        told.push(request);
        const content = contentWith(`SC candidates pay {{fact:${id}}} for one paper of JEE Main.`);
        return Promise.resolve(succeed({ content, usage: null }));
      },
    };
    const database = await openTestDatabase();
    const site: Publishing = openPublishing(database, { writer });
    const made = await site.drafting.generate(wanted);
    expect(made.ok).toBe(true);
    expect(told).toHaveLength(1);
    expect(told[0]?.findings[0]).toMatchObject({ quote: "₹500", record: id });
    expect(told[0]?.findings[0]?.message).toContain("₹650");
    const given = told[0]?.evidence.records;
    expect(given?.version).toBe(1);
    expect(given?.find(id)?.value).toEqual({ kind: "money", rupees: 650 });
    const { revisions } = await snapshot(database);
    const ledger = readJson(ledgerSchema, revisions[0]?.ledger);
    expect(ledger.facts_version).toBe(1);
    expect(ledger.findings.filter(({ stops }) => stops)).toEqual([]);
    expect(revisions[0]?.edition).toBe("2026");
  });

  test("with a token shows the new value, and its ledger says so", async () => {
    const sentence = `SC candidates pay {{fact:${id}}} for one paper of JEE Main.`;
    const database = await openTestDatabase();
    const site: Publishing = openPublishing(database, {
      writer: writerBeforeChange(sentence, () => site),
    });
    expect((await site.drafting.generate(wanted)).ok).toBe(true);
    const { revisions } = await snapshot(database);
    const { claims } = readJson(ledgerSchema, revisions[0]?.ledger);
    expect(claims.find(({ sentence: said }) => said.startsWith("SC candidates pay"))).toMatchObject(
      {
        verdict: "supported",
        records: [{ id, value: "₹650" }],
      },
    );
  });
});

onEitherEngine("the desk of exam facts", (openTestDatabase) => {
  test("lists what a change has switched off in the checks", async () => {
    const site = openPublishing(await openTestDatabase());
    const by = { email: "a@guide.example" };
    const before = await site.facts.list("", by);
    expect(before.ok && before.value.rulesOff).toEqual([]);
    await stateFact(site, { factId: "exam.calculator", value: { kind: "boolean", yes: true } });
    const after = await site.facts.list("", by);
    expect(after.ok && after.value.rulesOff[0]).toMatchObject({ factId: "exam.calculator" });
  });
});
