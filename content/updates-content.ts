import type { Edition } from "./facts/edition.ts";
import { newsCategories, type NewsCategory } from "./news-categories.ts";
import { ofEdition } from "./of-edition.ts";
import { section } from "./pages/section.ts";
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

const notificationAlert = section("notice", "notification-alert", "Check the official notices", {
  tone: "warning",
  paragraphs: [
    say`In the exam season, look at ${official("jeeMain")} and ${official("nta")} every day. This page only summarises what they announce.`,
  ],
});

const updatesReminder = section("reminder", "reminder", "Get Update Alerts on WhatsApp", {
  text: say`Would you like news of the exam as a message?`,
  action: "Send 'JEE' to WhatsApp →",
});

const updatesQuestions = section("questions", "questions", "Questions about these updates", {
  questions: [
    {
      id: "updates-1",
      question: "How often is this page updated?",
      answer: say`There is no fixed schedule: an item is added after an official notice. Always check it on the official site.`,
    },
    {
      id: "updates-2",
      question: "What does Breaking mean?",
      answer: say`It marks an item about a deadline that was close, or a result.`,
    },
    {
      id: "updates-3",
      question: "How do I get alerts?",
      answer: say`Send JEE to ${provider("phone")} on WhatsApp. You get a reply within ${"provider.reply"}.`,
    },
    {
      id: "updates-4",
      question: "Is this the official news page?",
      answer: say`No. Official notices are on ${official("jeeMain")} and ${official("nta")}.`,
    },
  ],
});

const updatesClosingNote = section("notice", "summaries", "These are summaries", {
  tone: "information",
  paragraphs: [
    say`The updates on this page are summaries in our own words. If one differs from the official notice, the notice is right.`,
  ],
});

const parts = { notificationAlert, updatesReminder, updatesQuestions, updatesClosingNote };

export function latestUpdatesPage(edition: Edition): typeof page {
  return ofEdition(page, edition);
}

export function latestUpdatesParts(edition: Edition): typeof parts {
  return ofEdition(parts, edition);
}
