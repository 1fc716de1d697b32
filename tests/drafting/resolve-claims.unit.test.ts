import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { resolveClaims, type Resolution } from "../../domain/drafting/checks/resolve-claims.ts";
import { draftWith } from "../corpus/checked.ts";
import { correctToday } from "../corpus/statements.ts";

const context = {
  facts: builtInFacts,
  today: correctToday,
  checkedAt: correctToday,
  paths: new Set<string>(),
  suppliedAddresses: new Set<string>(),
};

/** The body after these decisions, or why nothing was changed. */
function resolved(body: string, ...resolutions: readonly Resolution[]): string {
  const content = draftWith({ body_markdown: body });
  const result = resolveClaims(content, resolutions, context);
  if (!result.ok) return result.failure.message;
  const { body_markdown, ...rest } = result.value;
  const { body_markdown: before, ...restBefore } = content;
  expect(rest).toEqual(restBefore);
  return body_markdown.replace(before.slice(body.length), "");
}

const use = (sentence: string): Resolution => ({ sentence, action: "use-record" });
const remove = (sentence: string): Resolution => ({ sentence, action: "remove" });

test.each([
  [
    "A General boy pays ₹1,200 for one paper.",
    "A General boy pays {{fact:fee.general_male.one_paper}} for one paper.",
  ],
  [
    "The gates close fifteen minutes before the start.",
    "The gates close 30 minutes before the start.",
  ],
  [
    "NIT Calicut CSE closed at 3,100 for other states in 2025.",
    "NIT Calicut CSE closed at {{fact:rank.2025.nit_calicut_cse}} for other states in 2025.",
  ],
])("our value takes the place of the one that differs: %s", (sentence, after) => {
  expect(resolved(`Read this. **${sentence}** Then rest.`, use(sentence))).toBe(
    `Read this. **${after}** Then rest.`,
  );
});

test("a cell gets our value too", () => {
  const table = (fee: string) => `| Group | One paper |\n| --- | --- |\n| SC | ${fee} |`;
  expect(resolved(table("₹700"), use("SC, One paper: ₹700"))).toBe(
    table("{{fact:fee.sc_st_pwd.one_paper}}"),
  );
});

test("a removed sentence goes with its marks, its list item or its paragraph, and nothing else", () => {
  const wrong = "The paper lasts 9 hours.";
  expect(resolved(`Begin. **${wrong}** End.`, remove(wrong))).toBe("Begin. End.");
  expect(resolved(`- One.\n- ${wrong}\n- Two.`, remove(wrong))).toBe("- One.\n- Two.");
  expect(resolved(`Begin.\n\n${wrong}\n\nEnd.`, remove(wrong))).toBe("Begin.\n\nEnd.");
  expect(resolved(`${wrong} Go on.\n\nAgain: so.\n\n${wrong}`, remove(wrong)).trim()).toBe(
    "Go on.\n\nAgain: so.",
  );
});

test("several decisions are carried out together or not at all", () => {
  const fee = "A General boy pays ₹1,200 for one paper.";
  const hostel = "A year in the hostel of an NIT costs about ₹80,000.";
  expect(resolved(`${fee} ${hostel} Rest.`, use(fee), remove(hostel))).toBe(
    "A General boy pays {{fact:fee.general_male.one_paper}} for one paper. Rest.",
  );
  expect(resolved(`${fee} ${hostel} Rest.`, use(fee), use(hostel))).toContain(
    "cannot be changed like that",
  );
  expect(resolved(fee, remove("Nobody wrote this."))).toContain("is no statement");
});
