import { createInterface } from "node:readline";
import { verifyChain, type ChainCheck } from "../domain/audit/audit-log.ts";
import type { ShownPassword } from "../domain/auth/account-administration.ts";
import type { Role } from "../domain/auth/account.ts";
import { createAuthService, type AuthService } from "../domain/auth/auth-service.ts";
import { endLinks, rotateLinkSecret } from "../domain/review/links/review-links.ts";
import { createAuditKey } from "../server/settings-key.ts";
import { StartError } from "../server/start-error.ts";
import {
  countText,
  runAsProcess,
  UnknownWords,
  valueOf,
  withDatabase,
  withTools,
  type Command,
  type CommandContext,
} from "./command.ts";

const usage = `Accounts and their roles. Works while the server runs, on the same settings.

  npm run admin -- create EMAIL     make an account; it has no role yet
  npm run admin -- grant EMAIL      make its person an approver, who may do everything (the admin role)
  npm run admin -- grant EMAIL writer  or a writer, who drafts and edits and publishes nothing
  npm run admin -- revoke EMAIL     take the role away, and end the sessions, invitations and review links of its person
  npm run admin -- password EMAIL   give a new password and end all sessions
  npm run admin -- lost-factor EMAIL  take the second factor away, for a lost telephone
  npm run admin -- keys rotate      sign sessions with a new key after a leak; access tokens of before count no more
  npm run admin -- keys rotate links  sign review links by a new secret after a leak; former links open nothing any more
  npm run admin -- list             show all accounts
  npm run admin -- audit verify     check that no entry of the audit log was changed or taken out
  npm run admin -- audit sign       sign the log as it is, after the key in DATA_DIR or SETTINGS_KEY was lost

create and password make a random password and show it once, or take the first line of
standard input when something is piped in.`;

/** A tool that starts this command may leave its standard input open without ever writing to it. */
const pipedLineWaitMs = 2_000;

export const adminCommand: Command = {
  usage,
  async run(words, context) {
    return { lines: await readWords(words)(context), isDone: true };
  },
};

type Work = (context: CommandContext) => Promise<readonly string[]>;

function readWords([name = "", ...otherWords]: readonly string[]): Work {
  const [email, word] = otherWords;
  const work = siteWorks.get([name, ...otherWords].join(" "));
  if (work !== undefined) return work;
  const role = name === "grant" && word === "writer" ? "writer" : "admin";
  const isTooMuch = otherWords.length > (role === "writer" ? 2 : 1);
  const accountWork = accountWorks.get(name);
  if (accountWork === undefined || email === undefined || isTooMuch) throw new UnknownWords();
  return (context) => withAuth(context, (auth) => accountWork({ auth, email, role, context }));
}

const siteWorks: ReadonlyMap<string, Work> = new Map([
  ["list", (context) => withAuth(context, list)],
  ["audit verify", verifyAudit],
  ["audit sign", signAudit],
  ["keys rotate", (context) => withAuth(context, rotateKeys)],
  ["keys rotate links", rotateLinks],
]);

type OneAccount = {
  readonly auth: AuthService;
  readonly email: string;
  readonly role: Role;
  readonly context: CommandContext;
};

const inWords: Readonly<Record<Role, string>> = { admin: "an approver", writer: "a writer" };

const accountWorks: ReadonlyMap<string, (account: OneAccount) => Promise<string[]>> = new Map(
  Object.entries({
    async create({ auth, email, context }: OneAccount) {
      const account = valueOf(await auth.accounts.create(email, await readPipedLine(context)));
      return [
        ...passwordLines(`The account ${account.email} was made.`, account),
        `It has no role yet. To make its person an approver: npm run admin -- grant ${account.email}`,
      ];
    },
    async password({ auth, email, context }: OneAccount) {
      const account = valueOf(await auth.accounts.setPassword(email, await readPipedLine(context)));
      const sentence = `The password of ${account.email} was changed, and its sessions have ended.`;
      return passwordLines(sentence, account);
    },
    async grant({ auth, email, role }: OneAccount) {
      const { changed } = valueOf(await auth.accounts.grant(email, role));
      return [`${email} is ${inWords[role]} ${changed ? "now" : "already"}.`];
    },
    async revoke({ auth, email }: OneAccount) {
      const { changed } = valueOf(await auth.accounts.revoke(email));
      return [changed ? `${email} has no role any more.` : `${email} has no role.`];
    },
    async "lost-factor"({ auth, email }: OneAccount) {
      const { changed } = valueOf(await auth.accounts.removeFactors(email));
      const has = changed ? "has no second factor any more" : "has no second factor";
      return [`${email} ${has}.`];
    },
  }),
);

async function list(auth: AuthService): Promise<readonly string[]> {
  const accounts = await auth.accounts.list();
  if (accounts.length === 0) return ["There are no accounts yet."];
  return accounts.map(({ email, role, name, createdAt, lastSignInAt }) =>
    [
      email,
      role ?? "-",
      name ?? "-",
      `made ${createdAt}`,
      `last sign-in ${lastSignInAt ?? "never"}`,
    ].join("\t"),
  );
}

async function rotateKeys(auth: AuthService): Promise<readonly string[]> {
  await auth.rotateKeys();
  return ["Sessions are signed with a new key. Whoever is signed in may have to log in again."];
}

async function rotateLinks({ settings }: CommandContext): Promise<readonly string[]> {
  await withTools(settings(), rotateLinkSecret);
  return [
    "No review link that was handed out opens anything any more. Send new ones from the dashboard.",
  ];
}

/** Refused when the chain is broken, so that a schedule can watch it. */
async function verifyAudit({ settings }: CommandContext): Promise<readonly string[]> {
  const asked = settings();
  const key = createAuditKey(asked);
  const chain = await withDatabase(asked.database, ({ queries }) => verifyChain(queries, key));
  if (!chain.intact) throw new StartError(brokenSentence(chain));
  const { entries, signedAnew } = chain;
  return [
    `The audit log is intact: ${countText(entries, "entry", "entries")}.`,
    key === undefined && "Its end is not signed: set SETTINGS_KEY, the same for all instances.",
    signedAnew !== undefined &&
      `Entry ${signedAnew} signed what stood before it without a valid signature: was that you?`,
  ].filter((line) => line !== false);
}

type BrokenChain = Extract<ChainCheck, { readonly intact: false }>;

function brokenSentence({ brokenAt, signature }: BrokenChain): string {
  if (signature === "missing")
    return "The audit log has no signature. Where SETTINGS_KEY is new: npm run admin -- audit sign";
  const broken = `The audit log is broken at entry ${brokenAt}:`;
  return signature === undefined
    ? `${broken} it was changed, taken out or put elsewhere.`
    : `${broken} from there on it does not have its signature; entries were taken out, replaced or added by something else. Where SETTINGS_KEY or the one in DATA_DIR was lost: npm run admin -- audit sign`;
}

async function signAudit({ settings }: CommandContext): Promise<readonly string[]> {
  const asked = settings();
  if (createAuditKey(asked) === undefined)
    throw new StartError("Set SETTINGS_KEY first, the same for all instances of the site.");
  const reason = "Signed anew by a command on the server";
  const entry = { actor: "command-line", action: "log-signed", reason } as const;
  await withTools(asked, ({ database, audit }) =>
    database.transaction((queries) => audit.appendAndSign(queries, entry)),
  );
  return ["The audit log is signed as it is. An entry of it says so."];
}

function withAuth<Value>(
  { settings }: CommandContext,
  work: (auth: AuthService) => Promise<Value>,
): Promise<Value> {
  const asked = settings();
  return withTools(asked, (tools) =>
    work(
      createAuthService({
        ...tools,
        siteUrl: asked.siteUrl,
        async onAccessEnded(queries, end) {
          await endLinks(tools, queries, end);
        },
      }),
    ),
  );
}

function passwordLines(sentence: string, { generatedPassword }: ShownPassword): string[] {
  if (generatedPassword === null) return [sentence];
  return [sentence, `Password, shown only now: ${generatedPassword}`];
}

/** The first line that is piped in; undefined at a terminal, for an empty line and when nothing comes. */
async function readPipedLine(context: CommandContext): Promise<string | undefined> {
  const input = context.input();
  if (input.isTTY === true) return undefined;
  const lines = createInterface({ input });
  const line = await new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve(""), pipedLineWaitMs);
    lines.once("line", resolve);
    lines.once("close", () => {
      clearTimeout(timer);
      resolve("");
    });
  });
  lines.close();
  input.destroy();
  return line === "" ? undefined : line;
}

if (import.meta.main) await runAsProcess(adminCommand);
