import { describe, expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { cataloguePaths } from "../../content/page-catalogue.ts";
import { say, official, pageLink, provider, term, figure } from "../../content/word-tokens.ts";
import { asMarkdown } from "../../domain/drafting/evidence/content-as-markdown.ts";
import { ownTexts } from "../../domain/drafting/evidence/own-texts.ts";
import { candidatesIn } from "../../domain/drafting/outline/candidates.ts";
import { unknownTokens } from "../../domain/posts/text/fact-tokens.ts";

describe("the texts of the site", () => {
  test("hold no token without a record", () => {
    const texts = ownTexts(builtInFacts).map(({ title, text }) => `${title}\n${text}`);
    expect(texts.flatMap((text) => unknownTokens(text, builtInFacts))).toEqual([]);
  });

  test("of which posts are made lead only to pages that exist", () => {
    const paths = new Set<string>([...cataloguePaths, "/important-dates.ics"]);
    const targets = candidatesIn(builtInFacts).flatMap(({ page, markdown }) => [
      page,
      ...[...markdown.matchAll(/\]\((\/[^)]*)\)/g)].map(([, target = ""]) => target),
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
