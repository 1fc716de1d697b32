import { excessiveContent } from "../../posts/text/text-limits.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { ownPaths, type LinkTargets } from "../../posts/text/own-paths.ts";
import { draftContentSchema } from "../../posts/post.ts";
import { indianDate } from "../../shared/clock.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { storableText } from "../../shared/written-text.ts";
import type { ComputingTurn } from "../../computing/computation.ts";
import type { RunTools } from "../runs/run-control.ts";
import { claimResolving, draftCheck, textCheck } from "../drafting-computations.ts";
import type { DraftContent } from "../writer.ts";
import { keepBaseBlocks, requireLockedBlocks } from "./keep-blocks.ts";
import { withReadClaims } from "./second-reading.ts";
import { addressesIn } from "../checks/allowed-addresses.ts";
import type { Task } from "./read-task.ts";
import type { Resolution } from "../checks/resolve-claims.ts";
import type { CheckedDraft } from "../checks/draft-text.ts";
import { filledText } from "../../posts/text/fact-tokens.ts";

/** What a check works with. */
type Checking = Pick<RunTools, "clock" | "facts" | "compute" | "checkDraft" | "ownContacts"> & {
  readonly posts: LinkTargets;
};

/**
 * Holds what was written against the shape of a post (`provider-failed`), against the locked blocks of
 * the revision that it comes from (`unacceptable`), then against the records
 * of its edition as they hold now. What a second reading of
 * an earlier revision called a claim is one as long as that sentence stands there. Fails as `Compute` does.
 */
export async function checkWritten(
  written: DraftContent,
  { past, base, edition }: Pick<Task, "past" | "base" | "edition">,
  checking: Checking,
  turn: ComputingTurn,
): Promise<Result<CheckedDraft>> {
  const usable = checkedContent(written);
  if (!usable.ok) return usable;
  const kept = requireLockedBlocks(usable.value, base);
  return kept.ok ? checkKept(kept.value, { past, base, edition }, checking, turn) : kept;
}

/** The same for words that are kept as they are, where parts may still be missing. */
export async function checkKept(
  kept: DraftContent & { readonly slug?: string },
  { past, base, edition }: Pick<Task, "past" | "base" | "edition">,
  checking: Checking,
  turn: ComputingTurn,
): Promise<Result<CheckedDraft>> {
  const { compute, checkDraft } = checking;
  const { context, records } = await checkContext(kept, { past, edition }, checking);
  const checked =
    checkDraft === undefined
      ? await compute(draftCheck, { text: kept, context }, { ...turn, facts: records })
      : succeed(await checkDraft(kept, { ...context, facts: records }));
  if (!checked.ok) return checked;
  const content = keepBaseBlocks(checked.value.content, kept, base);
  return succeed(withReadClaims({ ...checked.value, content }, past.raised));
}

/** What content of a post is held against, as it holds now. */
async function checkContext(
  { slug }: { readonly slug?: string },
  { past, edition }: Pick<Task, "past" | "edition">,
  { clock, facts, posts, ownContacts }: Pick<Checking, "clock" | "facts" | "posts" | "ownContacts">,
) {
  const now = clock.now();
  const records = factsOf({ edition }, facts.current());
  const context = {
    today: indianDate(now),
    checkedAt: now.toISOString(),
    paths: await ownPaths(posts, records),
    suppliedAddresses: addressesIn([...past.requests, ...past.otherWords]),
    ...(past.prompt !== null && { request: past.prompt }),
    ownContacts,
    ...(slug !== undefined && { slug }),
  };
  return { context, records };
}

/** The content in which people's decisions on its statements are carried out, and nothing else has changed: see `resolveClaims`. */
export async function resolveKept(
  kept: DraftContent & { readonly slug?: string },
  resolutions: readonly Resolution[],
  task: Pick<Task, "past" | "edition">,
  checking: Checking,
  turn: ComputingTurn,
): Promise<Result<DraftContent>> {
  const { context, records } = await checkContext(kept, task, checking);
  const input = { text: kept, resolutions, context };
  const resolved = await checking.compute(claimResolving, input, { ...turn, facts: records });
  return resolved.ok ? resolved.value : resolved;
}

/** What a writer wrote, checked before it is stored: `provider-failed` names the first part that is not usable. */
export function checkedContent(written: DraftContent): Result<DraftContent> {
  const parsed = draftContentSchema.safeParse(storable(written));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return unusable(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not valid"}`);
  }
  const excess = excessiveContent(parsed.data);
  return excess === null ? succeed(parsed.data) : unusable(excess);
}

function unusable(detail: string) {
  return fail("provider-failed", `The AI wrote a post that cannot be used (${detail}).`);
}

function storable(content: DraftContent): unknown {
  return JSON.parse(
    JSON.stringify(content, (_key, value: unknown) =>
      typeof value === "string" ? storableText(value) : value,
    ),
  );
}

/** A short text that is no post. */
export type ShortText = {
  readonly headline: string;
  /** Plain text with tokens. */
  readonly summary: string;
  readonly edition: string;
};

/** What the checks of posts say of the sentences of a short text, each with why; texts as readers see them. */
type CheckedShortText = {
  /** A record says otherwise, or no text of ours may say it. */
  readonly refused: readonly { readonly sentence: string; readonly why: string }[];
  /** No record answers it. */
  readonly toConfirm: readonly { readonly sentence: string; readonly why: string }[];
};

/** Holds a short text against the records of its edition as they hold now, by the rules for posts. Fails as `Compute` does. */
export async function checkShortText(
  { headline, summary, edition }: ShortText,
  {
    clock,
    facts,
    compute,
    ownContacts,
  }: Pick<RunTools, "clock" | "facts" | "compute" | "ownContacts">,
  turn: ComputingTurn,
): Promise<Result<CheckedShortText>> {
  const now = clock.now();
  const records = factsOf({ edition }, facts.current());
  const context = {
    today: indianDate(now),
    checkedAt: now.toISOString(),
    paths: new Set<never>(),
    suppliedAddresses: new Set<never>(),
    ownContacts,
  };
  const text = { title: headline, text: summary };
  const checked = await compute(textCheck, { text, context }, { ...turn, facts: records });
  if (!checked.ok) return checked;
  const { refused, toConfirm } = checked.value;
  const asRead = ({ sentence, why }: { sentence: string; why: string }) => ({
    sentence: filledText(sentence, records),
    why: filledText(why, records),
  });
  return succeed({ refused: refused.map(asRead), toConfirm: toConfirm.map(asRead) });
}
