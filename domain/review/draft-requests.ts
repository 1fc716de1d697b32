import type { RecentRun } from "../drafting/drafting-service.ts";
import type { PlanPreview } from "../drafting/guides/compose-article.ts";
import { draftingLimits } from "../drafting/drafting-limits.ts";
import type { RunListener } from "../drafting/runs/drafting-run.ts";
import type { PostCategory, PostOverview } from "../posts/post.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { writtenTextSchema } from "../shared/written-text.ts";
import { approversOnly, type OfficePerson } from "./office.ts";
import type { LinkCall, ReviewTools } from "./post-access.ts";

const recentRunCount = 20;

type By = { readonly email: string };

type RecentWork = Omit<RecentRun, "post"> & {
  readonly post: (PostOverview & { readonly previewUrl: string | null }) | null;
};

export function createDraftRequests({ drafting, links, linkDesk, access, facts }: ReviewTools) {
  return {
    async generate(
      command: {
        readonly prompt: string;
        readonly category: PostCategory;
        readonly publish: boolean;
        readonly by: OfficePerson;
        readonly idempotencyKey?: string | null;
      },
      listener?: RunListener,
    ) {
      const { by, ...rest } = command;
      if (command.publish && by.role === "writer") return approversOnly();
      const prompt = await parsePrompt(command.prompt);
      if (!prompt.ok) return prompt;
      const request = { ...rest, prompt: prompt.value, requestedBy: `admin:${by.email}` };
      const made = await drafting.generate(request, listener);
      if (!made.ok) return made;
      const { post, remark, ledger } = made.value;
      const marks = ledger?.marks ?? [];
      const { id, title, slug, status, published_at } = post;
      const previewUrl = await previewUrlOf(id, by);
      if (!previewUrl.ok) return previewUrl;
      const whenMade = command.publish
        ? "Blog post published successfully"
        : "Blog post generated successfully";
      const isDone = !command.publish || status === "published";
      const message = isDone && remark !== null ? `${whenMade}. ${remark}` : (remark ?? whenMade);
      return succeed({
        message,
        post: { id, title, slug, status, published_at, ...previewUrl.value },
        notCovered: ledger?.not_covered ?? [],
        conflicts: marks.flatMap(({ kind, sentence }) => (kind === "conflict" ? sentence : [])),
        unverified: marks.filter(({ kind }) => kind === "unverified").length,
      });
    },

    async plan(asked: {
      readonly prompt: string;
      readonly category: PostCategory;
    }): Promise<Result<PlanPreview>> {
      const prompt = await parsePrompt(asked.prompt);
      if (!prompt.ok) return prompt;
      return succeed(await drafting.plan(prompt.value, asked.category));
    },

    async recent(by: By): Promise<RecentWork[]> {
      const runs = await drafting.recentRuns(recentRunCount);
      const drafts = runs.flatMap(({ post }) =>
        post === null || (post.status === "published" && post.pending_revision === null)
          ? []
          : [post.id],
      );
      const addresses = await links.previewUrls([...new Set(drafts)], `admin:${by.email}`);
      return runs.map(({ post, ...run }) => ({
        ...run,
        post: post && { ...post, previewUrl: addresses.get(post.id) ?? null },
      }));
    },

    async correct(
      call: LinkCall & { readonly corrections: string },
    ): Promise<Result<{ message: string; postId: string; revision: number }>> {
      const authorized = await access.authorizeLink(["edit"], call);
      if (!authorized.ok) return authorized;
      const { post, claims } = authorized.value;
      const corrections = parseInstructions(
        call.corrections,
        "Please provide correction instructions",
      );
      if (!corrections.ok) return corrections;
      const requested = await drafting.regenerate({
        postId: post.id,
        baseRevision: claims.revision ?? 0,
        corrections: corrections.value,
        requestedBy: `link:${claims.linkId}`,
        // Again, now that nobody can revoke it meanwhile.
        beforeStoring: (queries) => links.check(claims, queries),
      });
      if (!requested.ok) return access.withLatest(requested, claims);
      const message = "Corrections submitted! AI is regenerating the post...";
      return succeed({ message, postId: post.id, revision: requested.value.revision });
    },
  };

  async function parsePrompt(text: string): Promise<Result<string>> {
    const prompt = parseInstructions(text, "Please enter a prompt");
    if (!prompt.ok) return prompt;
    // Loaded with the first prompt: a site that is only read needs none of it.
    const { stopOf } = await import("../drafting/request/stopped-prompts.ts");
    const stop = await stopOf(prompt.value, facts.current());
    if (stop === null) return prompt;
    const { failure } = fail("unacceptable", stop.message);
    return { ok: false, failure: { ...failure, stopped: stop.stopped } };
  }

  async function previewUrlOf(postId: string, by: By): Promise<Result<{ previewUrl: string }>> {
    const own = await links.previewUrls([postId], `admin:${by.email}`);
    const previewUrl = own.get(postId);
    return previewUrl === undefined ? linkDesk.issue({ postId, by }) : succeed({ previewUrl });
  }
}

function parseInstructions(text: string, whenEmpty: string): Result<string> {
  const written = writtenTextSchema.parse(text);
  if (written === "") return fail("malformed", whenEmpty);
  const most = draftingLimits.instructions;
  return written.length > most
    ? fail("unacceptable", `Please keep it to ${most.toLocaleString("en-IN")} characters.`)
    : succeed(written);
}
