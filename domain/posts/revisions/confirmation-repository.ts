import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Queries } from "../../../database/open-database.ts";
import type { ClaimConfirmationRow } from "../../../database/check-rows.ts";
import { claimKey, type Confirmation, type Confirmations } from "./confirmation.ts";

/** Stores what is not confirmed yet; who confirmed a statement first stays. */
export async function insertConfirmations(
  queries: Queries,
  postId: string,
  confirmations: readonly Confirmation[],
): Promise<void> {
  if (confirmations.length === 0) return;
  await queries
    .insertInto("claim_confirmations")
    .values(confirmations.map((confirmation) => toRow(postId, confirmation)))
    .onConflict((conflict) => conflict.columns(["post_id", "claim_hash"]).doNothing())
    .execute();
}

export async function findConfirmations(queries: Queries, postId: string): Promise<Confirmations> {
  return (await listConfirmations(queries, [postId])).get(postId) ?? new Map();
}

/** What is confirmed of each of these posts; posts without any are left out. */
export async function listConfirmations(
  queries: Queries,
  postIds: readonly string[],
): Promise<ReadonlyMap<string, Confirmations>> {
  const found = new Map<string, Map<string, Confirmation>>();
  if (postIds.length === 0) return found;
  const rows = await queries
    .selectFrom("claim_confirmations")
    .selectAll()
    .where("post_id", "in", postIds)
    .orderBy("confirmed_at")
    .orderBy("claim_hash")
    .execute();
  for (const row of rows) {
    const confirmation = confirmationOf(row);
    const ofPost = found.get(row.post_id) ?? new Map<string, Confirmation>();
    found.set(row.post_id, ofPost.set(claimKey(confirmation), confirmation));
  }
  return found;
}

/** Of a post that is being erased. */
export async function deleteConfirmations(queries: Queries, postId: string): Promise<void> {
  await queries.deleteFrom("claim_confirmations").where("post_id", "=", postId).execute();
}

function toRow(postId: string, confirmation: Confirmation): ClaimConfirmationRow {
  const { sentence, under, revision, by, at, address } = confirmation;
  return {
    post_id: postId,
    claim_hash: createHash("sha256").update(claimKey(confirmation)).digest("hex"),
    sentence,
    under_heading: under,
    revision,
    confirmed_by: by,
    confirmed_at: at,
    address,
  };
}

function confirmationOf(row: Selectable<ClaimConfirmationRow>): Confirmation {
  const { sentence, under_heading, revision, confirmed_by, confirmed_at, address } = row;
  return {
    sentence,
    under: under_heading,
    revision,
    by: confirmed_by,
    at: confirmed_at,
    address,
  };
}
