import { isLive } from "../posts/post.ts";
import { changedSince } from "../posts/revisions/post-drafts.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { byLink, type LinkCall, type ReviewTools } from "./post-access.ts";
import { parseNote } from "./review-turns.ts";

type SendBackCommand = {
  readonly revision: number;
  readonly note: string;
};

export function createSendingBack({ access, turns }: Pick<ReviewTools, "access" | "turns">) {
  return {
    async byLink(call: LinkCall & SendBackCommand): Promise<Result<{ readonly message: string }>> {
      const claims = await access.readToken(["edit"], call);
      if (!claims.ok) return claims;
      const note = parseNote(call.note);
      if (!note.ok) return note;
      const by = byLink(claims.value, "return");
      const sent = await access.change(call.postId, by, async (queries, { newest }) => {
        if (isLive(newest)) return fail("conflict", "This post is published already.");
        if (newest.revision !== call.revision) return changedSince();
        await turns.sendBack(queries, newest, { actor: by.actor, note: note.value });
        return succeed({ message: "Sent back with your note." });
      });
      return sent.ok
        ? sent
        : { ok: false, failure: await access.withLatestPreview(sent.failure, claims.value) };
    },
  };
}
