import { expect, test } from "vitest";
import { migrate } from "../database/migrate.ts";
import { siteSecret } from "../database/site-secrets.ts";
import { isUniqueViolation } from "../database/values.ts";
import { onBothEngines } from "./support/engines.ts";

onBothEngines("a database", (openTestDatabase) => {
  test("migrating again changes nothing", async () => {
    const database = await openTestDatabase();
    await migrate(database);
    expect(await database.queries.selectFrom("users").selectAll().execute()).toEqual([]);
  });

  test("two readers of a new secret agree on one value", async () => {
    const database = await openTestDatabase();
    const [first, second] = await Promise.all([
      siteSecret(database, "review-links"),
      siteSecret(database, "review-links"),
    ]);
    expect(first).toHaveLength(43);
    expect(second).toBe(first);
  });

  test("a value taken twice is recognised as one domain outcome", async () => {
    const { queries } = await openTestDatabase();
    const insert = () =>
      queries.insertInto("site_secrets").values({ name: "review-links", value: "x" }).execute();
    await insert();
    const fault: unknown = await insert().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(isUniqueViolation(fault)).toBe(true);
  });

  test("a transaction that throws leaves nothing behind", async () => {
    const database = await openTestDatabase();
    const work = database.transaction(async (queries) => {
      await queries
        .insertInto("site_secrets")
        .values({ name: "review-links", value: "x" })
        .execute();
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await database.queries.selectFrom("site_secrets").selectAll().execute()).toEqual([]);
  });
});
