import type { Edition } from "./facts/edition.ts";
import { product } from "./site.ts";

export function archiveTitle(edition: Edition): string {
  return `${product} ${edition} Archive`;
}

export function archiveSentence(edition: Edition, current: Edition): string {
  return `This is the archive of ${product} ${edition}. The current edition is ${current}.`;
}

export function linkToCurrent(current: Edition, address: string): string {
  return address === "/" ? `Go to ${product} ${current}` : `See this page for ${current}`;
}

export function archivePage(edition: Edition) {
  return {
    title: archiveTitle(edition),
    description: `All ${product} ${edition} pages as they were: dates, registration, pattern, results and counselling, with their sources.`,
    lead: `Everything that this site had on ${product} ${edition}. The facts are those of that year, kept for reference.`,
    calendar: `Calendar of ${product} ${edition}`,
    facts: `All facts of ${product} ${edition}, for programs`,
  };
}
