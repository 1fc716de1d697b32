import { uuidv7 } from "uuidv7";
import { factText, type Edition } from "../../content/facts/index.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { FactChange, FactPorts, Judgement } from "./fact-ports.ts";
import type { ProposedValue, ProposeInput } from "./fact-proposal.ts";
import { countEffective, insertStatements } from "./fact-repository.ts";
import { judgeInput, type JudgedProposal } from "./judged-proposal.ts";
import { actorOf, lockStatements, type Person } from "./statement-writers.ts";

type Dependencies = Pick<FactPorts, "judge"> & {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly ofEdition: (edition: Edition) => FactSnapshot | undefined;
};

/** `change` is null when it means nothing or a rule is against it. */
type TriedChange = Judgement & { readonly change: FactChange | null };

type WaitingChange = {
  readonly id: string;
  readonly state: "waiting";
  readonly questions: readonly string[];
};

export function createFactProposals(dependencies: Dependencies) {
  const { database, clock, audit, judge } = dependencies;
  return {
    /**
     * Stores nothing. `not-found` for an unknown record or edition, `conflict` when one has changed since it
     * was seen.
     */
    async tryOut(input: ProposeInput): Promise<Result<TriedChange>> {
      const judgement = await judgeInput(database.queries, input, judging());
      if (!judgement.ok && judgement.failure.kind === "unacceptable")
        return succeed({ refusals: [judgement.failure.message], questions: [], change: null });
      if (!judgement.ok) return judgement;
      const { refusals, questions, scheduled, before, after } = judgement.value;
      if (refusals.length > 0) return succeed({ refusals, questions: [], change: null });
      const factIds = judgement.value.proposal.values.map(({ factId }) => factId);
      return succeed({
        refusals,
        questions: [...scheduled, ...questions],
        change: { factIds, before, after },
      });
    },

    /**
     * `unacceptable` for a broken rule, and for a question that is not among the `confirmed` ones; `conflict`
     * when a record has changed since its author saw it, or another change of it is approved for later.
     */
    async propose(input: ProposeInput, by: Person): Promise<Result<WaitingChange>> {
      const judgement = await judgeInput(database.queries, input, judging());
      const refusal = judgement.ok ? refusalOf(judgement.value, input) : judgement;
      if (refusal !== null) return refusal;
      if (!judgement.ok) return judgement;
      const storedProposal = await database.transaction(async (queries) => {
        await lockStatements(database, queries);
        const judgementNow = await judgeInput(queries, input, judging());
        if (!judgementNow.ok) return judgementNow;
        return (
          refusalOf(judgementNow.value, input) ??
          (await store(queries, judgementNow.value, input, by))
        );
      });
      if (!storedProposal.ok) return storedProposal;
      const questions = unconfirmedQuestions(judgement.value.questions, input.confirmed);
      return succeed({ id: storedProposal.value, state: "waiting" as const, questions });
    },
  };

  function judging() {
    return { now: clock.now(), judge, ofEdition: dependencies.ofEdition };
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

  async function store(
    queries: Queries,
    { proposal, before }: JudgedProposal,
    input: ProposeInput,
    by: Person,
  ): Promise<Result<string>> {
    const { edition, validFrom, reason, publicNote, values } = proposal;
    const changeId = uuidv7();
    const author = actorOf(by);
    const createdAt = clock.now().toISOString();
    const version = await countEffective(queries, createdAt);
    const seenVersion = Math.max(0, Math.min(version, Math.trunc(input.seenVersion ?? version)));
    // Readers need not be told that a value was found to be right.
    const isMinor = proposal.isMinor || values.every((value) => isAsBefore(value, before));
    const common = { changeId, edition, validFrom, reason, publicNote, isMinor };
    await insertStatements(
      queries,
      values.map((value) => ({
        ...value,
        ...common,
        id: uuidv7(),
        author,
        seenVersion,
        createdAt,
      })),
    );
    await audit.append(queries, {
      actor: author,
      action: "fact-proposed",
      reason,
      details: { changeId, edition, facts: values.map(({ factId }) => factId), validFrom },
    });
    return succeed(changeId);
  }
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
