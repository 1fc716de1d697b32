import { z } from "zod";
import type { Acknowledged } from "./verdict.ts";

export const admin = { email: "admin@example.com", password: "correct horse battery" };

/** Cancelled, or interrupted too often: a run may end so. */
const reasons = [409, 503];

const tokenSchema = z.object({ access_token: z.string() });
const madeSchema = z.object({ post: z.object({ id: z.string(), previewUrl: z.string() }) });
const previewSchema = z.object({ editToken: z.string() });
const runsSchema = z.object({ runs: z.array(z.object({ id: z.string(), state: z.string() })) });

type Wish = { readonly prompt: string; readonly key: string; readonly publish: boolean };

/** People at work on a site that is killed again and again; they remember what it has acknowledged. */
export function createClients() {
  const posts = new Map<string, { postId: string; previewUrl: string }>();
  const corrections = new Map<string, { postId: string }>();
  const cancelled = new Set<string>();
  const unanswered = new Map<string, Wish>();
  const settled = { refused: 0, resent: 0 };
  let count = 0;
  let bearer = "";

  return {
    acknowledged: { posts, corrections, cancelled } satisfies Acknowledged,
    settled,
    unanswered,

    async signIn(url: string): Promise<void> {
      const answer = await post(`${url}/auth/v1/token?grant_type=password`, admin);
      bearer = tokenSchema.parse(await answer?.json()).access_token;
    },

    /** Sends what has no answer again, under the name that it had. */
    async resend(url: string): Promise<void> {
      const wishes = [...unanswered.values()];
      settled.resent += wishes.length;
      await Promise.all(wishes.map((wish) => generate(url, wish)));
    },

    /** Asks for a new post. */
    generate(url: string): Promise<void> {
      const prompt = `Request ${++count}: the fee for one paper`;
      const wish = { prompt, key: `key-${count}`, publish: count % 3 === 0 };
      unanswered.set(prompt, wish);
      return generate(url, wish);
    },

    /** Asks for the correction of a draft. */
    async correct(url: string): Promise<void> {
      const drafts = [...posts.values()];
      const draft = drafts[Math.floor(Math.random() * drafts.length)];
      if (draft === undefined) return;
      const token = new URL(draft.previewUrl).searchParams.get("token") ?? "";
      const { postId } = draft;
      const query = new URLSearchParams({ postId, token }).toString();
      const preview = await ask(`${url}/functions/preview-blog?${query}`);
      const opened = previewSchema.safeParse(await bodyOf(preview));
      if (!opened.success) return;
      const words = `Change the title to "Title ${++count}"`;
      const body = { postId, token: opened.data.editToken, corrections: words };
      const answer = await post(`${url}/functions/edit-blog`, body);
      if (answer?.status === 202 && (await bodyOf(answer)) !== null)
        corrections.set(words, { postId });
    },

    /** Cancels something that is under way. */
    async cancel(url: string): Promise<void> {
      const list = runsSchema.safeParse(
        await bodyOf(await ask(`${url}/functions/recent-runs`, { headers: headers() })),
      );
      const open = list.data?.runs.filter(({ state }) => state === "running" || state === "queued");
      const run = open?.[Math.floor(Math.random() * open.length)];
      if (run === undefined) return;
      const answer = await post(`${url}/functions/cancel-run`, { runId: run.id }, headers());
      if (answer?.status === 200 && (await bodyOf(answer)) !== null) cancelled.add(run.id);
    },

    /** Whether nothing waits and nothing works any more. */
    async isQuiet(url: string): Promise<boolean> {
      const answer = await ask(`${url}/functions/recent-runs`, { headers: headers() });
      const { runs } = runsSchema.parse(await bodyOf(answer));
      return runs.every(({ state }) => state !== "running" && state !== "queued");
    },
  };

  async function generate(url: string, { prompt, key, publish }: Wish): Promise<void> {
    const body = { prompt, category: "news", publish };
    const named = { ...headers(), "Idempotency-Key": key };
    const answer = await post(`${url}/functions/manual-blog-generation`, body, named);
    const content = await bodyOf(answer);
    if (answer === null || content === null) return;
    unanswered.delete(prompt);
    const made = madeSchema.safeParse(content);
    if (!made.success && !reasons.includes(answer.status))
      throw new Error(`${answer.status}: ${JSON.stringify(content)}`);
    if (!made.success) settled.refused++;
    else posts.set(prompt, { postId: made.data.post.id, previewUrl: made.data.post.previewUrl });
  }

  function headers(): Record<string, string> {
    return { authorization: `Bearer ${bearer}` };
  }
}

function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  return ask(url, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The answer, or null when the site was killed before it came. */
async function ask(url: string, init?: RequestInit): Promise<Response | null> {
  return fetch(url, init).catch(() => null);
}

/** The whole body, or null when the site was killed while it came. */
async function bodyOf(answer: Response | null): Promise<unknown> {
  return answer === null ? null : answer.json().catch(() => null);
}
