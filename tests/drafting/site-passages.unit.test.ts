import { describe, expect, test } from "vitest";
import { noteText } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { say, official, pageLink, provider, term, figure } from "../../content/word-tokens.ts";
import { asMarkdown } from "../../domain/drafting/evidence/content-as-markdown.ts";
import { sitePassages } from "../../domain/drafting/evidence/passages.ts";
import { factToken, filledText, unknownTokens } from "../../domain/posts/text/fact-tokens.ts";
import { typedValues } from "../support/draft-faults.ts";

describe("the passages of the site", () => {
  test("hold values as tokens, also in notes, and no token without a record", () => {
    const texts = sitePassages()
      .filter(({ kind }) => kind !== "update")
      .map(({ title, text }) => `${title}\n${text}`);
    expect(texts.flatMap((text) => unknownTokens(text, builtInFacts))).toEqual([]);
    expect(texts.flatMap((text) => typedValues(text))).toEqual([]);
    const fees = texts.find((text) => text.startsWith("Application fee\n")) ?? "";
    expect(fees).toContain(factToken("actual.fee.obc_ews_male.two_papers"));
    expect(filledText(fees, builtInFacts)).toContain(noteText("C-FEES", builtInFacts));
  });

  test("lead only to pages that exist", () => {
    const paths = new Set<string>([...cataloguePaths, "/important-dates.ics"]);
    const targets = sitePassages().flatMap(({ path, text }) => [
      path,
      ...[...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, target = ""]) => target),
    ]);
    expect(targets.filter((target) => !paths.has(target))).toEqual([]);
  });
});

test("typed content becomes markdown: tokens, links, and no detail of the institute", () => {
  const words = say`${term("Pay")} ${"fee.basis"} or ${figure("paper1.questions")} on ${official("nta")}, see ${pageLink("/eligibility", "the rules")} of ${provider("name")}.`;
  expect(asMarkdown(words)).toBe(
    "**Pay** {{fact:fee.basis}} or {{fact:paper1.questions:figure}} on [nta.ac.in](https://nta.ac.in/), see [the rules](/eligibility-criteria) of the institute.",
  );
  expect(asMarkdown("Plain")).toBe("Plain");
});
