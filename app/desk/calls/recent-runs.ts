import { call, type Answer, unreadable } from "./call.ts";
import { hasFields, isListOf, isNullOr, isOneOf, isText } from "./guards.ts";

const isRecentRuns = hasFields({
  runs: isListOf(
    hasFields({
      id: isText,
      kind: isOneOf("generate", "regenerate"),
      state: isOneOf("queued", "running", "succeeded", "failed", "cancelled"),
      stage: isText,
      prompt: isText,
      category: isNullOr(isText),
      error: isNullOr(isText),
      remark: isNullOr(isText),
      created_at: isText,
      post: isNullOr(
        hasFields({
          id: isText,
          title: isText,
          slug: isText,
          status: isOneOf("draft", "published", "withdrawn"),
          published_at: isNullOr(isText),
          previewUrl: isNullOr(isText),
        }),
      ),
    }),
  ),
});

export type RecentRun = {
  readonly id: string;
  readonly kind: "generate" | "regenerate";
  readonly state: "queued" | "running" | "succeeded" | "failed" | "cancelled";
  readonly stage: string;
  readonly prompt: string;
  readonly category: string | null;
  readonly error: string | null;
  /** Why its post was not published, although that was asked for. */
  readonly remark: string | null;
  readonly created_at: string;
  readonly post: RunPost | null;
};

export type RunPost = {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly status: "draft" | "published" | "withdrawn";
  readonly published_at: string | null;
  /** Null when readers have all of the post, or no link of its draft opens any more. */
  readonly previewUrl: string | null;
};

/** The latest drafting runs, newest first. */
export async function readRecentRuns(bearer: string): Promise<Answer<readonly RecentRun[]>> {
  const answer = await call({ path: "/functions/recent-runs", bearer }, isRecentRuns, unreadable);
  return answer.ok ? { ok: true, value: answer.value.runs } : answer;
}
