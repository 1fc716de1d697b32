import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { z } from "zod";
import type { ReviewService } from "../../domain/review/review-service.ts";
import { statusOf } from "../../app/failure-status.ts";
import { leadToLatest, respondFailure, respondResult } from "../respond.ts";
import { anObject, lenientText } from "./call-schemas.ts";
import { jsonBody } from "./json-body.ts";

const linkCallSchema = z.object({ postId: lenientText, token: lenientText }, anObject);
const correctionsSchema = linkCallSchema.extend({ corrections: lenientText });

/** The calls of people with a link. Any `Authorization` header is ignored: the token in the call decides. */
export function reviewCalls(review: ReviewService) {
  return { preview, status, edit, publish: publishByCall, publishByLink };

  async function preview(context: Context) {
    const preview = await review.approval.preview(linkCallSchema.parse(context.req.query()));
    if (!preview.ok) return respondFailure(context, preview.failure);
    const { article, ...tokens } = preview.value;
    return context.json({ post: article.post, ...tokens });
  }

  async function status(context: Context) {
    const status = await review.approval.status(linkCallSchema.parse(context.req.query()));
    return respondResult(context, status);
  }

  async function edit(context: Context) {
    const call = await jsonBody(context, correctionsSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const accepted = await review.requests.correct(call.value);
    return accepted.ok
      ? context.json(accepted.value, 202)
      : respondFailure(context, accepted.failure);
  }

  async function publishByCall(context: Context) {
    const call = await jsonBody(context, linkCallSchema);
    if (!call.ok) return context.text(call.failure.message, statusOf[call.failure.kind]);
    return publish(context, call.value);
  }

  /**
   * Publishes for programs that ask for it. What opens links to look at them (a browser, a mail
   * scanner, HEAD) is led to the page that makes the call.
   */
  async function publishByLink(context: Context) {
    const call = linkCallSchema.parse(context.req.query());
    if (context.req.method === "HEAD" || prefersPage(context)) {
      const query = new URLSearchParams(call).toString();
      return context.redirect(`/blog/approve?${query}`, 303);
    }
    return publish(context, call);
  }

  /** Errors are plain text (spec section 7): a sentence, and where to go on where that is known. */
  async function publish(context: Context, call: z.output<typeof linkCallSchema>) {
    const published = await review.approval.approve(call);
    if (published.ok) return context.json(published.value);
    const { message, kind, latest } = published.failure;
    leadToLatest(context, published.failure);
    const text = latest === undefined ? message : `${message}\n${latest}`;
    return context.text(text, statusOf[kind]);
  }
}

function prefersPage(context: Context): boolean {
  const supports = ["application/json", "text/plain", "text/html"];
  return (
    accepts(context, { header: "Accept", supports, default: "application/json" }) === "text/html"
  );
}
