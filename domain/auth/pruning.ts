import { deleteChallengesBefore } from "./challenges-repository.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { sessionRecordMs } from "./lifetimes.ts";
import { deleteRecoveryTokensBefore } from "./recovery-tokens-repository.ts";
import { deleteSessionsBefore } from "./sessions-repository.ts";
import { deleteFailuresBefore } from "./sign-in-failures-repository.ts";
import type { SigningKeys } from "./signing-keys.ts";
import { failureMemoryMs } from "./throttle-limits.ts";

/** Deletes what this room keeps of people and keys and what no longer counts; answers how many rows. */
export function createPruning({
  database,
  clock,
  keys,
}: Pick<AuthDependencies, "database" | "clock"> & { keys: SigningKeys }) {
  return async function prune(): Promise<number> {
    const now = clock.now().getTime();
    const before = (age: number) => new Date(now - age).toISOString();
    const rows = await database.transaction(async (queries) => [
      await deleteChallengesBefore(queries, before(0)),
      await deleteRecoveryTokensBefore(queries, before(0)),
      await deleteFailuresBefore(queries, before(failureMemoryMs)),
      await deleteSessionsBefore(queries, before(sessionRecordMs)),
    ]);
    return [...rows, await keys.forgetRetired()].reduce((sum, count) => sum + count, 0);
  };
}
