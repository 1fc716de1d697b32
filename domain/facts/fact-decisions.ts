import type { Queries } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import { factText } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { longIndianDate } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { plainLineEnds, storableText } from "../shared/written-text.ts";
import { editionRefusal } from "./edition-history.ts";
import {
  approveStatements,
  listOfChange,
  lockStatements,
  rejectStatements,
} from "./fact-repository.ts";
import { actorOf, type FactStatement, type Person } from "./fact-statement.ts";
import { editionAt, inEffectAt, readKnown, type KnownStatements } from "./known-statements.ts";
import type { Judge, Judgement } from "./rules/judge.ts";

export type SecondApproverRule = "off" | "required";

/** `alone`: checked by its author alone, in their words. */
type ApproveInput = { readonly id: string; readonly alone?: string | undefined };

type RejectInput = { readonly id: string; readonly reason: string };

const aloneNeeded =
  "You proposed this change: another person approves it, or you say in a sentence what you have checked alone.";
const secondPersonNeeded =
  "A second person has to approve this change: whoever proposed it cannot approve it.";
const fewestWords = 3;
const longestWords = 500;

type Dependencies = RoomTools & {
  readonly judge: Judge;
  readonly secondApprover: () => SecondApproverRule;
};

export function createFactDecisions(dependencies: Dependencies) {
  const { database, clock, audit, judge, secondApprover } = dependencies;
  return {
    async approve({ id, alone }: ApproveInput, by: Person) {
      const checker = actorOf(by);
      const words = plainLineEnds(alone ?? "").trim();
      return database.transaction(async (queries) => {
        const waiting = await lockWaiting(queries, id);
        if (!waiting.ok) return waiting;
        const statements = waiting.value;
        const isOwn = statements.some(({ author }) => isSamePerson(author, checker));
        const refusal = isOwn ? ownRefusal(words, secondApprover()) : null;
        if (refusal !== null) return refusal;
        const known = await readKnown(queries);
        const at = clock.now().toISOString();
        const [{ changeId, edition, validFrom }] = statements;
        const effectiveAt = validFrom !== null && validFrom > at ? validFrom : at;
        const before = editionAt(known, edition, effectiveAt);
        const obstacle =
          (statements.some((one) => isOutdated(one, known)) ? changedSince() : null) ??
          editionRefusal(known.editions, edition, at) ??
          ruleRefusal(judge(statements, before));
        if (obstacle !== null) return obstacle;
        await approveStatements(queries, statements, {
          checker,
          alone: isOwn ? words : null,
          at,
          effectiveAt,
        });
        const version = inEffectAt(await readKnown(queries), at).length;
        await audit.append(queries, {
          actor: checker,
          action: "fact-approved",
          ...(isOwn && { reason: words }),
          details: { changeId, from: effectiveAt, facts: approvalDetails(statements, before) },
        });
        await raiseSiteVersion(queries);
        return succeed({ id, state: "approved" as const, version, validFrom: effectiveAt });
      });
    },

    async reject({ id, reason }: RejectInput, by: Person): Promise<Result<{ message: string }>> {
      const words = plainLineEnds(reason).trim();
      if (words === "") return fail("malformed", "Please say why you reject the change.");
      if (words.length > longestWords)
        return fail("unacceptable", `The reason can have at most ${longestWords} characters.`);
      const checker = actorOf(by);
      return database.transaction(async (queries) => {
        const waiting = await lockWaiting(queries, id);
        if (!waiting.ok) return waiting;
        const statements = waiting.value;
        const [{ changeId }] = statements;
        if (by.role === "writer" && statements.some(({ author }) => !isSamePerson(author, checker)))
          return fail("forbidden", "An approver rejects what somebody else has proposed.");
        const at = clock.now().toISOString();
        await rejectStatements(queries, changeId, { checker, at, reason: words });
        await audit.append(queries, {
          actor: checker,
          action: "fact-rejected",
          reason: words,
          details: { changeId, facts: statements.map(({ factId }) => factId) },
        });
        return succeed({ message: "The change was rejected. Readers saw nothing of it." });
      });
    },
  };

  async function lockWaiting(queries: Queries, id: string): Promise<Result<WaitingStatements>> {
    const changeId = storableText(id);
    if (changeId === "") return fail("malformed", "Missing the id of the change.");
    await lockStatements(database, queries);
    const [first, ...others] = await listOfChange(queries, changeId);
    if (first === undefined) return fail("not-found", "There is no such change.");
    return first.state === "waiting" ? succeed([first, ...others]) : decidedAlready(first);
  }
}

type WaitingStatements = readonly [FactStatement, ...FactStatement[]];

function isOutdated({ edition, factId, seenApproval }: FactStatement, known: KnownStatements) {
  return known.approved.some(
    (one) => one.edition === edition && one.factId === factId && (one.approval ?? 0) > seenApproval,
  );
}

function ruleRefusal({ refusals }: Judgement): Result<never> | null {
  return refusals.length > 0 ? fail("unacceptable", refusals.join(" ")) : null;
}

function ownRefusal(words: string, rule: SecondApproverRule): Result<never> | null {
  if (rule === "required") return fail("forbidden", secondPersonNeeded);
  if (words === "") return fail("forbidden", aloneNeeded);
  if (words.split(/\s+/).length < fewestWords)
    return fail("unacceptable", "Please say in a sentence what you have checked alone.");
  if (words.length > longestWords)
    return fail("unacceptable", `That sentence can have at most ${longestWords} characters.`);
  return null;
}

function isSamePerson(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

function decidedAlready({ state, decidedAt }: FactStatement): Result<never> {
  const decision = state === "rejected" ? "rejected" : "approved";
  const when = decidedAt === null ? "already" : `on ${longIndianDate(decidedAt)}`;
  return fail("conflict", `This change was ${decision} ${when}. Nothing was changed.`);
}

const changedSince = () =>
  fail(
    "conflict",
    "The record has changed since this change was proposed. Please reject it, look at the record again, and propose anew.",
  );

/** `before`: the records when the change takes effect, without it. */
function approvalDetails(statements: WaitingStatements, before: FactSnapshot) {
  return statements.map((statement) => {
    const { factId, edition, standing } = statement;
    const record = before.find(factId);
    const isOwn = record !== undefined && record.carried === undefined;
    return {
      factId,
      edition,
      before: isOwn ? factText(record) : null,
      after: factText(statement),
      standing,
    };
  });
}
