import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { parsedBody } from "./api-routes.ts";

/** Whether a browser says that another site has made it send this. */
export function isFromElsewhere(context: Context): boolean {
  return context.req.header("sec-fetch-site") === "cross-site";
}

/** What was sent: the fields of a form, or the value that a program's JSON means; undefined when it is neither. */
export async function sentFields(context: Context): Promise<unknown> {
  const type = context.req.header("content-type") ?? "";
  return /^application\/x-www-form-urlencoded\b/i.test(type)
    ? Object.fromEntries(new URLSearchParams(await context.req.text()))
    : parsedBody(context);
}

/** Whether a person's browser waits for the answer: it gets a page. */
export function prefersPage(context: Context): boolean {
  const supports = ["application/json", "text/html"];
  return (
    accepts(context, { header: "Accept", supports, default: "application/json" }) === "text/html"
  );
}
