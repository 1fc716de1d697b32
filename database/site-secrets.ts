import { randomBytes } from "node:crypto";
import { uuidv7 } from "uuidv7";
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

/** Replaced after this instant. */
export async function formerSecrets(
  queries: Queries,
  name: SecretName,
  replacedAfter: string,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("site_secrets")
    .select("value")
    .where("former_name", "=", name)
    .where("replaced_at", ">", replacedAfter)
    .orderBy("replaced_at", "desc")
    .execute();
  return rows.map(({ value }) => value);
}

/** In the caller's transaction; the present value becomes a former one. */
export async function replaceSecret(queries: Queries, name: SecretName, at: string): Promise<void> {
  await queries
    .updateTable("site_secrets")
    .set({ name: uuidv7(), former_name: name, replaced_at: at })
    .where("name", "=", name)
    .execute();
  await siteSecret({ queries }, name);
}

/** Answers how many there were. */
export async function deleteFormerSecrets(
  queries: Queries,
  name: SecretName,
  replacedUntil: string,
): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("site_secrets")
    .where("former_name", "=", name)
    .where("replaced_at", "<=", replacedUntil)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
