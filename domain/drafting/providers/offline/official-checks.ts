import type { Topic } from "../../../../content/facts/index.ts";
import { bullets } from "../../section-as-markdown.ts";
import { topicGuides } from "./guides/index.ts";

/** Before this section later additions are put. */
export const checksHeading = "What to check on the official site";

const mostChecks = 4;

/** What to look at on the official site before acting, one line a topic. */
export function officialChecks(main: readonly Topic[]): string {
  const checks = main.slice(0, mostChecks).map((topic) => topicGuides[topic].check);
  return `## ${checksHeading}\n\n${bullets([...new Set(checks)])}`;
}
