import type { Queries } from "../../database/open-database.ts";
import type { Account } from "./account.ts";

type Credentials = { readonly account: Account; readonly passwordHash: string };

const accountColumns = [
  "id",
  "email",
  "name",
  "last_sign_in_at as lastSignInAt",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

function accounts(queries: Queries) {
  return queries.selectFrom("users").select(accountColumns);
}

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
  const { id, email, name = null, passwordHash, createdAt } = account;
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
  return { account, passwordHash };
}

/** As `getAccount`, and by a no-op update locks the account's row until the transaction ends. */
export async function lockAccountForUpdate(queries: Queries, id: string): Promise<Account> {
  await queries.updateTable("users").set({ id }).where("id", "=", id).execute();
  return getAccount(queries, id);
}

export function findAccount(queries: Queries, id: string): Promise<Account | undefined> {
  return accounts(queries).where("id", "=", id).executeTakeFirst();
}

export function getAccount(queries: Queries, id: string): Promise<Account> {
  return accounts(queries).where("id", "=", id).executeTakeFirstOrThrow();
}

export async function getPasswordHash(queries: Queries, id: string): Promise<string> {
  const hashes = queries.selectFrom("users").select("password_hash");
  return (await hashes.where("id", "=", id).executeTakeFirstOrThrow()).password_hash;
}

export function listAccounts(queries: Queries): Promise<readonly Account[]> {
  return accounts(queries).orderBy("email").execute();
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
  { at, name, passwordHash }: { at: string; name?: string; passwordHash?: string },
): Promise<void> {
  await queries
    .updateTable("users")
    .set({ updated_at: at, name, password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
}
