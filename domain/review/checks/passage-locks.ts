import type { RootContent } from "mdast";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { LockChange } from "../../drafting/blocks/block-locks.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { isLive, type Post } from "../../posts/post.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { parsedBody } from "../../drafting/checks/text/parse-body.ts";
import { readableBlocks } from "../differences/compared-blocks.ts";
import {
  byAdmin,
  byLink,
  type ChangedBy,
  type LinkCall,
  type ReviewTools,
} from "../post-access.ts";

/** Which passages stay as they are, and what has come of that. */
type LockedPassages = {
  /** Numbers of the locked blocks, from 1 as ledgers count. */
  readonly locked: ReadonlySet<number>;
  /** What the last corrections left out for their sake; null when nothing. */
  readonly remark: string | null;
};

/** Which passages of a revision are to be kept. */
type LockCommand = LockChange & {
  /** The revision that the person saw. */
  readonly revision: number;
};

type Locked = {
  readonly message: string;
  readonly postId: string;
  readonly revision: number;
  /** Numbers of all blocks that are kept now: the same words elsewhere are kept too. */
  readonly locked: readonly number[];
};

/** The passages of a post that its regenerations leave alone. */
export function createPassageLocks({ posts, drafting, access, facts }: ReviewTools) {
  return {
    /** What is kept of the post as it is, by a preview or edit token. Changes nothing. */
    async locked(call: LinkCall): Promise<Result<LockedPassages>> {
      const authorized = await access.authorizeLink(["preview", "edit"], call);
      if (!authorized.ok) return authorized;
      const { post } = authorized.value;
      const locked = await drafting.lockedBlocks(post);
      return succeed({ locked, remark: await remarkOnPresent(post) });
    },

    /** The passages that can be kept, by an edit token. Changes nothing. */
    async list(call: LinkCall): Promise<Result<readonly ListedPassage[]>> {
      const authorized = await access.authorizeLink(["edit"], call);
      if (!authorized.ok) return authorized;
      const { post } = authorized.value;
      const locked = await drafting.lockedBlocks(post);
      return succeed(listedPassages(post.body_markdown, locked, factsOf(post, facts.current())));
    },

    /**
     * Has these passages kept, by an edit token; what others have kept since they were seen stays. `conflict` when the post has a newer
     * revision, is being rewritten or read by the public, `unacceptable` for a passage that is not there.
     */
    async lock(call: LinkCall & LockCommand): Promise<Result<Locked>> {
      const claims = await access.readToken(["edit"], call);
      return claims.ok ? lock(call.postId, call, byLink(claims.value, "locks")) : claims;
    },

    /** The same for an admin, who needs no link. */
    lockAsAdmin: (
      command: LockCommand & { readonly postId: string },
      by: { readonly email: string },
    ): Promise<Result<Locked>> => lock(command.postId, command, byAdmin(by)),
  };

  function lock(
    postId: string,
    { revision, blocks, seen }: LockCommand,
    by: ChangedBy,
  ): Promise<Result<Locked>> {
    return access.change(postId, by, async (queries, { newest: post }) => {
      if (by.link !== null && isLive(post)) return refusePublished();
      if (post.revision !== revision)
        return fail("conflict", "This post has changed since. Please load this page again.");
      const locked = await drafting.lockBlocks(queries, post, { blocks, seen, actor: by.actor });
      if (!locked.ok) return locked;
      const { size } = locked.value;
      const message =
        size === 0
          ? "No passage is kept as it is."
          : `${size === 1 ? "1 passage is" : `${size} passages are`} kept as ${size === 1 ? "it is" : "they are"}.`;
      return succeed({ message, postId, revision, locked: [...locked.value] });
    });
  }

  /** What the run that made the present revision left out. */
  async function remarkOnPresent({ id, revision }: Post): Promise<string | null> {
    const run = await drafting.latestRun(id);
    if (run?.assignment.kind !== "regenerate") return null;
    const stored = await posts.revisions.find(id, revision);
    return stored.ok && stored.value.runId === run.id ? run.remark : null;
  }
}

const refusePublished = () =>
  fail("conflict", "This post is published: its passages are no longer kept.");

/** A passage of a post as a person picks it from a list. */
export type ListedPassage = {
  /** Number of its block, from 1 as ledgers count. */
  readonly number: number;
  /** What it is, for example `Paragraph`. */
  readonly kind: string;
  /** Its first words, as readers see them. */
  readonly words: string;
  readonly isLocked: boolean;
};

/** What a block is called; a block without words of its own is none to pick. */
const kinds: Partial<Record<RootContent["type"], string>> = {
  heading: "Heading",
  paragraph: "Paragraph",
  list: "List",
  table: "Table",
  blockquote: "Quote",
  code: "Code",
  footnoteDefinition: "Footnote",
};

/** Most characters of a passage in the list. */
const mostShown = 90;

/** The passages of a body in reading order. */
function listedPassages(
  body: string,
  locked: ReadonlySet<number>,
  facts: FactSnapshot,
): readonly ListedPassage[] {
  const types = parsedBody(body).children.map(({ type }) => type);
  return readableBlocks(body, facts).flatMap(({ text }, index) => {
    const type = types[index];
    const kind = type === undefined ? undefined : kinds[type];
    const number = index + 1;
    if (kind === undefined) return [];
    return [{ number, kind, words: firstWords(text), isLocked: locked.has(number) }];
  });
}

function firstWords(text: string): string {
  const words = text.replaceAll(/\s+/g, " ").trim();
  if (words.length <= mostShown) return words;
  const cut = words.slice(0, mostShown);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), mostShown / 2)).trimEnd()}…`;
}
