import { named, type NamedRow } from "../../database/named-rows.ts";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { type Account, type AccountMetadata, accountMetadataSchema } from "./account.ts";

type Credentials = { readonly account: Account; readonly passwordHash: string };

function accounts(queries: Queries) {
  return named(queries).selectFrom("users").selectAll();
}

function toCredentials({ passwordHash, userMetadata, ...row }: NamedRow<"users">): Credentials {
  const metadata = readJson(accountMetadataSchema, userMetadata);
  return { account: { ...row, metadata }, passwordHash };
}

type NewAccount = Pick<Account, "id" | "email" | "createdAt"> & {
  readonly name?: string | null;
  readonly passwordHash: string;
};

export async function insertAccount(queries: Queries, account: NewAccount): Promise<void> {
  await named(queries)
    .insertInto("users")
    .values({ ...account, userMetadata: "{}", updatedAt: account.createdAt })
    .execute();
}

export async function findCredentials(
  queries: Queries,
  email: string,
): Promise<Credentials | undefined> {
  const row = await accounts(queries).where("email", "=", email).executeTakeFirst();
  return row && toCredentials(row);
}

/** As `getAccount`, and by a no-op update locks the account's row until the transaction ends. */
export async function lockAccountForUpdate(queries: Queries, id: string): Promise<Account> {
  await queries.updateTable("users").set({ id }).where("id", "=", id).execute();
  return getAccount(queries, id);
}

export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const row = await accounts(queries).where("id", "=", id).executeTakeFirst();
  return row && toCredentials(row).account;
}

export async function getAccount(queries: Queries, id: string): Promise<Account> {
  const row = await accounts(queries).where("id", "=", id).executeTakeFirstOrThrow();
  return toCredentials(row).account;
}

export async function listAccounts(queries: Queries): Promise<readonly Account[]> {
  const rows = await accounts(queries).orderBy("email").execute();
  return rows.map((row) => toCredentials(row).account);
}

type AccountChange = { readonly at: string } & Partial<
  Pick<NewAccount, "name" | "passwordHash">
> & {
    readonly metadata?: AccountMetadata;
  };

export async function updateAccount(
  queries: Queries,
  id: string,
  { at: updatedAt, metadata, ...columns }: AccountChange,
): Promise<void> {
  const userMetadata = metadata && JSON.stringify(metadata);
  await named(queries)
    .updateTable("users")
    .set({ ...columns, updatedAt, userMetadata })
    .where("id", "=", id)
    .execute();
}
