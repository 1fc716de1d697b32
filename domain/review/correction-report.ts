import { factsOf } from "../posts/post-edition.ts";
import { succeed, type Result } from "../shared/result.ts";
import { differenceBetween, type Difference } from "./differences/difference.ts";
import type { LinkCall, ReviewTools } from "./post-access.ts";

type CorrectionReport = {
  readonly asked: string;
  readonly sentences: readonly string[];
  readonly remark: string | null;
};

export function createCorrectionReports({ posts, drafting, access, facts }: ReviewTools) {
  return {
    async ofNewest(call: LinkCall): Promise<Result<CorrectionReport | null>> {
      const authorized = await access.authorizeLink(["preview"], call);
      if (!authorized.ok) return authorized;
      const { post } = authorized.value;
      const run = await drafting.latestRun(post.id);
      if (run?.assignment.kind !== "regenerate") return succeed(null);
      const after = await posts.revisions.find(post.id, post.revision);
      if (!after.ok) return after;
      if (after.value.runId !== run.id) return succeed(null);
      const before = await posts.revisions.find(post.id, run.assignment.baseRevision);
      if (!before.ok) return before;
      const changes = differenceBetween(
        before.value.content,
        after.value.content,
        factsOf(post, facts.current()),
      );
      return succeed({
        asked: run.instructions,
        sentences: [
          changedParts(changes),
          after.value.writtenBy.includes("/") ? modelIsSilent : appliedWhole,
        ],
        remark: run.remark,
      });
    },
  };
}

/** A program does all that it was asked for, or refuses beforehand. */
const appliedWhole = "All that was asked for was applied.";

const modelIsSilent =
  "AI does not say which part of a request it followed: please compare what changed with what was asked for.";

function changedParts({ fields, body }: Difference): string {
  const kinds = ["changed", "added", "removed"] as const;
  const parts = [
    ...fields.map(({ name }) => `${name} changed`),
    ...kinds.flatMap((kind) => {
      const count = body.filter((change) => change.kind === kind).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? "passage" : "passages"} ${kind}`];
    }),
  ];
  return parts.length === 0 ? "Nothing changed that a reader would see." : `${parts.join(", ")}.`;
}
