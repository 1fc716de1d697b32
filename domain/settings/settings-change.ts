import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { defaultModels } from "../drafting/providers/model-settings.ts";
import { type Failure, type Result, succeed } from "../shared/result.ts";
import { isThisMachine, type FixedSettings } from "./settings-in-force.ts";
import type { SectionRow, SectionRows } from "./settings-repository.ts";
import type { SectionName, StoredSettings } from "./stored-settings.ts";
import { secretSchemas, typedSchemas } from "./typed-settings.ts";

type Patch<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined } & {
  readonly version?: number | undefined;
};

/** A new one, null to forget it; left out or empty, it stays. */
type Secret = string | null | undefined;

export type SettingsChange = {
  readonly institute?: Patch<StoredSettings["institute"]> | undefined;
  readonly mail?: (Patch<StoredSettings["mail"]> & { readonly password?: Secret }) | undefined;
  readonly ai?: (Patch<StoredSettings["ai"]> & { readonly apiKey?: Secret }) | undefined;
  readonly review?: Patch<Omit<StoredSettings["review"], "secondFactorSince">> | undefined;
};

/** As it is to be stored; its secret is a new one, null for none from now on, undefined for the one that it has. */
export type JudgedSection = {
  readonly name: SectionName;
  readonly value: object;
  readonly secret: Secret;
};

type Problems = Record<string, string>;

export type FieldFailure = Failure & { readonly fields: Problems };

const schemas: { readonly [Name in SectionName]: z.ZodType<StoredSettings[Name]> } = typedSchemas;

const isFixed = "This is set where the website runs: ask whoever set up the website to change it.";

export function judgeSections(
  change: SettingsChange,
  rows: SectionRows,
  fixed: FixedSettings,
  at: string,
): Result<readonly JudgedSection[], FieldFailure> {
  const judgedSections: JudgedSection[] = [];
  const problems: Problems = {};
  judge("institute");
  judge("mail", (value) => ({ secret: judgeMail(value, rows.mail, change.mail?.password) }));
  judge("ai", (value) => ({ secret: judgeAi(value, rows.ai, change.ai?.apiKey) }));
  judge("review", (value) => ({ value: withSince(value, rows.review.value, at) }));
  const [message] = Object.values(problems);
  return message === undefined
    ? succeed(judgedSections)
    : { ok: false, failure: { kind: "unacceptable", message, fields: problems } };

  function note(field: string, problem: string): void {
    problems[field] ??= problem;
  }

  function judge<Name extends SectionName>(
    name: Name,
    settle?: (value: StoredSettings[Name]) => Partial<JudgedSection>,
  ): void {
    if (change[name] === undefined) return;
    const fixedFields: Readonly<Record<string, unknown>> = { ...fixed[name] };
    const merged: Record<string, unknown> = { ...rows[name].value };
    for (const [field, value] of Object.entries<unknown>(change[name])) {
      if (value === undefined || !(field in merged)) continue;
      if (!(field in fixedFields)) merged[field] = value;
      else if (value !== "" && !isDeepStrictEqual(value, fixedFields[field]))
        note(`${name}.${field}`, isFixed);
    }
    const { success, data, error } = schemas[name].safeParse(merged);
    if (success) judgedSections.push({ name, value: data, secret: undefined, ...settle?.(data) });
    for (const { path, message: problem } of error?.issues ?? [])
      note(`${name}.${String(path[0])}`, problem);
  }

  function judgeMail(
    { server, port, user, sender }: StoredSettings["mail"],
    { value: before, sealed }: SectionRow<"mail">,
    typed: Secret,
  ): Secret {
    if (server !== null && sender === null && fixed.mail?.sender === undefined)
      note("mail.sender", "Write the address that e-mails come from.");
    if (typed && (server === null || user === null))
      note("mail.user", "Write the user whose password this is.");
    return judgeSecret({
      name: "mail",
      field: "mail.password",
      typed,
      sealed,
      isFixed: fixed.mail?.server !== undefined,
      isUsed: server !== null && user !== null,
      isElsewhere: server !== before.server || port !== before.port || user !== before.user,
      elsewhere: "Enter the password again: it would go to another server or user.",
      missing: "Enter the password of this user.",
    });
  }

  function judgeAi(
    { provider, model, baseUrl }: StoredSettings["ai"],
    { value: before, sealed }: SectionRow<"ai">,
    typed: Secret,
  ): Secret {
    const isProviderFixed = fixed.ai?.provider !== undefined;
    const isUsed = provider !== null && provider !== "offline";
    if (isUsed && !isProviderFixed) {
      if (model === null && defaultModels[provider] === null)
        note("ai.model", "Write the name of the model.");
      if (baseUrl === null && provider === "openai-compatible")
        note("ai.baseUrl", "Write the address of the server.");
      if ((typed || (sealed !== null && typed !== null)) && isSentOpenly(baseUrl))
        note("ai.baseUrl", "With a key the address has to begin with https://.");
    }
    return judgeSecret({
      name: "ai",
      field: "ai.apiKey",
      typed,
      sealed,
      isFixed: isProviderFixed,
      isUsed,
      isElsewhere: provider !== before.provider || baseUrl !== before.baseUrl,
      elsewhere: "Enter the key again: it would go to another service or address.",
      missing:
        provider === "openai-compatible" ? null : "Enter the key that the service has given you.",
    });
  }

  function judgeSecret(asked: {
    readonly name: keyof typeof secretSchemas;
    readonly field: string;
    readonly typed: Secret;
    readonly sealed: string | null;
    readonly isFixed: boolean;
    readonly isUsed: boolean;
    readonly isElsewhere: boolean;
    readonly elsewhere: string;
    readonly missing: string | null;
  }): Secret {
    const { field, typed, sealed } = asked;
    if (asked.isFixed) {
      if (typed) note(field, "This is set where the website runs.");
      return undefined;
    }
    if (!asked.isUsed) return sealed === null ? undefined : null;
    if (typed) {
      const secret = secretSchemas[asked.name].safeParse(typed);
      if (secret.success) return secret.data;
      note(field, secret.error.issues[0]?.message ?? "");
      return undefined;
    }
    const isKept = sealed !== null && typed !== null;
    if (isKept && asked.isElsewhere) note(field, asked.elsewhere);
    if (!isKept && asked.missing !== null) note(field, asked.missing);
    return isKept || sealed === null ? undefined : null;
  }
}

function isSentOpenly(baseUrl: string | null): boolean {
  const url = URL.parse(baseUrl ?? "");
  return url?.protocol === "http:" && !isThisMachine(url.hostname);
}

/** With the instant from which the second factor is asked for: people have a day from then on. */
function withSince(
  rules: StoredSettings["review"],
  before: StoredSettings["review"],
  at: string,
): StoredSettings["review"] {
  if (rules.secondFactor === before.secondFactor) return rules;
  return { ...rules, secondFactorSince: rules.secondFactor === "required" ? at : null };
}

/** For the audit log, which keeps for ever what it is told: of secrets and people's addresses only that they changed. */
export function changeOf(
  { name, value, secret }: JudgedSection,
  before: object,
): Record<string, unknown> {
  const then: Readonly<Record<string, unknown>> = { ...before };
  const now: Readonly<Record<string, unknown>> = { ...value };
  const changes: Record<string, unknown> = {};
  for (const [field, to] of Object.entries(now))
    if (!isDeepStrictEqual(to, then[field]))
      changes[`${name}.${field}`] = field === "reviewers" ? "changed" : { from: then[field], to };
  if (secret !== undefined) changes[`${name}.secret`] = secret === null ? "removed" : "entered";
  return changes;
}
