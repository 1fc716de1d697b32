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
