import { takeAdvisoryLock } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import { fail, succeed, type Failure, type Result } from "../shared/result.ts";
import { noSealingKey, openSecret, sealSecret, type SealingKey } from "./sealed-secrets.ts";
import {
  changeOf,
  judgeSections,
  type FieldFailure,
  type JudgedSection,
  type SettingsChange,
} from "./settings-change.ts";
import {
  settingsInForce,
  type FixedSettings,
  type OfficeSettings,
  type OpenSecrets,
} from "./settings-in-force.ts";
import { noRows, readSections, type SectionRows } from "./settings-repository.ts";
import { sectionNames, type SecretSection, type SectionName } from "./stored-settings.ts";

/** `unreadable` was sealed with a key that is not here, and has to be entered again. */
type SecretState = "none" | "kept" | "fixed" | "unreadable";

export type SettingsOnDesk = ReturnType<typeof describeSettings>;

type Dependencies = RoomTools & {
  readonly fixed?: FixedSettings;
  readonly key?: SealingKey;
};

type Known = {
  readonly rows: SectionRows;
  readonly secrets: OpenSecrets;
  readonly current: OfficeSettings;
};

export function createSettingsService(dependencies: Dependencies) {
  const { database, clock, audit, fixed = {}, key = noSealingKey } = dependencies;
  let knownSettings = knownOf(noRows, { mail: null, ai: null });

  function knownOf(rows: SectionRows, secrets: Known["secrets"]): Known {
    return { rows, secrets, current: settingsInForce(fixed, valuesOf(rows), secrets) };
  }

  async function reload(): Promise<void> {
    const rows = await readSections(database.queries);
    // Opened by these settings, it stays open while they are the same.
    if (canonicalJson(rows) === canonicalJson(knownSettings.rows)) return;
    const { mail, ai } = rows;
    knownSettings = knownOf(rows, {
      mail: mail.sealed && (await openSecret(key, "mail", mail.sealed)),
      ai: ai.sealed && (await openSecret(key, "ai", ai.sealed)),
    });
  }

  return {
    current: (): OfficeSettings => knownSettings.current,

    reload,

    describe: () => describeSettings(fixed, knownSettings),

    /** `conflict` when a section has changed since it was seen. Nothing is stored then. */
    async save(
      change: SettingsChange,
      by: { readonly email: string },
    ): Promise<Result<SettingsOnDesk, Failure | FieldFailure>> {
      const outcome = await database.transaction<Result<null, Failure | FieldFailure>>(
        async (queries) => {
          const at = clock.now().toISOString();
          await takeAdvisoryLock(database.engine, queries, "settings");
          const rows = await readSections(queries);
          const stale = sectionNames.find((name) => {
            const seenVersion = change[name]?.version;
            return seenVersion !== undefined && seenVersion !== rows[name].version;
          });
          if (stale !== undefined) return fail("conflict", changedSince);
          const judgement = judgeSections(change, rows, fixed, at);
          if (!judgement.ok) return judgement;
          const changedFields: Record<string, unknown> = {};
          for (const section of judgement.value) {
            const row = rows[section.name];
            const differences = changeOf(section, row.value);
            if (Object.keys(differences).length === 0) continue;
            Object.assign(changedFields, differences);
            const written = {
              value: JSON.stringify(section.value),
              sealed: await sealedOf(section, row.sealed),
              version: row.version + 1,
              updated_by: by.email,
              updated_at: at,
            };
            await queries
              .insertInto("site_settings")
              .values({ section: section.name, ...written })
              .onConflict((conflict) => conflict.column("section").doUpdateSet(written))
              .execute();
          }
          if (Object.keys(changedFields).length === 0) return succeed(null);
          await audit.append(queries, {
            actor: `admin:${by.email}`,
            action: "settings-changed",
            details: { changed: changedFields },
          });
          await raiseSiteVersion(queries);
          return succeed(null);
        },
      );
      return outcome.ok ? succeed(describeSettings(fixed, knownSettings)) : outcome;
    },
  };

  async function sealedOf(
    { name, secret }: JudgedSection,
    sealedSecret: string | null,
  ): Promise<string | null> {
    if (secret === undefined || name === "institute" || name === "review") return sealedSecret;
    return secret === null ? null : sealSecret(key, name, secret);
  }
}

function describeSettings(fixed: FixedSettings, { rows, secrets, current }: Known) {
  const { writer } = current;
  const secretState = (name: SecretSection, isFixed: boolean): SecretState => {
    if (isFixed) return "fixed";
    if (rows[name].sealed === null) return "none";
    return secrets[name] === null ? "unreadable" : "kept";
  };
  const model = writer.provider === "offline" ? null : writer.model;
  return {
    institute: {
      ...section("institute"),
      shown: current.provider,
      placeholders: current.placeholders,
    },
    mail: {
      ...section("mail"),
      isOn: current.mail !== null,
      passwordState: secretState("mail", fixed.mailServer !== undefined),
    },
    ai: {
      ...section("ai"),
      shown: { provider: writer.provider, model },
      apiKeyState: secretState("ai", fixed.ai?.provider !== undefined),
    },
    review: section("review"),
  };

  function section<Name extends SectionName>(name: Name) {
    const { value, version, updatedBy: changedBy, updatedAt: changedAt } = rows[name];
    const fixedFields = Object.keys(fixed[name] ?? {});
    return { ...value, ...fixed[name], version, changedBy, changedAt, fixed: fixedFields };
  }
}

const changedSince =
  "Somebody else has changed these settings since you opened them. Load the page again to see theirs; what you typed is kept.";

function valuesOf({ institute, mail, ai, review }: SectionRows) {
  return { institute: institute.value, mail: mail.value, ai: ai.value, review: review.value };
}
