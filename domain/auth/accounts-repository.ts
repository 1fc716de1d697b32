import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { type Account, type AccountMetadata, accountMetadataSchema } from "./account.ts";

type Credentials = { readonly account: Account; readonly passwordHash: string };

const accountColumns = [
  "id",
  "email",
  "name",
  "user_metadata as metadata",
  "last_sign_in_at as lastSignInAt",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

function accounts(queries: Queries) {
  return queries.selectFrom("users").select(accountColumns);
}

function toAccount(row: Omit<Account, "metadata"> & { readonly metadata: unknown }): Account {
  return { ...row, metadata: readJson(accountMetadataSchema, row.metadata) };
}

type NewAccount = Pick<Account, "id" | "email" | "createdAt"> & {
  readonly name?: string | null;
  readonly passwordHash: string;
};

export async function insertAccount(
  queries: Queries,
  { id, email, name = null, passwordHash, createdAt }: NewAccount,
): Promise<void> {
  await queries
    .insertInto("users")
    .values({
      id,
      email,
      name,
      password_hash: passwordHash,
      user_metadata: "{}",
      last_sign_in_at: null,
      created_at: createdAt,
      updated_at: createdAt,
    })
    .execute();
}

export async function findCredentials(
  queries: Queries,
  email: string,
): Promise<Credentials | undefined> {
  const row = await accounts(queries)
    .select("password_hash as passwordHash")
    .where("email", "=", email)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { passwordHash, ...account } = row;
  return { account: toAccount(account), passwordHash };
}

/** As `getAccount`, and by a no-op update locks the account's row until the transaction ends. */
export async function lockAccountForUpdate(queries: Queries, id: string): Promise<Account> {
  await queries.updateTable("users").set({ id }).where("id", "=", id).execute();
  return getAccount(queries, id);
}

export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const row = await accounts(queries).where("id", "=", id).executeTakeFirst();
  return row === undefined ? undefined : toAccount(row);
}

export async function getAccount(queries: Queries, id: string): Promise<Account> {
  return toAccount(await accounts(queries).where("id", "=", id).executeTakeFirstOrThrow());
}

export async function listAccounts(queries: Queries): Promise<readonly Account[]> {
  return (await accounts(queries).orderBy("email").execute()).map(toAccount);
}

export async function updateAccount(
  queries: Queries,
  id: string,
  change: { at: string; name?: string; passwordHash?: string; metadata?: AccountMetadata },
): Promise<void> {
  const { at, name, passwordHash, metadata } = change;
  await queries
    .updateTable("users")
    .set({
      updated_at: at,
      name,
      password_hash: passwordHash,
      user_metadata: metadata === undefined ? undefined : JSON.stringify(metadata),
    })
    .where("id", "=", id)
    .execute();
}
