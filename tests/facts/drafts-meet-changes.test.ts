import { expect, test } from "vitest";
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
  test.each([
    { how: "a token shows the new value", typed: `{{fact:${id}}}`, kind: "verified" },
    { how: "the old value typed contradicts it", typed: "₹500", kind: "conflict" },
  ])("is checked against the new value: $how, and its ledger says so", async ({ typed, kind }) => {
    const sentence = `SC candidates pay ${typed} for one paper of JEE Main.`;
    const database = await openTestDatabase();
    const site: Publishing = openPublishing(database, {
      writer: writerBeforeChange(sentence, () => site),
    });
    expect((await site.drafting.generate(wanted)).ok).toBe(true);
    const { revisions } = await snapshot(database);
    expect(revisions).toMatchObject([{ edition: "2026" }]);
    const ledger = readJson(ledgerSchema, revisions[0]?.ledger);
    expect(ledger?.facts_version).toBe(1);
    const marks = ledger?.marks.filter((mark) => mark.sentence.startsWith("SC candidates pay"));
    expect(marks).toMatchObject([{ kind, record: { id, value: "₹650" } }]);
  });
});
