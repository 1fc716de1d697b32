import { createInterface } from "node:readline";
import type { OpenDatabase } from "../database/open-database.ts";
import { createAuditLog, verifyChain, type AuditLog } from "../domain/audit/audit-log.ts";
import type { ShownPassword } from "../domain/auth/account-administration.ts";
import type { Role } from "../domain/auth/account.ts";
import { createAuthService, type AuthService } from "../domain/auth/auth-service.ts";
import { createLinksAfterAccess } from "../domain/review/end-of-access.ts";
import { longestLinkDays } from "../domain/review/links/link-terms.ts";
import { rotateLinkSecret } from "../domain/review/links/link-tokens.ts";
import { frozenClock, systemClock, type Clock } from "../domain/shared/clock.ts";
import type { Result } from "../domain/shared/result.ts";
import { loadEnvironment, readSettings } from "../server/config.ts";
import { openMigrated } from "../server/data-location.ts";
import { startFailureMessage, StartError } from "../server/start-error.ts";

const usage = `Accounts and their roles. Works while the server runs, on the same settings.

  npm run admin -- create EMAIL     make an account; it has no role yet
  npm run admin -- grant EMAIL      make its person an approver, who may do everything (the admin role)
  npm run admin -- grant EMAIL writer  or a writer, who drafts and edits and publishes nothing
  npm run admin -- revoke EMAIL     take the role away, and end the sessions, invitations and review links of its person
  npm run admin -- password EMAIL   give a new password and end all sessions
  npm run admin -- lost-factor EMAIL  take the second factor away, for a lost telephone
  npm run admin -- erase EMAIL      erase an admin or a reviewer; the audit log stays as it is
  npm run admin -- keys rotate      sign sessions with a new key; those signed by the old one go on
  npm run admin -- keys rotate links      sign review links by a new secret; former links go on
  npm run admin -- keys rotate links now  the same after a leak: former links open nothing any more
  npm run admin -- list             show all accounts
  npm run admin -- audit verify     check that no entry of the audit log was changed or taken out

create and password make a random password and show it once, or take the first line of
standard input when something is piped in.`;

/** A tool that starts this command may leave its standard input open without ever writing to it. */
const pipedLineWaitMs = 2_000;

type Command = (auth: AuthService, email: string, role: Role) => Promise<Result<string>>;

const inWords: Readonly<Record<Role, string>> = { admin: "an approver", writer: "a writer" };

const commands: Record<string, Command | undefined> = {
  async create(auth, email) {
    const creation = await auth.accounts.create(email, await readPipedLine());
    return linesOf(creation, (account) =>
      passwordLines(`The account ${account.email} was made.`, account).concat(
        `It has no role yet. To make its person an approver: npm run admin -- grant ${account.email}`,
      ),
    );
  },
  async password(auth, email) {
    const passwordChange = await auth.accounts.setPassword(email, await readPipedLine());
    return linesOf(passwordChange, (account) =>
      passwordLines(
        `The password of ${account.email} was changed, and its sessions have ended.`,
        account,
      ),
    );
  },
  async grant(auth, email, role) {
    return linesOf(await auth.accounts.grant(email, role), ({ changed }) => [
      `${email} is ${inWords[role]} ${changed ? "now" : "already"}.`,
    ]);
  },
  async revoke(auth, email) {
    return linesOf(await auth.accounts.revoke(email), ({ changed }) => [
      changed ? `${email} has no role any more.` : `${email} has no role.`,
    ]);
  },
  async "lost-factor"(auth, email) {
    return linesOf(await auth.accounts.removeFactors(email), ({ changed }) => [
      changed ? `${email} has no second factor any more.` : `${email} has no second factor.`,
    ]);
  },
  async erase(auth, email) {
    return linesOf(await auth.accounts.erase(email), (erased) => [
      `What was kept of ${erased.email} was erased. Their work under way and their links have ended.`,
      "The audit log still names them: its entries are sealed. Take the address out of REVIEWER_EMAILS too.",
    ]);
  },
};

async function main([name, ...otherWords]: string[]): Promise<number> {
  const [email, word] = otherWords;
  if (name === "list" && otherWords.length === 0) return list();
  if (name === "audit" && otherWords.join(" ") === "verify") return verifyAudit();
  if (name === "keys" && otherWords.join(" ") === "rotate") return rotateKeys();
  if (name === "keys" && otherWords.join(" ") === "rotate links") return rotateLinks(false);
  if (name === "keys" && otherWords.join(" ") === "rotate links now") return rotateLinks(true);
  const command = Object.hasOwn(commands, name ?? "") ? commands[name ?? ""] : undefined;
  const role = name === "grant" && word === "writer" ? "writer" : "admin";
  const isTooMuch = otherWords.length > (role === "writer" ? 2 : 1);
  if (command === undefined || email === undefined || isTooMuch) {
    console.error(usage);
    return 2;
  }
  const outcome = await withAuth((auth) => command(auth, email, role));
  if (!outcome.ok) throw new StartError(outcome.failure.message);
  console.log(outcome.value);
  return 0;
}

async function list(): Promise<number> {
  const accounts = await withAuth((auth) => auth.accounts.list());
  if (accounts.length === 0) console.log("There are no accounts yet.");
  for (const { email, role, name, createdAt, lastSignInAt } of accounts)
    console.log(
      [
        email,
        role ?? "-",
        name ?? "-",
        `made ${createdAt}`,
        `last sign-in ${lastSignInAt ?? "never"}`,
      ].join("\t"),
    );
  return 0;
}

async function rotateKeys(): Promise<number> {
  await withAuth((auth) => auth.rotateKeys());
  console.log("Sessions are signed with a new key. Nobody has to sign in again.");
  return 0;
}

async function rotateLinks(isLeaked: boolean): Promise<number> {
  await withSiteData((data) => rotateLinkSecret(data, { isLeaked }));
  console.log(
    isLeaked
      ? "No review link that was handed out opens anything any more. Send new ones from the dashboard."
      : `Review links are signed by a new secret. Those of before open until they expire, ${longestLinkDays} days at most.`,
  );
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

type SiteData = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly siteUrl: string;
};

function withAuth<Value>(work: (auth: AuthService) => Promise<Value>): Promise<Value> {
  return withSiteData((data) =>
    work(
      createAuthService({
        ...data,
        onAccessEnded: createLinksAfterAccess(data).end,
      }),
    ),
  );
}

async function withSiteData<Value>(work: (data: SiteData) => Promise<Value>): Promise<Value> {
  const settings = readSettings(loadEnvironment());
  const clock = settings.now === null ? systemClock : frozenClock(settings.now);
  const database = await openMigrated(settings.database);
  try {
    const audit = createAuditLog({ clock });
    return await work({ database, clock, siteUrl: settings.siteUrl, audit });
  } finally {
    await database.close();
  }
}

function linesOf<Value>(result: Result<Value>, lines: (value: Value) => string[]): Result<string> {
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
    console.error(startFailureMessage(error));
    process.exitCode = 1;
  },
);
