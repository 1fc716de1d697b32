import type { PagePath } from "./page-catalogue.ts";

/** What a student needs where there is no network: dates, fees, documents, pattern, and the way to the hall. */
export const essentialPages = [
  "/",
  "/important-dates",
  "/registration-2026",
  "/exam-pattern",
  "/admit-card",
] as const satisfies readonly PagePath[];
