import { createInterface } from "node:readline";
import { createAuditLog, verifyChain } from "../domain/audit/audit-log.ts";
import type { ShownPassword } from "../domain/auth/account-administration.ts";
import { createAuthService, type AuthService } from "../domain/auth/auth-service.ts";
import { frozenClock, systemClock } from "../domain/shared/clock.ts";
import type { Result } from "../domain/shared/result.ts";
import { loadEnvironment, readSettings } from "../server/config.ts";
import { openMigrated } from "../server/open-migrated.ts";
import { lastWords, StartError } from "../server/start-error.ts";

const usage = `Accounts and the admin role. Works while the server runs, on the same settings.

  npm run admin -- create EMAIL     make an account; it has no role yet
  npm run admin -- grant EMAIL      give the account the admin role
  npm run admin -- revoke EMAIL     take the admin role away, from the next call on
  npm run admin -- password EMAIL   give a new password and end all sessions
  npm run admin -- lost-factor EMAIL  take the second factor away, for a lost telephone
  npm run admin -- erase EMAIL      erase the account and its person; the audit log stays as it is
  npm run admin -- keys rotate      sign sessions with a new key; those signed by the old one go on
  npm run admin -- list             show all accounts
  npm run admin -- audit verify     check that no entry of the audit log was changed or taken out

create and password make a random password and show it once, or take the first line of
standard input when something is piped in.`;

/** A tool that starts this command may leave its standard input open without ever writing to it. */
const pipedLineWaitMs = 2_000;

type Command = (auth: AuthService, email: string) => Promise<Result<string>>;

const commands: Record<string, Command | undefined> = {
  async create(auth, email) {
    const made = await auth.createAccount(email, await readPipedLine());
    return said(made, (account) =>
      passwordLines(`The account ${account.email} was made.`, account).concat(
        `It has no role yet. For the admin role: npm run admin -- grant ${account.email}`,
      ),
    );
  },
  async password(auth, email) {
    const changed = await auth.setPassword(email, await readPipedLine());
    return said(changed, (account) =>
      passwordLines(
        `The password of ${account.email} was changed, and its sessions have ended.`,
        account,
      ),
    );
  },
  async grant(auth, email) {
    return said(await auth.grantAdmin(email), ({ changed }) => [
      changed ? `${email} is an admin now.` : `${email} is an admin already.`,
    ]);
  },
  async revoke(auth, email) {
    return said(await auth.revokeAdmin(email), ({ changed }) => [
      changed ? `${email} is no admin any more.` : `${email} is not an admin.`,
    ]);
  },
  async "lost-factor"(auth, email) {
    return said(await auth.removeFactors(email), ({ changed }) => [
      changed ? `${email} has no second factor any more.` : `${email} has no second factor.`,
    ]);
  },
  async erase(auth, email) {
    return said(await auth.eraseAccount(email), (erased) => [
      `The account ${erased.email} was erased. Links that it made or was sent work no longer.`,
      "The audit log still names it: its entries are sealed. Take it out of REVIEWER_EMAILS too.",
    ]);
  },
};

async function main([name, ...rest]: string[]): Promise<number> {
  const [email] = rest;
  if (name === "list" && rest.length === 0) return list();
  if (name === "audit" && rest.join(" ") === "verify") return verifyAudit();
  if (name === "keys" && rest.join(" ") === "rotate") return rotateKeys();
  const command = Object.hasOwn(commands, name ?? "") ? commands[name ?? ""] : undefined;
  if (command === undefined || email === undefined || rest.length > 1) {
    console.error(usage);
    return 2;
  }
  const outcome = await withAuth((auth) => command(auth, email));
  if (!outcome.ok) throw new StartError(outcome.failure.message);
  console.log(outcome.value);
  return 0;
}

async function list(): Promise<number> {
  const accounts = await withAuth((auth) => auth.listAccounts());
  if (accounts.length === 0) console.log("There are no accounts yet.");
  for (const { email, isAdmin, createdAt, lastSignInAt } of accounts)
    console.log(
      [
        email,
        isAdmin ? "admin" : "-",
        `made ${createdAt}`,
        `last sign-in ${lastSignInAt ?? "never"}`,
      ].join("\t"),
    );
  return 0;
}

async function rotateKeys(): Promise<number> {
  const kid = await withAuth((auth) => auth.rotateKeys());
  console.log(`Sessions are signed with the new key ${kid}. Nobody has to sign in again.`);
  return 0;
}

/** Ends with 1 when the chain is broken, so that a schedule can watch it. */
async function verifyAudit(): Promise<number> {
  const database = await openMigrated(readSettings(loadEnvironment()).database);
  try {
    const chain = await verifyChain(database.queries);
    if (chain.intact) {
      console.log(`The audit log is intact: ${chain.entries} entries.`);
      return 0;
    }
    console.error(
      `The audit log is broken at entry ${chain.brokenAt}: it was changed, taken out or put elsewhere.`,
    );
    return 1;
  } finally {
    await database.close();
  }
}

async function withAuth<Value>(work: (auth: AuthService) => Promise<Value>): Promise<Value> {
  const settings = readSettings(loadEnvironment());
  const clock = settings.now === null ? systemClock : frozenClock(settings.now);
  const database = await openMigrated(settings.database);
  try {
    const audit = createAuditLog({ clock });
    return await work(createAuthService({ database, clock, siteUrl: settings.siteUrl, audit }));
  } finally {
    await database.close();
  }
}

function said<Value>(result: Result<Value>, lines: (value: Value) => string[]): Result<string> {
  return result.ok ? { ok: true, value: lines(result.value).join("\n") } : result;
}

function passwordLines(sentence: string, { generatedPassword }: ShownPassword): string[] {
  if (generatedPassword === null) return [sentence];
  return [sentence, `Password, shown only now: ${generatedPassword}`];
}

/** The first line that is piped in; undefined at a terminal, for an empty line and when nothing comes. */
async function readPipedLine(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined;
  const lines = createInterface({ input: process.stdin });
  const line = await new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve(""), pipedLineWaitMs);
    lines.once("line", resolve);
    lines.once("close", () => {
      clearTimeout(timer);
      resolve("");
    });
  });
  lines.close();
  process.stdin.destroy();
  return line === "" ? undefined : line;
}

main(process.argv.slice(2)).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(lastWords(error));
    process.exitCode = 1;
  },
);
