import { product } from "../content/site.ts";
import type { PostCategory } from "../domain/posts/post-categories.ts";
import type { Topic } from "../domain/posts/topics.ts";

/** What a category holds: one sentence. */
const ofCategory: Readonly<Record<PostCategory, string>> = {
  "preparation-tips": `How to prepare for ${product} 2026: plans, habits and what to do first.`,
  "exam-strategy": `How to work in the exam hall of ${product} 2026: order of questions, marks and calm.`,
  syllabus: `What the syllabus of ${product} 2026 holds, and what to make of it.`,
  "study-material": `Books, notes and other material for ${product} 2026, and how to use them.`,
  "mock-tests": `Mock tests for ${product} 2026: how to take them and how to learn from them.`,
  "time-management": `Timetables and the use of time on the way to ${product} 2026.`,
  "subject-wise": `Mathematics, Physics and Chemistry for ${product} 2026, one subject at a time.`,
  news: `News and updates on ${product} 2026, with their sources.`,
};

/** The heading of a list of posts; `name` is what its readers know the topic by. */
export function topicHeading(topic: Topic, name: string): string {
  return topic.kind === "category" ? name : `Posts tagged “${name}”`;
}

/** Its title where nothing stands around it. */
export function topicTitle(topic: Topic, name: string): string {
  return `${topicHeading(topic, name)}: ${product} 2026 Blog`;
}

export function topicDescription(topic: Topic, name: string): string {
  return topic.kind === "category"
    ? ofCategory[topic.category]
    : `All posts of the ${product} 2026 blog with the tag “${name}”, newest first.`;
}
