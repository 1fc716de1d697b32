import { later } from "../shared/clock.ts";
import { z } from "zod";
import type { Row } from "../../database/named-rows.ts";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { idleSessionMs, longestSessionMs } from "./auth-limits.ts";

export type Session = {
  readonly id: string;
  readonly accountId: string;
  /** Authenticator assurance level, as the JWT claim `aal`. */
  readonly assurance: Row<"auth_sessions">["aal"];
  readonly methods: readonly AuthenticationMethod[];
};

type AuthenticationMethod = z.infer<typeof authenticationMethodSchema>;

const authenticationMethodSchema = z.object({ method: z.string(), timestamp: z.number() });

export async function findLiveSession(queries: Queries, id: string): Promise<Session | undefined> {
  const row = await queries
    .selectFrom("auth_sessions")
    .select(["id", "user_id as accountId", "aal as assurance", "amr"])
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { amr, ...session } = row;
  return { ...session, methods: readJson(z.array(authenticationMethodSchema), amr) };
}

/** Locks the row, so that refreshes of one session come one after the other. False when it has ended. */
export async function touchSession(queries: Queries, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("auth_sessions")
    .set({ refreshed_at: now.toISOString() })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where("created_at", ">", later(now, -longestSessionMs))
    .where("refreshed_at", ">", later(now, -idleSessionMs))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function lowerAssurance(queries: Queries, accountId: string): Promise<void> {
  await queries
    .updateTable("auth_sessions")
    .set({ aal: "aal1" })
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
