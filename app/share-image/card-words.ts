import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { PagePath } from "../../content/page-catalogue.ts";
import { shareAnswer } from "../../content/share-answers.ts";
import type { Provider } from "../../content/site.ts";
import { milestonesOf } from "../season/known-milestones.ts";
import { plainWords } from "../marked-words.tsx";

/** What a card says in large letters. */
export type CardAnswer = { readonly label: string; readonly value: string };

type Answering = { readonly provider: Provider; readonly facts: FactSnapshot };

/** The pages that are shared for what comes next. */
const datedPages: readonly PagePath[] = ["/", "/important-dates"];

/** The one answer of a page as the records have it on the Indian calendar day `today`; null for a page without one. */
export function pageAnswer(
  path: PagePath,
  today: string,
  { provider, facts }: Answering,
): CardAnswer | null {
  if (datedPages.includes(path)) return nextDate(today, facts);
  const answer = shareAnswer(path, facts.edition);
  if (answer === undefined) return null;
  const value = plainWords(answer.value, { provider, facts });
  return { label: answer.label, value: value.charAt(0).toUpperCase() + value.slice(1) };
}

function nextDate(today: string, facts: FactSnapshot): CardAnswer {
  const next = milestonesOf(facts).find(({ to }) => to >= today);
  if (next === undefined) return { label: "Next dates", value: "Not announced here" };
  return { label: `${next.from <= today ? "Now" : "Next"}: ${next.words.name}`, value: next.text };
}
