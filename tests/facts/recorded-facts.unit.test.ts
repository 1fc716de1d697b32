import { expect, test } from "vitest";
import { builtInFacts, derivedFrom } from "../../content/facts/snapshot.ts";
import { everyFact, recordedFacts } from "../../domain/facts/recorded-facts.ts";

test("a recorded snapshot notes the records that were asked for, each once, and nothing before that", () => {
  const facts = recordedFacts(builtInFacts);
  expect(facts.askedFor()).toEqual([]);
  expect(facts.edition).toBe("2026");
  facts.fact("fee.general_male.one_paper");
  facts.find("fee.general_male.one_paper");
  facts.find("2026/no.such_record");
  facts.inEdition("2026")?.find("paper1.duration");
  expect(facts.askedFor()).toEqual([
    "fact:2026/fee.general_male.one_paper",
    "fact:2026/no.such_record",
    "fact:2026/paper1.duration",
  ]);
});

test("a recorded snapshot notes every record for who lists them, asks for their version or derives from them", () => {
  const listed = recordedFacts(builtInFacts);
  expect(listed.all).toBe(builtInFacts.all);
  expect(listed.askedFor()).toEqual([everyFact]);

  const numbered = recordedFacts(builtInFacts);
  expect(numbered.version).toBe(0);
  expect(numbered.askedFor()).toEqual([everyFact]);

  const count = derivedFrom(({ all }) => all.length);
  count(builtInFacts);
  const derived = recordedFacts(builtInFacts);
  expect(count(derived)).toBe(builtInFacts.all.length);
  expect(derived.askedFor()).toEqual([everyFact]);
});
