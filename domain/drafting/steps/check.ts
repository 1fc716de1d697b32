import { excessiveContent } from "../../posts/text/text-limits.ts";
import { factsOf } from "../../posts/post-edition.ts";
import { ownPaths, type LinkTargets } from "../../posts/text/own-paths.ts";
import { draftContentSchema } from "../../posts/post.ts";
import { indianDate } from "../../shared/clock.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { plainLineEnds, storableText } from "../../shared/written-text.ts";
import type { RunTools } from "../runs/run-control.ts";
import type { CheckContext, CheckedDraft, CheckedShortText } from "../check-draft.ts";
import { addressesIn } from "../safety/allowed-addresses.ts";
import type { DraftContent, WrittenDraft } from "../writer.ts";
import type { Task } from "./read-task.ts";

type Checking = Pick<RunTools, "clock" | "facts" | "checkDraft" | "ownContacts"> & {
  readonly posts: LinkTargets;
};

/** A draft of a writer as it may be stored, with its marks: `provider-failed` when it has not the shape of a post. */
export async function checkWritten(
  { content: written, notCovered }: WrittenDraft,
  task: Task,
  checking: Checking,
): Promise<Result<CheckedDraft>> {
  const content = usableContent(written);
  if (!content.ok) return content;
  const context = await checkContext({}, task, notCovered, checking);
  const checkDraft = checking.checkDraft ?? (await checks()).checkDraft;
  return succeed(await checkDraft(content.value, context));
}

/** The same for words of a person, which are kept to the letter and of which parts may still be missing. */
export async function checkKeptContent(
  content: DraftContent & { readonly slug?: string },
  task: Pick<Task, "past" | "edition"> & { readonly notCovered: readonly string[] },
  checking: Checking,
): Promise<CheckedDraft> {
  const context = await checkContext(content, task, task.notCovered, checking);
  const checkKept = checking.checkDraft ?? (await checks()).checkKept;
  return checkKept(content, context);
}

/** Loaded with the first check: a site that is only read needs none of it. */
function checks() {
  return import("../check-draft.ts");
}

/** Collects the context of a check as it holds now. */
async function checkContext(
  { slug = null }: { readonly slug?: string | null },
  { past, edition }: Pick<Task, "past" | "edition">,
  notCovered: readonly string[],
  { clock, facts, posts, ownContacts }: Checking,
): Promise<CheckContext> {
  const now = clock.now();
  const records = factsOf({ edition }, facts.current());
  return {
    facts: records,
    today: indianDate(now),
    checkedAt: now.toISOString(),
    paths: await ownPaths(posts, records),
    suppliedAddresses: addressesIn([...past.requests, ...past.otherWords]),
    request: past.prompt,
    readMarks: past.readMarks,
    notCovered,
    ownContacts,
    slug,
  };
}

/** A writer's draft as a post may be stored: `provider-failed` names the first part that is not usable. */
function usableContent(written: DraftContent): Result<DraftContent> {
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
      typeof value === "string" ? plainLineEnds(storableText(value)) : value,
    ),
  );
}

/** A headline and a plain text with tokens, which are no post. */
type ShortText = {
  readonly headline: string;
  readonly summary: string;
  readonly edition: string;
};

/** Checks a short text against the records of its edition by the rules for posts. */
export async function checkShortText(
  { headline, summary, edition }: ShortText,
  { clock, facts, ownContacts }: Pick<RunTools, "clock" | "facts" | "ownContacts">,
): Promise<CheckedShortText> {
  const now = clock.now();
  const context = {
    facts: factsOf({ edition }, facts.current()),
    today: indianDate(now),
    checkedAt: now.toISOString(),
    paths: new Set<string>(),
    suppliedAddresses: new Set<string>(),
    request: null,
    readMarks: [],
    notCovered: [],
    ownContacts,
    slug: null,
  };
  const text = { title: headline, text: summary };
  return (await checks()).checkShortText(text, context);
}
