import { factText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { CheckContext, CheckedDraft } from "../../domain/drafting/checks/draft-text.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import type { Claim, Finding } from "../../domain/posts/revisions/ledger.ts";
import { succeed } from "../../domain/shared/result.ts";
import { adminBearer, type Publishing } from "./publishing.ts";
import { posted } from "./review-links.ts";
import { contentNamed, findingOn, testWriter } from "./writing.ts";

const { find: findFact } = builtInFacts;

/** What the rules keep of a claim beside its words, where nothing is near. */
export const notRaised = { raised: false, group: "unknown", nearest: null } as const;

export const statedRecord = "fee.sc_st_pwd.one_paper";

/**
 * Checks by the first word of each sentence of the body: "Perhaps" has to be confirmed, "Wrong" is
 * contradicted, "Never" is stopped without a record, "Surely" is borne out; the others state nothing.
 */
export function checksByFirstWord(content: DraftContent, context: CheckContext): CheckedDraft {
  const claims: Claim[] = [];
  const findings: Finding[] = [];
  let sentences = 0;
  let under = "";
  content.body_markdown.split("\n\n").forEach((block, index) => {
    const place = { field: "body_markdown", block: index + 1 } as const;
    if (block.startsWith("## ")) under = block.slice(3);
    for (const sentence of block.match(/[^.]+\./g)?.map((text) => text.trim()) ?? []) {
      sentences++;
      const claim = { place, sentence, under, records: [], why: null, ...notRaised };
      const record = { id: statedRecord, value: recordedValue(statedRecord) };
      if (sentence.startsWith("Perhaps"))
        claims.push({ ...claim, verdict: "to-confirm", why: "No record answers this." });
      if (sentence.startsWith("Surely"))
        claims.push({ ...claim, verdict: "supported", records: [record] });
      if (sentence.startsWith("Wrong")) {
        claims.push({ ...claim, verdict: "contradicted", records: [record], why: "It is not so." });
        findings.push({ ...findingOn("Wrong"), place, record: record.id });
      }
      if (sentence.startsWith("Never"))
        findings.push({ ...findingOn(sentence), place, kind: "promise" });
    }
  });
  const ledger = {
    checked_at: context.checkedAt,
    facts_version: null,
    sentences,
    claims,
    findings,
  };
  return { content, ledger, sentences: [] };
}

function recordedValue(id: string): string {
  const record = findFact(id);
  if (record === undefined) throw new Error(`no record ${id}`);
  return factText(record);
}

/** Writes what is asked for as the body of the post, whatever else is asked. */
export function bodyWriter() {
  return testWriter((request) =>
    Promise.resolve(
      succeed({ content: contentNamed("Fees", { body_markdown: request }), usage: null }),
    ),
  );
}

/** What the call to confirm answers, as an admin or by a token. */
export async function confirmed(
  site: Publishing,
  body: Record<string, unknown>,
  headers: HeadersInit = body.token === undefined ? adminBearer : {},
) {
  const answer = await posted(site, "confirm-claims", body, headers);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
