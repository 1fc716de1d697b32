import type { Selectable } from "kysely";
import type { UserRow } from "../../database/schema.ts";
import type { Queries } from "../../database/open-database.ts";
import { readJson } from "../../database/values.ts";
import { accountMetadataSchema, type Account, type AccountMetadata } from "./account.ts";

type Credentials = { readonly account: Account; readonly passwordHash: string };

export async function insertAccount(
  queries: Queries,
  account: {
    id: string;
    email: string;
    name?: string | null;
    passwordHash: string;
    createdAt: string;
  },
): Promise<void> {
  await queries
    .insertInto("users")
    .values({
      id: account.id,
      email: account.email,
      name: account.name ?? null,
      password_hash: account.passwordHash,
      user_metadata: JSON.stringify({}),
      last_sign_in_at: null,
      created_at: account.createdAt,
      updated_at: account.createdAt,
    })
    .execute();
}

export async function findCredentials(
  queries: Queries,
  email: string,
): Promise<Credentials | undefined> {
  const row = await queries
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();
  return row && { account: readAccount(row), passwordHash: row.password_hash };
}

/** As `getAccount`, and by a no-op update locks the account's row until the transaction ends. */
export async function lockAccountForUpdate(queries: Queries, id: string): Promise<Account> {
  const row = await queries
    .updateTable("users")
    .set({ id })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return readAccount(row);
}

export async function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  const row = await queries.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  return row && readAccount(row);
}

export async function getAccount(queries: Queries, id: string): Promise<Account> {
  const account = await findAccount(queries, id);
  if (account === undefined) throw new Error(`There is no account ${id}.`);
  return account;
}

export async function getPasswordHash(queries: Queries, id: string): Promise<string> {
  const row = await queries
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.password_hash;
}

export async function listAccounts(queries: Queries): Promise<readonly Account[]> {
  const rows = await queries.selectFrom("users").selectAll().orderBy("email").execute();
  return rows.map(readAccount);
}

/** Notes a sign-in; false when the account has another password by now. */
export async function noteSignIn(
  queries: Queries,
  { id, passwordHash, at }: { id: string; passwordHash: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("users")
    .set({ last_sign_in_at: at })
    .where("id", "=", id)
    .where("password_hash", "=", passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateAccount(
  queries: Queries,
  id: string,
  change: {
    readonly at: string;
    readonly name?: string;
    readonly passwordHash?: string;
    readonly metadata?: AccountMetadata;
  },
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

function readAccount(row: Selectable<UserRow>): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    metadata: readJson(accountMetadataSchema, row.user_metadata),
    lastSignInAt: row.last_sign_in_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
