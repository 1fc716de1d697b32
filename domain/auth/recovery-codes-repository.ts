import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";

/** In place of all codes that the account had. */
export async function replaceRecoveryCodes(
  queries: Queries,
  { accountId, hashes, at }: { accountId: string; hashes: readonly string[]; at: string },
): Promise<void> {
  await deleteRecoveryCodes(queries, accountId);
  const rows = hashes.map((hash) => ({
    id: uuidv7(),
    user_id: accountId,
    code_hash: hash,
    created_at: at,
    used_at: null,
  }));
  await queries.insertInto("recovery_codes").values(rows).execute();
}

/** Whether this call used the code; false when it is none of the account's, or was used before. */
export async function useRecoveryCode(
  queries: Queries,
  { accountId, hash, at }: { accountId: string; hash: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("recovery_codes")
    .set({ used_at: at })
    .where("user_id", "=", accountId)
    .where("code_hash", "=", hash)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many codes of the account nobody has used. */
export async function countUnusedCodes(queries: Queries, accountId: string): Promise<number> {
  const rows = await queries
    .selectFrom("recovery_codes")
    .select("id")
    .where("user_id", "=", accountId)
    .where("used_at", "is", null)
    .execute();
  return rows.length;
}

export async function deleteRecoveryCodes(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom("recovery_codes").where("user_id", "=", accountId).execute();
}
