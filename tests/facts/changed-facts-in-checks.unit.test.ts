import { describe, expect, test } from "vitest";
import { factText, type FactId, type FactValue } from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { rulesOff } from "../../domain/drafting/checks/rules-off.ts";
import { candidatesIn } from "../../domain/drafting/outline/candidates.ts";
import { filledText } from "../../domain/posts/text/fact-tokens.ts";
import { stoppingFindings } from "../../domain/posts/revisions/ledger.ts";
import { checkedWith, stopsOf } from "../corpus/checked.ts";
import { firstOf, offlineDraft } from "../support/drafting.ts";

function factsWith(id: FactId, value: FactValue): FactSnapshot {
  const all = builtInFacts.all.map((record) => (record.id === id ? { ...record, value } : record));
  return factSnapshot({ edition: "2026", version: 1, recentChanges: [], all });
}

function verdictOf(body_markdown: string, facts: FactSnapshot): string {
  const { sentences } = checkedWith({ body_markdown }, { facts });
  return sentences.find(({ place }) => place.field === "body_markdown")?.verdict ?? "none";
}

function draftOf(prompt: string, facts: FactSnapshot) {
  const content = offlineDraft(prompt, { facts, chosen: firstOf(prompt, 8, facts) });
  const shown = filledText(`${content.hero_summary}\n${content.body_markdown}`, facts);
  return { content, shown };
}

/** A new value of each kind, with a request that asks for it. */
const changes: readonly (readonly [FactId, FactValue, string])[] = [
  ["fee.sc_st_pwd.one_paper", { kind: "money", rupees: 650 }, "fee for SC candidates"],
  ["exam.sessions", { kind: "number", amount: 3, unit: "sessions" }, "how many sessions"],
  ["date.s1.result", { kind: "date", day: "2026-02-19" }, "session 1 result date"],
  [
    "date.s1.registration",
    { kind: "date-range", from: "2025-11-03", to: "2025-12-02" },
    "registration dates of session 1",
  ],
  ["paper1.duration", { kind: "duration", minutes: 200 }, "exam pattern of paper 1"],
  [
    "upload.photo",
    { kind: "file-size", minKb: 20, maxKb: 240, type: "JPG" },
    "size of the photo file",
  ],
  [
    "cutoff.2025.general",
    { kind: "percentile", percentile: 93.4, decimals: 2 },
    "2025 cutoff of the general category",
  ],
  ["reservation.ews", { kind: "percent", percent: 11 }, "reservation for EWS"],
  ["marking.correct", { kind: "signed-marks", marks: 5 }, "marking scheme"],
];

describe("after a record has changed", () => {
  test.each(changes)(
    "%s: the next draft without a model shows the new value, and no check stops it",
    (id, value, prompt) => {
      const facts = factsWith(id, value);
      const { content, shown } = draftOf(prompt, facts);
      expect(content.body_markdown + content.hero_summary).toContain(`{{fact:${id}`);
      expect(shown).toContain(factText({ value }));
      const { ledger } = checkedWith(content, { facts });
      expect(stoppingFindings(ledger)).toEqual([]);
      expect(ledger.facts_version).toBe(1);
    },
  );

  test("its old value is a contradiction where its new one is right, and the other way round before", () => {
    const facts = factsWith("fee.sc_st_pwd.one_paper", { kind: "money", rupees: 650 });
    const [old, fresh] = ["₹500", "₹650"].map(
      (fee) => `SC candidates pay ${fee} for one paper of JEE Main.`,
    );
    expect(verdictOf(old ?? "", builtInFacts)).toBe("supported");
    expect(verdictOf(fresh ?? "", builtInFacts)).toBe("contradicted");
    expect(verdictOf(old ?? "", facts)).toBe("contradicted");
    expect(verdictOf(fresh ?? "", facts)).toBe("supported");
    const [finding] = stopsOf(old ?? "", { facts });
    expect(finding?.message).toContain("₹650");
  });

  test("its withdrawn value supports nothing and contradicts nothing", () => {
    const all = builtInFacts.all.map((record) =>
      record.id === "attempts.max" ? { ...record, standing: "withdrawn" as const } : record,
    );
    const facts = factSnapshot({ edition: "2026", version: 1, recentChanges: [], all });
    const body = "JEE Main allows nine attempts to each candidate.";
    expect(verdictOf(body, builtInFacts)).toBe("contradicted");
    expect(verdictOf(body, facts)).toBe("to-confirm");
  });

  test("the month that names a session follows its exam days", () => {
    const facts = factsWith("date.s1.exam", {
      kind: "date-range",
      from: "2026-02-21",
      to: "2026-02-29",
    });
    const body = "The February session began on 21 February 2026.";
    expect(verdictOf(body, facts)).toBe("supported");
  });

  test("a rule that rests on it is silent instead of wrong, and is reported", () => {
    const facts = factsWith("exam.calculator", { kind: "boolean", yes: true });
    const body = "You may carry a calculator into the exam hall of JEE Main.";
    expect(verdictOf(body, builtInFacts)).toBe("contradicted");
    expect(verdictOf(body, facts)).not.toBe("contradicted");
    expect(verdictOf("Calculators are not allowed in JEE Main.", facts)).not.toBe("supported");
    const off = rulesOff(facts);
    expect(new Set(off.map(({ factId }) => factId))).toEqual(new Set(["exam.calculator"]));
    expect(off[0]?.rule).toContain("Calculator allowed: No");
  });

  test("a text of ours that says the former value in its own words is not used, and is reported", () => {
    const facts = factsWith("reservation.home_state_follows", {
      kind: "text",
      text: "the state in which you were born",
    });
    const off = rulesOff(facts).filter(({ rule }) => rule.includes("library “"));
    expect(off.length).toBeGreaterThan(0);
    const titles = (known: FactSnapshot) => candidatesIn(known).map(({ title }) => title);
    const [own] = titles(builtInFacts).filter((title) =>
      off.some(({ rule }) => rule.includes(`library “${title}”`)),
    );
    expect(own).toBeDefined();
    expect(titles(facts)).not.toContain(own);
    const sentence = "Your home state is the state in which you passed Class 12.";
    expect(verdictOf(sentence, builtInFacts)).toBe("supported");
    expect(verdictOf(sentence, facts)).not.toBe("supported");
  });

  test("nothing is off for the records as the site ships them", () => {
    expect(rulesOff(builtInFacts)).toEqual([]);
  });
});
