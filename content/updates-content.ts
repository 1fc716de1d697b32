import type { Edition } from "./facts/edition.ts";
import { newsCategories, type NewsCategory } from "./news-categories.ts";
import { ofEdition } from "./of-edition.ts";
import { question, notice, reminder, questionList } from "./pages/section.ts";
import { official, provider, say } from "./word-tokens.ts";

export type NewsTab = "all" | NewsCategory;

export const newsTabs: Readonly<Record<NewsTab, string>> = {
  all: "All Updates",
  ...newsCategories,
};

export function isNewsTab(name: string): name is NewsTab {
  return Object.hasOwn(newsTabs, name);
}

export const latestUpdatesPath = "/latest-updates";

const page = {
  path: latestUpdatesPath,
  heading: "JEE Main {year} Latest Updates",
  description:
    "News of the JEE Main {year} cycle: registration, exam dates, admit cards, results and counselling, each with its day and the official site to check.",
  searchLabel: "Search the updates",
  searchPlaceholder: "Search updates by keyword...",
} as const;

const notificationAlert = notice("warning", "notification-alert", "Check the official notices", [
  say`In the exam season, look at ${official("jeeMain")} and ${official("nta")} every day. This page only summarises what they announce.`,
]);

const updatesReminder = reminder("Get Update Alerts on WhatsApp")
  .text`Would you like news of the exam as a message?`;

const updatesQuestions = questionList("questions", "Questions about these updates", [
  question("updates-1", "How often is this page updated?")
    .answer`There is no fixed schedule: an item is added after an official notice. Always check it on the official site.`,
  question("updates-2", "What does Breaking mean?")
    .answer`It marks an item about a deadline that was close, or a result.`,
  question("updates-3", "How do I get alerts?")
    .answer`Send JEE to ${provider("phone")} on WhatsApp. You get a reply within ${"provider.reply"}.`,
  question("updates-4", "Is this the official news page?")
    .answer`No. Official notices are on ${official("jeeMain")} and ${official("nta")}.`,
]);

const updatesClosingNote = notice("information", "summaries", "These are summaries", [
  say`The updates on this page are summaries in our own words. If one differs from the official notice, the notice is right.`,
]);

const parts = { notificationAlert, updatesReminder, updatesQuestions, updatesClosingNote };

export function latestUpdatesPage(edition: Edition): typeof page {
  return ofEdition(page, edition);
}

export function latestUpdatesParts(edition: Edition): typeof parts {
  return ofEdition(parts, edition);
}
