import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { idleSessionMs, longestSessionMs } from "./auth-limits.ts";

export type Session = {
  readonly id: string;
  readonly accountId: string;
  /** Authenticator assurance level, as the JWT claim `aal`. */
  readonly assurance: Assurance;
  readonly methods: readonly AuthenticationMethod[];
};

type Assurance = z.infer<typeof assuranceSchema>;

const assuranceSchema = z.enum(["aal1", "aal2"]);

type AuthenticationMethod = z.infer<typeof authenticationMethodSchema>;

const authenticationMethodSchema = z.object({ method: z.string(), timestamp: z.number() });

export async function findLiveSession(queries: Queries, id: string): Promise<Session | undefined> {
  const row = await queries
    .selectFrom("auth_sessions")
    .select(["id", "user_id", "aal", "amr"])
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    accountId: row.user_id,
    assurance: assuranceSchema.parse(row.aal),
    methods: readJson(z.array(authenticationMethodSchema), row.amr),
  };
}

/** Locks the row, so that refreshes of one session come one after the other. False when it has ended. */
export async function touchSession(queries: Queries, id: string, now: Date): Promise<boolean> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const { numUpdatedRows } = await queries
    .updateTable("auth_sessions")
    .set({ refreshed_at: now.toISOString() })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where("created_at", ">", before(longestSessionMs))
    .where("refreshed_at", ">", before(idleSessionMs))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateAssurance(
  queries: Queries,
  { id, assurance, methods }: Session,
): Promise<void> {
  await queries
    .updateTable("auth_sessions")
    .set({ aal: assurance, amr: JSON.stringify(methods) })
    .where("id", "=", id)
    .execute();
}

export async function lowerAssurance(queries: Queries, accountId: string): Promise<void> {
  await queries
    .updateTable("auth_sessions")
    .set({ aal: "aal1" satisfies Assurance })
    .where("user_id", "=", accountId)
    .where("ended_at", "is", null)
    .execute();
}

type EndedSessions = {
  readonly accountId: string;
  readonly only?: string;
  readonly except?: string;
  readonly reason: string;
  readonly at: string;
};

export async function endSessions(
  queries: Queries,
  { accountId, only, except, reason, at }: EndedSessions,
): Promise<void> {
  let ending = queries
    .updateTable("auth_sessions")
    .set({ ended_at: at, end_reason: reason })
    .where("user_id", "=", accountId)
    .where("ended_at", "is", null);
  if (only !== undefined) ending = ending.where("id", "=", only);
  if (except !== undefined) ending = ending.where("id", "!=", except);
  await ending.execute();
}

export async function listAddressesOf(queries: Queries, email: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("auth_sessions")
    .innerJoin("users", "users.id", "auth_sessions.user_id")
    .select("auth_sessions.address")
    .distinct()
    .where("users.email", "=", email)
    .execute();
  return rows.flatMap(({ address }) => address ?? []);
}

export async function listLastUses(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom("auth_sessions")
    .select(({ fn }) => ["user_id", fn.max("refreshed_at").as("last_use")])
    .groupBy("user_id")
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.last_use]));
}

export async function deleteSessionsBefore(queries: Queries, lastUse: string): Promise<void> {
  const ids = queries.selectFrom("auth_sessions").select("id").where("refreshed_at", "<", lastUse);
  await queries.deleteFrom("mfa_challenges").where("session_id", "in", ids).execute();
  await queries.deleteFrom("auth_refresh_tokens").where("session_id", "in", ids).execute();
  await queries.deleteFrom("auth_sessions").where("id", "in", ids).execute();
}
