import { draftContentSchema, emptyContent, type Post } from "../../posts/post.ts";
import { stoppingFindings } from "../../posts/revisions/ledger.ts";
import type { Mark } from "../../posts/revisions/mark.ts";
import type { PostPast } from "../../posts/revisions/post-revisions.ts";
import { factsOf } from "../../posts/text/fact-tokens.ts";
import { ownPaths } from "../../posts/text/own-paths.ts";
import { excessiveContent } from "../../posts/text/text-limits.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { plainLineEnds, storableText } from "../../shared/written-text.ts";
import type { CheckContext, CheckedDraft } from "../check-draft.ts";
import type { RunTools } from "../runs/drafting-run.ts";
import { addressesIn } from "../safety/addresses.ts";
import type { DraftContent } from "../writer.ts";

type Tools = Pick<RunTools, "clock" | "facts" | "ownContacts">;

type Checking = Tools & Pick<RunTools, "checkDraft" | "posts" | "readSeats">;

type Checked = {
  readonly past: PostPast;
  readonly edition: Post["edition"];
  readonly notCovered: readonly string[];
};

const checks = () => import("../check-draft.ts");

/** A draft of a writer as it may be stored, with its marks: `provider-failed` when it has not the shape of a post. */
export async function checkWritten(
  written: DraftContent,
  task: Checked,
  checking: Checking,
): Promise<Result<CheckedDraft>> {
  const content = usableContent(written);
  if (!content.ok) return content;
  const checkDraft = checking.checkDraft ?? (await checks()).checkDraft;
  return succeed(await checkDraft(content.value, await contextOf(task, null, checking)));
}

export async function checkKeptContent(
  content: DraftContent & { readonly slug?: string },
  task: Checked,
  checking: Checking,
): Promise<CheckedDraft> {
  const checkKept = checking.checkDraft ?? (await checks()).checkKept;
  return checkKept(content, await contextOf(task, content.slug ?? null, checking));
}

async function contextOf(
  { past, edition, notCovered }: Checked,
  slug: string | null,
  { posts, readSeats, ...tools }: Checking,
): Promise<CheckContext> {
  const bare = bareContext(edition, tools);
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

function bareContext(edition: Post["edition"], { clock, facts, ownContacts }: Tools): CheckContext {
  return {
    facts: factsOf({ edition }, facts.current()),
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

export async function checkShortText(
  { headline, summary, edition }: Record<"headline" | "summary" | "edition", string>,
  tools: Tools,
) {
  const { checkKept } = await checks();
  const written = { ...emptyContent, title: headline, hero_summary: summary };
  const { ledger } = await checkKept(written, bareContext(edition, tools));
  const told = (wanted: Mark["kind"]) =>
    ledger.marks.flatMap(({ kind, sentence, why }) =>
      kind === wanted ? { sentence, why: why ?? "" } : [],
    );
  const findings = stoppingFindings(ledger).filter(
    ({ kind, quote }) => kind !== "shape" && kind !== "slug" && quote !== "",
  );
  return {
    refused: [
      ...findings.map(({ quote, message }) => ({ sentence: quote, why: message })),
      ...told("conflict"),
    ],
    toConfirm: told("unverified"),
  };
}
