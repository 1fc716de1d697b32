import { randomBytes } from "node:crypto";
import type { OpenDatabase, Queries } from "./open-database.ts";

/** They outlive a restart and are shared by every instance. */
type SecretName = "review-links" | "public-anon-key" | "second-factors";

/** Instances that start together agree on one value. */
export async function siteSecret(
  { queries }: Pick<OpenDatabase, "queries">,
  name: SecretName,
): Promise<string> {
  const present = queries.selectFrom("site_secrets").select("value").where("name", "=", name);
  const storedSecrets = await present.executeTakeFirst();
  if (storedSecrets !== undefined) return storedSecrets.value;
  await queries
    .insertInto("site_secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await present.executeTakeFirstOrThrow()).value;
}

/** In the caller's transaction; the former value is forgotten. */
export async function replaceSecret(queries: Queries, name: SecretName): Promise<void> {
  await queries.deleteFrom("site_secrets").where("name", "=", name).execute();
  await siteSecret({ queries }, name);
}
