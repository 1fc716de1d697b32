import type { Provider } from "../../content/site.ts";
import type {
  FixedSettings,
  OfficeSettings,
  OpenSecrets,
  PlaceholderField,
} from "./settings-in-force.ts";
import type { SectionRows } from "./settings-repository.ts";
import type { RuleState, SectionName, SecretSection, StoredSettings } from "./stored-settings.ts";

/** `unreadable` was sealed with a key that is not here, and has to be entered again. */
type SecretState = "none" | "kept" | "fixed" | "unreadable";

type Section<Name extends SectionName> = StoredSettings[Name] & {
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
  readonly fixed: readonly string[];
};

export type SettingsOnDesk = {
  readonly institute: Section<"institute"> & {
    readonly shown: Provider;
    readonly placeholders: readonly PlaceholderField[];
  };
  readonly mail: Section<"mail"> & { readonly isOn: boolean; readonly passwordState: SecretState };
  readonly ai: Section<"ai"> & {
    readonly shown: { readonly provider: string; readonly model: string | null };
    readonly apiKeyState: SecretState;
  };
  readonly review: Section<"review"> & { readonly linkSignInForce: RuleState };
  readonly sharesSecrets: boolean;
};

type Known = {
  readonly rows: SectionRows;
  readonly secrets: OpenSecrets;
  readonly current: OfficeSettings;
  readonly fixed: FixedSettings;
  readonly sharesSecrets: boolean;
};

export function deskView({ rows, secrets, current, fixed, sharesSecrets }: Known): SettingsOnDesk {
  const { writer } = current;
  const secretState = (section: SecretSection, isFixed: boolean): SecretState => {
    if (isFixed) return "fixed";
    if (rows[section].sealed === null) return "none";
    return secrets[section] === null ? "unreadable" : "kept";
  };
  return {
    institute: {
      ...rows.institute.value,
      ...fixed.institute,
      ...about("institute"),
      shown: current.provider,
      placeholders: current.placeholders,
    },
    mail: {
      ...rows.mail.value,
      ...fixed.mail,
      ...about("mail"),
      isOn: current.mail !== null,
      passwordState: secretState("mail", fixed.mailServer !== undefined),
    },
    ai: {
      ...rows.ai.value,
      ...fixed.ai,
      ...about("ai"),
      shown: {
        provider: writer.provider,
        model: writer.provider === "offline" ? null : writer.model,
      },
      apiKeyState: secretState("ai", fixed.ai?.provider !== undefined),
    },
    review: {
      ...rows.review.value,
      ...fixed.review,
      ...about("review"),
      linkSignInForce: current.linkSignIn,
    },
    sharesSecrets,
  };

  function about(section: SectionName) {
    const { version, updatedBy, updatedAt } = rows[section];
    return {
      version,
      changedBy: updatedBy,
      changedAt: updatedAt,
      fixed: Object.keys(fixed[section] ?? {}),
    };
  }
}
