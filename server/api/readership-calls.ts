import { giveOpinion, readReadership } from "../../app/calls/readership-schema.ts";
import { thanksId } from "../../app/ui/post-opinion.tsx";
import { postAddress } from "../../domain/posts/post-address.ts";
import type { ReadershipService } from "../../domain/readership/readership-service.ts";
import { fail } from "../../domain/shared/result.ts";
import { clientAddress } from "../client-identity.ts";
import { respondFailure } from "../respond.ts";
import { isFromElsewhere, prefersPage, sentFields } from "./form-posts.ts";
import { checkedInput, routeOf, type Route, type StaffRoute } from "./api-routes.ts";

/** What readers say of a post, and what the office sees of its readers. */
export function readershipCalls(
  readership: ReadershipService,
  staffRoute: StaffRoute,
): readonly Route[] {
  return [
    routeOf(giveOpinion, async (context) => {
      if (isFromElsewhere(context)) return respondFailure(context, fromElsewhere);
      const input = checkedInput(giveOpinion, await sentFields(context));
      if (!input.ok) return respondFailure(context, input.failure);
      const { post, answer } = input.value;
      const outcome = await readership.giveOpinion(post, answer === "yes", {
        address: clientAddress(context),
        browser: context.req.header("user-agent") ?? "",
      });
      if (!outcome.ok) return respondFailure(context, outcome.failure);
      if (!prefersPage(context)) return context.json({ message: "Thank you for your answer." });
      return context.redirect(`${postAddress(outcome.value)}#${thanksId}`, 303);
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
