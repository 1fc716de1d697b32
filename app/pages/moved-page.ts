import { redirect } from "react-router";
import type { Route } from "./+types/moved-page.ts";
import type { PagePath } from "../../content/page-catalogue.ts";

/** Addresses that the specification links without listing them, and the pages that they mean. */
const pages: Readonly<Record<string, PagePath>> = {
  eligibility: "/eligibility-criteria",
  registration: "/registration-2026",
  syllabus: "/syllabus-2026",
};

export function loader({ pattern, url }: Route.LoaderArgs): Response {
  return redirect(`${pages[pattern] ?? "/"}${url.search}`, 301);
}
