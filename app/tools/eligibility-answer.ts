import type { Words } from "../../content/word-tokens.ts";
import type { RuleAnswer, Verdict } from "./rule-answer.ts";

/** One of the three things that somebody may be eligible for. */
export type Goal = {
  readonly id: "write" | "seat" | "advanced";
  readonly title: string;
  /** Of several papers the weakest. */
  readonly verdict: Verdict;
  /** What it comes to, in a sentence or two. */
  readonly words: Words;
  readonly rules: readonly RuleAnswer[];
};

/** What is said of one paper: writing the exam of this edition, that of the next one by the same rules, and Class 12 for a seat. */
export type PaperAnswer = {
  readonly name: string;
  readonly write: Verdict;
  readonly following: Verdict;
  readonly marks: Verdict;
};

export type Eligibility = {
  /** What was asked, in words. */
  readonly asked: string;
  /** Whether every session of the edition has been held. */
  readonly isOver: boolean;
  /** Whether who asks has written every session of the edition. */
  readonly hasWrittenAll: boolean;
  /** The year of Class 12, where it is later than the coming exam takes: that of the edition, or once it is over the next. */
  readonly laterYear: number | null;
  readonly papers: readonly PaperAnswer[];
  /** The rules of every paper that stop who asks a year on, by their titles. */
  readonly followingStops: readonly string[];
  /** What that means for the next exam; null while this one is still to be written. */
  readonly following: Words | null;
  readonly write: Goal;
  readonly seat: Goal;
  readonly advanced: Goal;
};
