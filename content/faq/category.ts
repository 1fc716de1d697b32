import type { Question } from "../pages/section.ts";

/** Questions of one subject on the FAQ page. */
export type FaqCategory = {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
};
