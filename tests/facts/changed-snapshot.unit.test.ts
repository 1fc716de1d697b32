import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FactsProvider } from "../../app/facts-context.ts";
import { calendarEntries } from "../../app/feeds/calendar-feed.ts";
import { PageContextProvider } from "../../app/page-context.ts";
import { InformationHead, PageFigures } from "../../app/sections/page-frame.tsx";
import { SectionPart } from "../../app/sections/page-section.tsx";
import { examEvent } from "../../app/page-structured-data.ts";
import { factText, firstDayOf, type Fact } from "../../content/facts/index.ts";
import { builtInFacts, factSnapshot, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { firstEdition } from "../../content/facts/edition.ts";
import { sessionOneExam } from "../../content/pages/exam-events.ts";
import { informationPages } from "../../content/pages/index.ts";
import type { InformationPage } from "../../content/pages/section.ts";

const provider = {
  name: "I",
  phone: "1",
  address: "A",
  whatsapp: "1",
  mapEmbedUrl: null,
  reportMail: null,
};

function changed(id: string, change: Partial<Fact>): FactSnapshot {
  const all = builtInFacts.all.map((one) => (one.id === id ? { ...one, ...change } : one));
  return factSnapshot({ edition: "2026", version: 1, recentChanges: [], all });
}

function pageText(page: InformationPage, facts: FactSnapshot): string {
  const parts = [
    createElement(InformationHead, { page, checkedOn: undefined, changed: [], key: "head" }),
    createElement(PageFigures, { page, checkedOn: undefined, key: "figures" }),
    ...page.sections.map((section) => createElement(SectionPart, { section, key: section.id })),
  ];
  const context = { provider, today: "2026-03-01" };
  return renderToStaticMarkup(
    createElement(
      FactsProvider,
      { value: facts },
      createElement(PageContextProvider, { value: context }, parts),
    ),
  );
}

describe("how firmly a value stands", () => {
  test("an expected value says so in text and calendar", () => {
    const facts = changed("date.s1.exam", { standing: "expected" });
    expect(factText(facts.fact("date.s1.exam"))).toMatch(/ \(expected\)$/);
    const titles = calendarEntries({ provider, facts }).map(({ title }) => title);
    expect(titles).toContain("JEE Main 2026: Session 1 exam (expected)");
  });

  test("a withdrawn day is said to be not confirmed, and leaves its event without a place in time", () => {
    const facts = changed("date.s1.exam", { standing: "withdrawn" });
    expect(factText(facts.fact("date.s1.exam"))).toBe("not confirmed (see the official site)");
    expect(firstDayOf(facts.fact("date.s1.exam"))).toBeUndefined();
    expect(calendarEntries({ provider, facts }).map(({ id }) => id)).not.toContain(
      "session-1-exam",
    );
    expect(examEvent(sessionOneExam, { provider, facts, page: "", image: "" })).toBeNull();
    for (const page of informationPages(firstEdition))
      expect(() => pageText(page, facts)).not.toThrow();
  });
});
