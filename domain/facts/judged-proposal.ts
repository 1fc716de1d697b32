import { factText, type Edition } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Queries } from "../../database/open-database.ts";
import { longIndianTime } from "../shared/indian-times.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { readKnown } from "./current-facts.ts";
import { editionsAt, type EditionHistory } from "./edition-history.ts";
import type { FactPorts, Judgement } from "./fact-ports.ts";
import { readProposal, type Proposal, type ProposeInput } from "./fact-proposal.ts";
import { countEffective } from "./fact-repository.ts";
import type { KnownStatement } from "./fact-statement.ts";
import {
  editionAt,
  recordKey,
  statementsInForce,
  type KnownStatements,
} from "./known-statements.ts";

export type JudgedProposal = Judgement & {
  readonly proposal: Proposal;
  readonly before: FactSnapshot;
  readonly after: FactSnapshot;
  /** Of other changes of its records. */
  readonly scheduled: readonly string[];
};

type JudgingInput = Pick<FactPorts, "judge"> & {
  readonly now: Date;
  readonly ofEdition: (edition: Edition) => FactSnapshot | undefined;
};

/**
 * Against the records when it takes effect. `not-found` for an unknown record or edition; `unacceptable` for
 * a value without meaning; `conflict` when a record is newer than seen, or its edition is archived.
 */
export async function judgeInput(
  queries: Queries,
  input: ProposeInput,
  { now, judge, ofEdition }: JudgingInput,
): Promise<Result<JudgedProposal>> {
  const knownStatements = await readKnown(queries, now);
  const at = now.toISOString();
  const { edition } = input;
  const refusal = editionRefusal(knownStatements.editions, edition, at);
  if (refusal !== null) return refusal;
  const inMemory = ofEdition(edition);
  // What was worked out of the records in memory holds for them alone.
  const present =
    inMemory !== undefined && knownStatements.version === inMemory.version
      ? inMemory
      : editionAt(knownStatements, edition, at);
  const reading = readProposal(input, present, now);
  if (!reading.ok) return reading;
  const proposal = reading.value;
  const newer = await findNewer(queries, knownStatements, proposal, {
    at,
    seen: input.seenVersion,
  });
  if (newer !== null) return newer;
  const isLater = proposal.validFrom !== null && proposal.validFrom > at;
  const from = isLater ? proposal.validFrom : at;
  const before = isLater ? editionAt(knownStatements, edition, from) : present;
  return succeed({
    ...judge(proposal.values, before),
    proposal,
    before,
    after: editionAt(withProposed(knownStatements, proposal, from), edition, from),
    scheduled: scheduledOn(knownStatements, proposal, { at, present }),
  });
}

/** Null when the edition takes statements. */
export function editionRefusal(
  histories: readonly EditionHistory[],
  edition: Edition,
  at: string,
): Result<never> | null {
  const ownHistory = editionsAt(histories, at).find((one) => one.edition === edition);
  if (ownHistory === undefined)
    return fail("not-found", `The site has no edition “${edition.slice(0, 20)}”.`);
  if (ownHistory.state === "archived")
    return fail("conflict", `The edition ${edition} is archived: its values stay as they are.`);
  return null;
}

async function findNewer(
  queries: Queries,
  knownStatements: KnownStatements,
  { edition, values }: Proposal,
  { at, seen }: { readonly at: string; readonly seen: number | undefined },
): Promise<Result<never> | null> {
  if (seen === undefined) return null;
  const inForce = statementsInForce(knownStatements, at);
  for (const { factId } of values) {
    const statement = inForce.get(recordKey({ edition, factId }));
    if (statement !== undefined && (await versionOf(queries, statement)) > seen)
      return fail(
        "conflict",
        `“${factId}” has changed since you saw it. Please look at it again before you change it.`,
      );
  }
  return null;
}

function versionOf(queries: Queries, { effectiveAt, approval }: KnownStatement): Promise<number> {
  return countEffective(queries, effectiveAt ?? "", approval);
}

function scheduledOn(
  { approved }: KnownStatements,
  { edition, values }: Proposal,
  { at, present }: { readonly at: string; readonly present: FactSnapshot },
): readonly string[] {
  const factIds = new Set(values.map(({ factId }) => factId));
  return approved.flatMap((statement) => {
    const { factId, effectiveAt } = statement;
    if (statement.edition !== edition || !factIds.has(factId)) return [];
    if (effectiveAt === null || effectiveAt <= at) return [];
    const label = present.find(factId)?.label ?? factId;
    const value = factText(statement);
    return [
      `“${label}”: ${value} is approved for ${longIndianTime(effectiveAt)} and takes effect then, unless your change is for the same time or a later one.`,
    ];
  });
}

function withProposed(
  knownStatements: KnownStatements,
  { values, ...proposal }: Proposal,
  effectiveAt: string,
): KnownStatements {
  const { approved } = knownStatements;
  const later = approved.filter((statement) => (statement.effectiveAt ?? "") > effectiveAt);
  const proposedStatements = values.map((value) => ({
    ...proposal,
    ...value,
    id: "",
    changeId: "",
    approval: null,
    effectiveAt,
  }));
  const until = approved.filter((statement) => !later.includes(statement));
  return { ...knownStatements, approved: [...until, ...proposedStatements, ...later] };
}
