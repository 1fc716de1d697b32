import { takeAdvisoryLock, type OpenDatabase } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import type { Clock } from "../shared/clock.ts";
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
import { noRows, readSections, writeSection, type SectionRows } from "./settings-repository.ts";
import { deskView, type SettingsOnDesk } from "./settings-view.ts";
import { sectionNames, type SecretSection } from "./stored-settings.ts";

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly fixed?: FixedSettings;
  readonly key?: SealingKey;
};

type Known = {
  readonly rows: SectionRows;
  readonly secrets: OpenSecrets;
  readonly current: OfficeSettings;
};

export function createSettingsService({
  database,
  clock,
  audit,
  fixed = {},
  key = noSealingKey,
}: Dependencies) {
  let knownSettings = knownOf(noRows, { mail: null, ai: null });

  function knownOf(rows: SectionRows, secrets: Known["secrets"]): Known {
    return { rows, secrets, current: settingsInForce(fixed, valuesOf(rows), secrets) };
  }

  async function reload(): Promise<void> {
    const rows = await readSections(database.queries);
    // Opened by these settings, it stays open while they are the same.
    if (canonicalJson(rows) === canonicalJson(knownSettings.rows)) return;
    knownSettings = knownOf(rows, {
      mail: await openedSecret("mail", rows),
      ai: await openedSecret("ai", rows),
    });
  }

  function openedSecret(section: SecretSection, rows: SectionRows): Promise<string | null> {
    const { sealed } = rows[section];
    return sealed === null ? Promise.resolve(null) : openSecret(key, section, sealed);
  }

  return {
    current: (): OfficeSettings => knownSettings.current,

    reload,

    describe,

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
            await writeSection(queries, section.name, {
              value: section.value,
              sealed: await sealedOf(section, row.sealed),
              version: row.version + 1,
              by: by.email,
              at,
            });
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
      return outcome.ok ? succeed(describe()) : outcome;
    },
  };

  async function sealedOf(
    { name, secret }: JudgedSection,
    sealedSecret: string | null,
  ): Promise<string | null> {
    if (secret === undefined || name === "institute" || name === "review") return sealedSecret;
    return secret === null ? null : sealSecret(key, name, secret);
  }

  function describe(): SettingsOnDesk {
    const sharesSecrets = !(database.engine === "postgres" && key.isOfThisMachine);
    return deskView({ ...knownSettings, fixed, sharesSecrets });
  }
}

const changedSince =
  "Somebody else has changed these settings since you opened them. Load the page again to see theirs; what you typed is kept.";

function valuesOf({ institute, mail, ai, review }: SectionRows) {
  return { institute: institute.value, mail: mail.value, ai: ai.value, review: review.value };
}
