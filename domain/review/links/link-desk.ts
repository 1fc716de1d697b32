import { fail, succeed, type Result, type ValueOf } from "../../shared/result.ts";
import type { ReviewLink, IssueLinkCommand } from "./review-links.ts";
import { mayApprove, type OfficePerson } from "../office.ts";
import type { ReviewRoom } from "../review-room.ts";

type By = { readonly by: Pick<OfficePerson, "email"> };

type NewLink = By & Pick<IssueLinkCommand, "postId" | "scope" | "days">;

export type LinkDesk = ReturnType<typeof createLinkDesk>;

export type LinksOfPost = ValueOf<LinkDesk["list"]>;

export type ListedLink = LinksOfPost["links"][number];

export function createLinkDesk({ database, posts, links, membershipOf }: ReviewRoom) {
  return {
    async list({ postId, by }: By & { readonly postId: string }) {
      const post = await posts.revisions.newest(postId);
      if (!post.ok) return post;
      const open = await links.ofPost(post.value.id);
      const asker = `admin:${by.email}`;
      return succeed({ links: await Promise.all(open.map((link) => listedLink(link, asker))) });
    },

    issue({ by, ...command }: NewLink): Promise<Result<{ previewUrl: string }>> {
      return database.transaction(async (queries) => {
        if (command.scope === "approve" && !(await mayApprove(membershipOf, queries, by.email)))
          return fail("forbidden", noApprovingLink);
        const post = await posts.revisions.lockForUpdate(queries, command.postId);
        if (!post.ok) return post;
        const { revision } = post.value.newest;
        const link = { ...command, revision, by: `admin:${by.email}` };
        return succeed({ previewUrl: await links.issue(queries, link) });
      });
    },

    revoke(
      command: By & { readonly postId: string; readonly linkId: string | null },
    ): Promise<Result<{ revoked: number }>> {
      return database.transaction(async (queries) => {
        const post = await posts.revisions.lockForUpdate(queries, command.postId);
        if (!post.ok) return post;
        const by = `admin:${command.by.email}`;
        const revoked = await links.revoke(queries, { ...command, by });
        return revoked === 0 && command.linkId !== null
          ? fail("not-found", "There is no such link, or it has ended already.")
          : succeed({ revoked });
      });
    },
  };

  async function listedLink(link: ReviewLink, asker: string) {
    const { id, scope, sent_to, created_by, expires_at } = link;
    const isOwn = created_by === asker && sent_to === null;
    const previewUrl = isOwn ? await links.addressOf(link) : null;
    return { id, scope, sent_to, created_by, expires_at, previewUrl };
  }
}

const noApprovingLink =
  "Writers make links that let others read or edit. A link that approves is for approvers to make.";
