import { draftContentSchema, type Post } from "../../posts/post.ts";
import { factsOf } from "../../posts/text/fact-tokens.ts";
import { ownPaths } from "../../posts/text/own-paths.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import type { PostPast } from "../../posts/revisions/post-revisions.ts";
import { indianDate } from "../../shared/clock.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { plainLineEnds, storableText } from "../../shared/written-text.ts";
import type { CheckContext, CheckedDraft, CheckedShortText } from "../check-draft.ts";
import type { RunTools } from "../runs/drafting-run.ts";
import { addressesIn } from "../safety/addresses.ts";
import type { DraftContent, WrittenDraft } from "../writer.ts";

type Tools = Pick<RunTools, "clock" | "facts" | "ownContacts">;

type Checking = Tools & Pick<RunTools, "checkDraft" | "posts" | "readSeats">;

const checks = () => import("../check-draft.ts");

/** A draft of a writer as it may be stored, with its marks: `provider-failed` when it has not the shape of a post. */
export async function checkWritten(
  { content: written, notCovered }: Pick<WrittenDraft, "content" | "notCovered">,
  past: PostPast,
  edition: Post["edition"],
  checking: Checking,
): Promise<Result<CheckedDraft>> {
  const content = usableContent(written);
  if (!content.ok) return content;
  const context = await checkContext({ past, edition, notCovered, slug: null }, checking);
  const checkDraft = checking.checkDraft ?? (await checks()).checkDraft;
  return succeed(await checkDraft(content.value, context));
}

type Checked = Pick<CheckContext, "notCovered" | "slug"> & {
  readonly past: PostPast;
  readonly edition: Post["edition"];
};

export async function checkKeptContent(
  content: DraftContent & { readonly slug?: string },
  task: Omit<Checked, "slug">,
  checking: Checking,
): Promise<CheckedDraft> {
  const context = await checkContext({ ...task, slug: content.slug ?? null }, checking);
  const checkKept = checking.checkDraft ?? (await checks()).checkKept;
  return checkKept(content, context);
}

async function checkContext(
  { past, edition, notCovered, slug }: Checked,
  { posts, readSeats, ...tools }: Checking,
): Promise<CheckContext> {
  const bare = bareContext({ edition }, tools);
  return {
    ...bare,
    paths: await ownPaths(posts, bare.facts),
    suppliedAddresses: addressesIn([...past.requests, ...past.otherWords]),
    request: past.prompt,
    verdicts: past.verdicts,
    notCovered,
    readSeats,
    slug,
  };
}

function bareContext(
  edition: Pick<Post, "edition">,
  { clock, facts, ownContacts }: Tools,
): CheckContext {
  return {
    facts: factsOf(edition, facts.current()),
    today: indianDate(clock.now()),
    checkedAt: clock.now().toISOString(),
    paths: new Set(),
    suppliedAddresses: new Set(),
    request: null,
    verdicts: [],
    notCovered: [],
    readSeats: null,
    ownContacts,
    slug: null,
  };
}

/** A writer's draft as a post may be stored: `provider-failed` names the first part that is not usable. */
function usableContent(written: DraftContent): Result<DraftContent> {
  const storable = JSON.stringify(written, (_key, value: unknown) =>
    typeof value === "string" ? plainLineEnds(storableText(value)) : value,
  );
  const parsed = draftContentSchema.safeParse(JSON.parse(storable));
  const [issue] = parsed.error?.issues ?? [];
  const fault = parsed.success
    ? excessiveContent(parsed.data)
    : `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "not valid"}`;
  return parsed.success && fault === null
    ? succeed(parsed.data)
    : fail("provider-failed", `The AI wrote a post that cannot be used (${fault ?? ""}).`);
}

/** The words of a notice: what is refused in them, and what a person has to confirm. */
export async function checkShortText(
  { headline, summary, edition }: Record<"headline" | "summary" | "edition", string>,
  tools: Tools,
): Promise<CheckedShortText> {
  const text = { title: headline, text: summary };
  return (await checks()).checkShortText(text, bareContext({ edition }, tools));
}
