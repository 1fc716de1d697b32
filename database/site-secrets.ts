import { randomBytes } from "node:crypto";
import type { OpenDatabase } from "./open-database.ts";

/** Random values that outlive a restart and are shared by every instance on one database. */
export type SecretName = "review-links" | "public-anon-key" | "second-factors";

/** Reads a secret, making it at first use. Instances that start together agree on one value. */
export async function siteSecret({ queries }: OpenDatabase, name: SecretName): Promise<string> {
  await queries
    .insertInto("site_secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await queries
    .selectFrom("site_secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return value;
}
