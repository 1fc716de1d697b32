import type { Context } from "hono";
import { z } from "zod";
import { defaultPostCategory, postCategorySchema } from "../../domain/posts/post.ts";
import type { RunListener } from "../../domain/drafting/run.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import type { Log } from "../../domain/shared/log.ts";
import { fail, succeed, type Result } from "../../domain/shared/result.ts";
import { limits } from "../limits.ts";
import { respondFailure } from "../respond.ts";
import { createSeats } from "../seats.ts";
import { admittedAdmin, type AdminCheck } from "./admin-only.ts";
import { answerWithEvents } from "./generation-events.ts";
import { jsonBody } from "./json-body.ts";

const generationSchema = z.object(
  {
    // A prompt that is missing counts as empty: the service has the sentence for that.
    prompt: z.string().catch(""),
    category: z
      .enum(postCategorySchema.options, { error: "Please choose one of the categories." })
      .default(defaultPostCategory),
    publish: z.boolean({ error: "publish has to be true or false." }).default(false),
  },
  { error: "The body of this call has to be a JSON object." },
);

/** What a program may call its request in `Idempotency-Key`, so that sending it again makes no second post. */
const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/);

const linkSchema = z.object({ postId: z.string() }, { error: "Missing post ID" });

const cancelSchema = z.object(
  { runId: z.string({ error: "Missing run ID" }) },
  { error: "The body of this call has to be a JSON object." },
);

type Wanted = Parameters<ReviewService["generatePost"]>[0];

/** The calls of the dashboard: an admin's bearer token decides. */
export function generationCalls(review: ReviewService, auth: AdminCheck, log: Log) {
  const seated = createSeats(limits.generations);
  return { generate, cancelRun, recentRuns, previewLink };

  function generatePost(wanted: Wanted, listener?: RunListener) {
    return seated(
      wanted.by.email,
      () => review.generatePost(wanted, listener),
      () =>
        fail(
          "unavailable",
          "Too many posts are being written. Please wait for one.",
          limits.retryAfter,
        ),
    );
  }

  async function generate(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, generationSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const key = idempotencyKey(context);
    if (!key.ok) return respondFailure(context, key.failure);
    const wanted = { ...call.value, by: admin.value, idempotencyKey: key.value };
    if (wantsEvents(context))
      return answerWithEvents(context, log, (listener) => generatePost(wanted, listener));
    const generated = await generatePost(wanted);
    return generated.ok
      ? context.json(generated.value)
      : respondFailure(context, generated.failure);
  }

  async function cancelRun(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, cancelSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const { runId } = call.value;
    const cancelled = await review.cancelRun(runId, admin.value);
    return cancelled.ok
      ? context.json({ message: "Cancelled. The text is kept.", runId })
      : respondFailure(context, cancelled.failure);
  }

  async function recentRuns(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    return context.json({ runs: await review.recentWork(admin.value) });
  }

  async function previewLink(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, linkSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const link = await review.issuePreviewLink(call.value.postId, admin.value);
    return link.ok ? context.json(link.value) : respondFailure(context, link.failure);
  }
}

/** The name that a program gave its request; null without one. */
function idempotencyKey(context: Context): Result<string | null> {
  const given = context.req.header("Idempotency-Key");
  if (given === undefined) return succeed(null);
  const key = idempotencyKeySchema.safeParse(given);
  return key.success
    ? succeed(key.data)
    : fail("malformed", "Idempotency-Key has to be 1 to 200 printable characters without spaces.");
}

function wantsEvents(context: Context): boolean {
  return context.req.header("accept")?.includes("text/event-stream") === true;
}
