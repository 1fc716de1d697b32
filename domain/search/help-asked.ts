import type { Help } from "../../content/help-answers.ts";
import { wordsOf } from "../../database/search-words.ts";
import { withOneNasal } from "../language/taught-words.ts";
import { readQuery, type ReadQuery } from "../language/read-query.ts";
import { inEnglish } from "../language/roots.ts";

const meantBy: Readonly<Record<string, Help>> = {
  "~distress": "person",
  "~leaked paper": "fraud",
  "~seat for money": "fraud",
};

/** A person goes before everything else. */
export function helpAsked({ groups }: Pick<ReadQuery, "groups">): Help | null {
  const asked = groups.flatMap(({ terms }) => meantBy[terms[0]?.term ?? ""] ?? []);
  return asked.toSorted((one, other) => other.localeCompare(one))[0] ?? null;
}

export function helpIn(message: string): Help | null {
  return helpAsked(readQuery(inEnglish(wordsOf(message).map(withOneNasal), () => true)));
}
