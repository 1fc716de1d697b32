import { uuidv7 } from "uuidv7";
import { factText, type Edition } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Queries } from "../../database/open-database.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import { longIndianTime } from "../shared/indian-times.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { editionRefusal } from "./edition-history.ts";
import type { FactChange } from "./fact-places.ts";
import {
  readProposal,
  type Proposal,
  type ProposedValue,
  type ProposeInput,
} from "./fact-proposal.ts";
import { insertStatements, lockStatements } from "./fact-repository.ts";
import { actorOf, type Person } from "./fact-statement.ts";
import { editionAt, inEffectAt, readKnown, type KnownStatements } from "./known-statements.ts";
import type { Judge, Judgement } from "./rules/judge.ts";

type Dependencies = RoomTools & {
  readonly judge: Judge;
  readonly ofEdition: (edition: Edition) => FactSnapshot | undefined;
};

type JudgedProposal = Judgement & {
  readonly proposal: Proposal;
  readonly before: FactSnapshot;
  readonly after: FactSnapshot;
  readonly scheduled: readonly string[];
};

type WaitingChange = { id: string; state: "waiting"; questions: readonly string[] };

/** `change` is null when it means nothing or a rule is against it. */
type TriedChange = Judgement & { readonly change: FactChange | null };

export function createFactProposals(dependencies: Dependencies) {
  const { database, clock, audit, judge, ofEdition } = dependencies;
  return {
    async tryOut(input: ProposeInput): Promise<Result<TriedChange>> {
      const judged = await judgeInput(database.queries, input);
      if (!judged.ok && judged.failure.kind === "unacceptable")
        return succeed({ refusals: [judged.failure.message], questions: [], change: null });
      if (!judged.ok) return judged;
      const { refusals, questions, scheduled, before, after, proposal } = judged.value;
      if (refusals.length > 0) return succeed({ refusals, questions: [], change: null });
      const factIds = proposal.values.map(({ factId }) => factId);
      return succeed({
        refusals,
        questions: [...scheduled, ...questions],
        change: { factIds, before, after },
      });
    },

    async propose(input: ProposeInput, by: Person) {
      return database.transaction<Result<WaitingChange>>(async (queries) => {
        await lockStatements(database, queries);
        const judged = await judgeInput(queries, input);
        if (!judged.ok) return judged;
        const refusal = refusalOf(judged.value, input);
        if (refusal !== null) return refusal;
        const id = await store(queries, judged.value, input, by);
        const questions = unconfirmedQuestions(judged.value.questions, input.confirmed);
        return succeed({ id, state: "waiting", questions });
      });
    },
  };

  async function judgeInput(
    queries: Queries,
    input: ProposeInput,
  ): Promise<Result<JudgedProposal>> {
    const known = await readKnown(queries);
    const now = clock.now();
    const at = now.toISOString();
    const { edition, seenVersion } = input;
    const refusal = editionRefusal(known.editions, edition, at);
    if (refusal !== null) return refusal;
    const inMemory = ofEdition(edition);
    // Whatever was worked out of the records in memory is kept with them.
    const isSame = inMemory?.version === inEffectAt(known, at).length;
    const present = isSame ? inMemory : editionAt(known, edition, at);
    const reading = readProposal(input, present, now);
    if (!reading.ok) return reading;
    const proposal = reading.value;
    const newer =
      seenVersion === undefined ? null : newerThanSeen(known, proposal, { at, seenVersion });
    if (newer !== null) return newer;
    const isLater = proposal.validFrom !== null && proposal.validFrom > at;
    const from = isLater ? proposal.validFrom : at;
    const before = isLater ? editionAt(known, edition, from) : present;
    return succeed({
      ...judge(proposal.values, before),
      proposal,
      before,
      after: editionAt(withProposed(known, proposal, from), edition, from),
      scheduled: scheduledOn(known, proposal, { at, present }),
    });
  }

  async function store(
    queries: Queries,
    { proposal, before }: JudgedProposal,
    { seenVersion }: ProposeInput,
    by: Person,
  ): Promise<string> {
    const { values, ...about } = proposal;
    const changeId = uuidv7();
    const author = actorOf(by);
    const createdAt = clock.now().toISOString();
    const { version } = before;
    await insertStatements(
      queries,
      values.map((value) => ({
        ...about,
        ...value,
        id: uuidv7(),
        changeId,
        // Readers need not be told that a value was found to be right.
        isMinor: about.isMinor || values.every((one) => isAsBefore(one, before)),
        author,
        seenVersion: Math.max(0, Math.min(version, Math.trunc(seenVersion ?? version))),
        createdAt,
      })),
    );
    const { edition, reason, validFrom } = about;
    await audit.append(queries, {
      actor: author,
      action: "fact-proposed",
      reason,
      details: { changeId, edition, facts: values.map(({ factId }) => factId), validFrom },
    });
    return changeId;
  }
}

function refusalOf(
  { refusals, questions, scheduled }: JudgedProposal,
  { confirmed }: ProposeInput,
): Result<never> | null {
  if (refusals.length > 0) return fail("unacceptable", refusals.join(" "));
  const openQuestions = unconfirmedQuestions(scheduled, confirmed);
  if (openQuestions.length > 0) return fail("conflict", openQuestions.join(" "));
  const open = unconfirmedQuestions(questions, confirmed);
  // A program that does not know of questions gets them with its answer; whoever approves has to look.
  if (open.length === 0 || confirmed === undefined) return null;
  return fail("unacceptable", `Please confirm first: ${open.join(" ")}`);
}

function unconfirmedQuestions(
  questions: readonly string[],
  confirmedQuestions: readonly string[] = [],
): readonly string[] {
  return questions.filter((question) => !confirmedQuestions.includes(question));
}

function isAsBefore({ factId, value, standing }: ProposedValue, before: FactSnapshot): boolean {
  const record = before.find(factId);
  return (
    record !== undefined &&
    (record.standing ?? standing) === standing &&
    factText(record) === factText({ value, standing }) &&
    canonicalJson(record.value) === canonicalJson(value)
  );
}

/** The version of a record is the number of statements that took effect up to its own. */
function newerThanSeen(
  known: KnownStatements,
  { edition, values }: Proposal,
  { at, seenVersion }: { readonly at: string; readonly seenVersion: number },
): Result<never> | null {
  const inEffect = inEffectAt(known, at);
  const newer = values.find(({ factId }) => {
    const last = inEffect.findLastIndex((one) => one.edition === edition && one.factId === factId);
    return last + 1 > seenVersion;
  });
  if (newer === undefined) return null;
  return fail(
    "conflict",
    `“${newer.factId}” has changed since you saw it. Please look at it again before you change it.`,
  );
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
  known: KnownStatements,
  { values, ...proposal }: Proposal,
  effectiveAt: string,
): KnownStatements {
  const tried = { id: "", changeId: "", approval: null, effectiveAt };
  return {
    ...known,
    approved: [
      ...inEffectAt(known, effectiveAt),
      ...values.map((value) => ({ ...proposal, ...value, ...tried })),
    ],
  };
}
