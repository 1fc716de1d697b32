import type { Edition } from "../content/facts/edition.ts";
import { textOfEdition } from "../content/of-edition.ts";
import { product } from "../content/site.ts";
import type { PostCategory } from "../content/post-categories.ts";
import type { Topic } from "../domain/posts/publishing/post-topics.ts";

const ofCategory: Readonly<Record<PostCategory, string>> = {
  "preparation-tips": `How to prepare for ${product} {year}: plans, habits and where to begin.`,
  "exam-strategy": `How to take the ${product} {year} paper: order of questions, marks and staying calm.`,
  syllabus: `What the ${product} {year} syllabus covers, and how to work through it.`,
  "study-material": `Books, notes and other material for ${product} {year}, and how to use them.`,
  "mock-tests": `Mock tests for ${product} {year}: how to take them and how to learn from them.`,
  "time-management": `Timetables and daily plans for ${product} {year}.`,
  "subject-wise": `Mathematics, Physics and Chemistry for ${product} {year}, one subject at a time.`,
  news: `News and updates on ${product} {year}, with sources.`,
};

export function topicHeading(topic: Topic, name: string): string {
  return topic.kind === "category" ? name : `Posts tagged “${name}”`;
}

/** Its title where nothing stands around it. */
export function topicTitle(topic: Topic, name: string, edition: Edition): string {
  return `${topicHeading(topic, name)}: ${product} ${edition} Blog`;
}

export function topicDescription(topic: Topic, name: string, edition: Edition): string {
  return topic.kind === "category"
    ? textOfEdition(ofCategory[topic.category], edition)
    : `All ${product} ${edition} blog posts tagged “${name}”, newest first.`;
}
