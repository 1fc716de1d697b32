import type { Queries } from "../../../database/open-database.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import type { Clock } from "../../shared/clock.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import {
  claimKey,
  claimsToConfirm,
  confirmerName,
  stoppedSentences,
  unconfirmedClaims,
  type Confirmations,
} from "./confirmation.ts";
import { findConfirmations, insertConfirmations } from "./confirmation-repository.ts";
import { stoppingFindings, type Ledger } from "./ledger.ts";
import { changedSince } from "./post-drafts.ts";
import type { LockedPost } from "./post-revisions.ts";
import { findLedger } from "./revision-repository.ts";
import { shortened } from "../publishing/publication-gate.ts";

type ConfirmationCommand = {
  /** The revision that the person saw. */
  readonly revision: number;
  /** Word for word as the ledger has them; each counts under every heading where it stands. */
  readonly sentences: readonly string[];
  /** Where the person looked them up; null when they did not say. */
  readonly address: string | null;
  /** For the audit log. */
  readonly actor: string;
  /** As `Confirmation` has it. */
  readonly by: string;
};

export type Confirmed = {
  /** How many of these statements are confirmed now, by this call or before. */
  readonly confirmed: number;
  /** How many statements of the revision still wait. */
  readonly left: number;
};

type Dependencies = {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly audit: AuditLog;
};

/**
 * What people have checked because no record answers it. A confirmation is never taken back: who was
 * wrong corrects the sentence, and another sentence has to be confirmed anew.
 */
export function createClaimConfirmations({ queries, clock, audit }: Dependencies) {
  return {
    /** What is confirmed of a post; inside a transaction where one is given. */
    of: (postId: string, source: Queries = queries): Promise<Confirmations> =>
      findConfirmations(source, postId),

    /**
     * Stores in the caller's transaction that a person has checked these statements of the newest
     * revision; what is confirmed already stays as it is, so that the same call again changes nothing.
     * `conflict` when there is another revision; `unacceptable`, and nothing is stored, when one of them
     * is stopped or is no statement that can be confirmed.
     */
    async confirm(
      transaction: Queries,
      { newest: { id: postId, revision } }: LockedPost,
      command: ConfirmationCommand,
    ): Promise<Result<Confirmed>> {
      if (command.revision !== revision) return changedSince();
      const ledger = await findLedger(transaction, postId, revision);
      const sentences = new Set(command.sentences);
      const refused = ledger === null ? null : refusalOf(ledger, sentences);
      if (refused !== null) return refused;
      const chosen = claimsToConfirm(ledger).filter(({ sentence }) => sentences.has(sentence));
      const unknown = sentences.difference(new Set(chosen.map(({ sentence }) => sentence)));
      for (const sentence of unknown)
        return fail(
          "unacceptable",
          `“${shortened(sentence)}” is no statement of this version that waits for somebody to check it.`,
        );
      const before = await findConfirmations(transaction, postId);
      const added = chosen.filter((claim) => !before.has(claimKey(claim)));
      const left = unconfirmedClaims(ledger, before).filter(
        ({ sentence }) => !sentences.has(sentence),
      );
      const { actor, by, address } = command;
      const at = clock.now().toISOString();
      await insertConfirmations(
        transaction,
        postId,
        added.map(({ sentence, under }) => ({ sentence, under, revision, by, at, address })),
      );
      if (added.length > 0)
        await audit.append(transaction, {
          actor,
          action: "claims-confirmed",
          postId,
          revision,
          details: {
            by: confirmerName(by),
            count: added.length,
            sentences: added.map(({ sentence }) => sentence),
            address,
          },
        });
      return succeed({ confirmed: sentences.size, left: left.length });
    },
  };
}

/** Why one of these sentences cannot be confirmed whoever checks it; null when nothing stops them. */
function refusalOf(ledger: Ledger, sentences: ReadonlySet<string>): Result<never> | null {
  const stopped = stoppedSentences(ledger);
  const quoted = stoppingFindings(ledger).map(({ quote }) => quote);
  const sentence = [...sentences].find((one) => stopped.has(one) || quoted.includes(one));
  return sentence === undefined
    ? null
    : fail(
        "unacceptable",
        `“${shortened(sentence)}” cannot be confirmed: the checks stopped it. Please correct it.`,
      );
}
