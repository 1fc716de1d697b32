import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { giveOpinion, readReadership } from "../../app/calls/readership.ts";
import { thanksId } from "../../app/ui/post-opinion.tsx";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { ReadershipService } from "../../domain/readership/readership-service.ts";
import { fail } from "../../domain/shared/result.ts";
import { clientAddress } from "../client-identity.ts";
import { respondFailure } from "../respond.ts";
import { checkedInput, parsedBody, routeOf, type Route, type StaffRoute } from "./routes.ts";

/** What readers say of a post, and what the office sees of its readers. */
export function readershipCalls(
  readership: ReadershipService,
  staffRoute: StaffRoute,
): readonly Route[] {
  return [
    routeOf(giveOpinion, async (context) => {
      if (context.req.header("sec-fetch-site") === "cross-site")
        return respondFailure(context, fromElsewhere);
      const given = isForm(context) ? await formFields(context) : await parsedBody(context);
      const input = checkedInput(giveOpinion, given);
      if (!input.ok) return respondFailure(context, input.failure);
      const { post, answer } = input.value;
      const found = await readership.giveOpinion(post, answer === "yes", {
        address: clientAddress(context),
        browser: context.req.header("user-agent") ?? "",
      });
      if (!found.ok) return respondFailure(context, found.failure);
      if (!prefersPage(context)) return context.json({ message: "Thank you for your answer." });
      return context.redirect(`${postAddress(found.value)}#${thanksId}`, 303);
    }),
    staffRoute(readReadership, ({ days, ids }) =>
      readership.overview({ days: Number(days), ids: ids === "" ? [] : ids.split(",") }),
    ),
  ];
}

const { failure: fromElsewhere } = fail(
  "forbidden",
  "This answer has to come from the page of the post.",
);

function isForm(context: Context): boolean {
  const type = context.req.header("content-type") ?? "";
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}

async function formFields(context: Context): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}

function prefersPage(context: Context): boolean {
  const supports = ["application/json", "text/html"];
  return (
    accepts(context, { header: "Accept", supports, default: "application/json" }) === "text/html"
  );
}
