import { isDeepStrictEqual } from "node:util";
import { type Failure, type Result, succeed } from "../shared/result.ts";
import type { Problems } from "./field-forms.ts";
import { fixedValues } from "./fixed-values.ts";
import { judgeAi, judgeInstitute, judgeMail } from "./judge-services.ts";
import type { FixedSettings } from "./settings-in-force.ts";
import type { SectionRows } from "./settings-repository.ts";
import type { SectionName, StoredSettings } from "./stored-settings.ts";

/** The fields of a section that are to change, and the version that was seen. */
type Patch<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined } & {
  readonly version?: number | undefined;
};

/** A secret of a section: a new one, null to forget it; left out or empty, it stays. */
type Secret = string | null | undefined;

export type SettingsChange = {
  readonly institute?: Patch<StoredSettings["institute"]> | undefined;
  readonly mail?: (Patch<StoredSettings["mail"]> & { readonly password?: Secret }) | undefined;
  readonly ai?: (Patch<StoredSettings["ai"]> & { readonly apiKey?: Secret }) | undefined;
  readonly review?: Patch<Omit<StoredSettings["review"], "secondFactorSince">> | undefined;
};

/** A section as it is to be kept; its secret is a new one, null for none from now on, undefined for the one that it has. */
export type JudgedSection = {
  [Name in SectionName]: {
    readonly name: Name;
    readonly value: StoredSettings[Name];
    readonly secret: Secret;
  };
}[SectionName];

const isFixed = "This is set where the website runs: ask whoever set up the website to change it.";

/** A refusal with a sentence for each field that is not right, by `section.field`. */
export type FieldFailure = Failure & { readonly fields: Problems };

/** The sections that the change names, with what stays of them; `unacceptable` with a sentence for each field that is not right. */
export function judgeSections(
  change: SettingsChange,
  rows: SectionRows,
  fixedSettings: FixedSettings,
  at: string,
): Result<readonly JudgedSection[], FieldFailure> {
  const values = fixedValues(fixedSettings);
  const judgedSections: JudgedSection[] = [];
  const problems: Problems = {};
  const note = (section: SectionName, of: Problems) => {
    for (const [field, problem] of Object.entries(of)) problems[`${section}.${field}`] ??= problem;
  };
  const { institute, mail, ai, review } = change;
  if (institute !== undefined) {
    note("institute", fixedFieldProblems(institute, values.institute));
    const { value, problems: found } = judgeInstitute(
      mergedFields(rows.institute.value, institute, values.institute),
    );
    note("institute", found);
    judgedSections.push({ name: "institute", value, secret: undefined });
  }
  if (mail !== undefined) {
    const { password, ...patch } = mail;
    note("mail", fixedFieldProblems(patch, values.mail));
    const mergedMail = mergedFields(rows.mail.value, patch, values.mail);
    const outcome = judgeMail(mergedMail, rows.mail, password, values.mail);
    note("mail", outcome.problems);
    judgedSections.push({ name: "mail", value: outcome.value, secret: outcome.secret });
  }
  if (ai !== undefined) {
    const { apiKey, ...patch } = ai;
    note("ai", fixedFieldProblems(patch, values.ai));
    const outcome = judgeAi(
      mergedFields(rows.ai.value, patch, values.ai),
      rows.ai,
      apiKey,
      values.ai,
    );
    note("ai", outcome.problems);
    judgedSections.push({ name: "ai", value: outcome.value, secret: outcome.secret });
  }
  if (review !== undefined) {
    note("review", fixedFieldProblems(review, values.review));
    const before = rows.review.value;
    const value = withSince(
      mergedFields<StoredSettings["review"]>(before, review, values.review),
      before,
      at,
    );
    judgedSections.push({ name: "review", value, secret: undefined });
  }
  const [first] = Object.values(problems);
  return first === undefined
    ? succeed(judgedSections)
    : { ok: false, failure: refusal(first, problems) };
}

/** The rules with the instant from which the second factor is asked for: people have a day from then on. */
function withSince(
  rules: StoredSettings["review"],
  before: StoredSettings["review"],
  at: string,
): StoredSettings["review"] {
  if (rules.secondFactor === before.secondFactor) return rules;
  return { ...rules, secondFactorSince: rules.secondFactor === "required" ? at : null };
}

function refusal(message: string, fields: Problems): FieldFailure {
  return { kind: "unacceptable", message, fields };
}

function fixedFieldProblems(
  patch: Readonly<Record<string, unknown>>,
  fixedFields: object,
): Problems {
  return Object.fromEntries(
    Object.entries(fixedFields)
      .filter(([field, value]) => {
        const patchValue = patch[field];
        return (
          patchValue !== undefined && patchValue !== "" && !isDeepStrictEqual(patchValue, value)
        );
      })
      .map(([field]) => [field, isFixed]),
  );
}

/** Fixed fields keep what the desk once had for them. */
function mergedFields<Fields extends object>(
  storedFields: Fields,
  patch: Patch<Fields>,
  fixedFields: Partial<Fields>,
): Fields {
  const patchFields: Readonly<Record<string, unknown>> = { ...patch };
  const free = Object.entries(patchFields).filter(
    ([field, value]) => value !== undefined && field in storedFields && !(field in fixedFields),
  );
  return { ...storedFields, ...Object.fromEntries(free) };
}

/** The differences for the audit log, which keeps for ever what it is told: of secrets and people's addresses only that they changed. */
export function changeOf(
  { name, value, secret }: JudgedSection,
  before: object,
): Record<string, unknown> {
  const then: Readonly<Record<string, unknown>> = { ...before };
  const differences = Object.entries(value).filter(
    ([field, now]) => !isDeepStrictEqual(now, then[field]),
  );
  return {
    ...Object.fromEntries(
      differences.map(([field, to]) => [
        `${name}.${field}`,
        field === "reviewers" ? "changed" : { from: then[field], to },
      ]),
    ),
    ...(secret !== undefined && {
      [`${name}.secret`]: secret === null ? "removed" : "entered",
    }),
  };
}
