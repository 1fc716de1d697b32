import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type * as z from "zod/mini";
import type { AnswerOf, Endpoint } from "../../app/calls/endpoint.ts";
import {
  previewBlog,
  publishBlog,
  readPostStatus,
  restoreRevision,
  sendBack,
  settleMark,
  submitCorrections,
} from "../../app/calls/review.ts";
import { statusOf } from "../../app/failure-status.ts";
import type { Staff } from "../../domain/auth/account.ts";
import { mapResult, type Result } from "../../domain/shared/result.ts";
import { leadToLatest, respondFailure } from "../respond.ts";
import { openRoute, readInput, routeOf, type Route, type CallSources } from "./api-routes.ts";

type LinkCall = z.output<typeof publishBlog.input>;

/** The token in the call decides, whatever the `Authorization` header says. */
export function reviewCalls({ review, findStaff }: CallSources): readonly Route[] {
  return [
    openRoute(previewBlog, async (input) =>
      mapResult(
        await review.approval.preview(input),
        ({ article, approveToken = null, ...told }) => {
          const { editToken, marks, counts, notCovered } = told;
          return { post: article.post, approveToken, editToken, marks, counts, notCovered };
        },
      ),
    ),

    openRoute(readPostStatus, (input) => review.approval.status(input)),

    openRoute(submitCorrections, async (input, context) => {
      const acceptance = await review.requests.correct(input);
      return acceptance.ok ? context.json(acceptance.value, 202) : acceptance;
    }),

    /** A browser, a mail scanner and HEAD are led to the page that makes the call. */
    openRoute({ ...publishBlog, method: "GET" } as const, async (call, context) => {
      if (context.req.method !== "HEAD" && !prefersPage(context)) return publish(context, call);
      const query = new URLSearchParams(call).toString();
      return context.redirect(`/blog/approve?${query}`, 303);
    }),

    routeOf(publishBlog, async (context) => {
      const call = await readInput(context, publishBlog);
      if (!call.ok) return context.text(call.failure.message, statusOf[call.failure.kind]);
      return publish(context, call.value);
    }),

    linkOrStaffRoute(restoreRevision, (input, by) => review.revisions.restore(input, by)),

    linkOrStaffRoute(settleMark, (input, by) => review.marks.settle(input, by)),

    openRoute(sendBack, (input) => review.approval.sendBack(input)),
  ];

  /** Errors are plain text: a sentence, and where to go on where that is known. */
  async function publish(context: Context, call: LinkCall): Promise<Response> {
    const approval = await review.approval.approve(call);
    if (approval.ok) return context.json(approval.value);
    const { message, kind, latest } = approval.failure;
    leadToLatest(context, approval.failure);
    const text = latest === undefined ? message : `${message}\n${latest}`;
    return context.text(text, statusOf[kind]);
  }

  function linkOrStaffRoute<Called extends Endpoint<z.ZodMiniType<{ token: string }>>>(
    endpoint: Called,
    answer: (
      input: z.output<Called["input"]>,
      by: Staff | null,
    ) => Promise<Result<AnswerOf<Called>>>,
  ): Route {
    return openRoute(endpoint, async (input, context) => {
      if (input.token !== "" || context.req.header("Authorization") === undefined)
        return answer(input, null);
      const staff = await findStaff(context);
      return staff.ok ? answer(input, staff.value) : respondFailure(context, staff.failure);
    });
  }
}

function prefersPage(context: Context): boolean {
  const supports = ["application/json", "text/plain", "text/html"];
  return (
    accepts(context, { header: "Accept", supports, default: "application/json" }) === "text/html"
  );
}
