import { describe, expect, test } from "vitest";
import { examEvent } from "../../app/page-structured-data.ts";
import { factNote, isKnown } from "../../content/facts/index.ts";
import { sessionOneExam } from "../../content/pages/exam-events.ts";
import { snapshotsAt } from "../../domain/facts/known-statements.ts";
import { factsIn2027, factsOf2026 } from "../support/edition-states.ts";
import { visibleText } from "../support/html.ts";
import { known2027, openedAt } from "../support/season-editions.ts";
import { openInState } from "../support/site-in-state.ts";

const provider = {
  name: "I",
  phone: "1",
  address: "A",
  whatsapp: "1",
  mapEmbedUrl: null,
  reportMail: null,
};
const referenceYear = /our reference year, 2025/;

function eventOf2027(state: "half" | "full") {
  const facts = snapshotsAt(known2027(state), openedAt).get("2027");
  if (facts === undefined) throw new Error("2027 is not open");
  return JSON.stringify(examEvent(sessionOneExam, { provider, facts, page: "", image: "" }));
}

test("a program is told of an exam of 2027 without who held that of 2026", () => {
  expect(eventOf2027("half")).toContain('"startDate":"2027-01-20"');
  expect(eventOf2027("full")).not.toMatch(/organizer|\(2026\)/);
  const facts = factsOf2026("half");
  expect(examEvent(sessionOneExam, { provider, facts, page: "", image: "" })).toMatchObject({
    organizer: { name: "National Testing Agency" },
  });
});

describe("the fees of our reference year", () => {
  test("are not told beside the fees of 2027 once all are there", async () => {
    const { request } = await openInState("full");
    for (const path of ["/registration-2027", "/facts/fee.general_male.one_paper"]) {
      const page = visibleText(await (await request(path)).text());
      expect(page.split("Values of 2026")[0], path).not.toMatch(referenceYear);
    }
    expect(await (await request("/registration-2026")).text()).toMatch(referenceYear);
  });

  test("are told of the fees of 2026 alone where one of 2027 is there", async () => {
    const { request } = await openInState("half");
    const page = visibleText(await (await request("/registration-2027")).text());
    expect(page).toContain("The fees of 2026 shown here are those of our reference year, 2025.");
    expect(page).not.toContain("The fees shown are");
    const facts = factsIn2027("half");
    expect(factNote(facts.fact("fee.general_male.one_paper"), facts)).toBeNull();
    expect(factNote(facts.fact("fee.obc_ews.one_paper"), facts)).toMatch(referenceYear);
  });
});

test("no note on a value of 2027 tells of an earlier year", () => {
  const facts = factsIn2027("full");
  const own = facts.all.filter((record) => record.edition === "2027" && isKnown(record));
  expect(own.length).toBeGreaterThan(50);
  const notes = own.map((record) => [record.id, factNote(record, facts)] as const);
  expect(notes.filter(([, note]) => note !== null && /20(?:25|26)/.test(note))).toEqual([]);
});
