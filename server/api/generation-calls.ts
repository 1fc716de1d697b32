import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import { defaultPostCategory, postCategorySchema } from "../../domain/posts/post.ts";
import type { ReviewService } from "../../domain/review/review-service.ts";
import type { Log } from "../../domain/shared/log.ts";
import { respondFailure } from "../respond.ts";
import { admittedAdmin, type AdminCheck } from "./admin-only.ts";
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

/** How often a stream says that it still works, in milliseconds: proxies cut silent ones, many after a minute. */
const keepAliveInterval = 15_000;

const linkSchema = z.object({ postId: z.string() }, { error: "Missing post ID" });

/** The calls of the dashboard: an admin's bearer token decides. */
export function generationCalls(review: ReviewService, auth: AdminCheck, log: Log) {
  return { generate, recentRuns, previewLink };

  async function generate(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, generationSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const wanted = { ...call.value, by: admin.value };
    if (wantsEvents(context)) return generateWithEvents(context, wanted);
    const generated = await review.generatePost(wanted);
    return generated.ok
      ? context.json(generated.value)
      : respondFailure(context, generated.failure);
  }

  async function recentRuns(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    return context.json({ runs: await review.recentWork() });
  }

  async function previewLink(context: Context) {
    const admin = await admittedAdmin(context, auth);
    if (!admin.ok) return respondFailure(context, admin.failure);
    const call = await jsonBody(context, linkSchema);
    if (!call.ok) return respondFailure(context, call.failure);
    const link = await review.issuePreviewLink(call.value.postId, admin.value);
    return link.ok ? context.json(link.value) : respondFailure(context, link.failure);
  }

  /** `stage` events, then one `result` or `error`. The post is made even if nobody listens any more. */
  function generateWithEvents(
    context: Context,
    wanted: Parameters<ReviewService["generatePost"]>[0],
  ) {
    // nginx would otherwise hold events back until its buffer is full.
    context.header("X-Accel-Buffering", "no");
    return streamSSE(context, async (stream) => {
      const send = (event: string, data: unknown) =>
        stream.writeSSE({ event, data: JSON.stringify(data) });
      const keepAlive = setInterval(() => void stream.write(": working\n\n"), keepAliveInterval);
      try {
        const generated = await review.generatePost(
          wanted,
          (stage) => void send("stage", { stage }),
        );
        await (generated.ok
          ? send("result", generated.value)
          : send("error", { error: generated.failure.message }));
      } catch (fault) {
        // The answer has begun: the site's own error handler can no longer speak.
        log.error("fault", { path: context.req.path, fault });
        await send("error", { error: "Something went wrong on our side. Please try again." });
      } finally {
        clearInterval(keepAlive);
      }
    });
  }
}

function wantsEvents(context: Context): boolean {
  return context.req.header("accept")?.includes("text/event-stream") === true;
}
