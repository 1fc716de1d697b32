import type { FixedSettings } from "./settings-in-force.ts";
import type { StoredSettings } from "./stored-settings.ts";

/** In the fields of the desk and without its secrets; a field that is not fixed is not there. */
export type FixedValues = {
  readonly [Name in keyof StoredSettings]: Partial<StoredSettings[Name]>;
};

export function fixedValues(fixedSettings: FixedSettings): FixedValues {
  const { name, phone, address, whatsapp, mapUrl } = fixedSettings.institute ?? {};
  const { mailServer, sender, reviewers, service } = fixedSettings;
  const { timeoutSeconds, dailyTokenLimit, secondApprover, secondFactor } = fixedSettings;
  return {
    institute: given({ name, phone, address, whatsapp, mapUrl }),
    mail: {
      ...(mailServer !== undefined && serverOf(mailServer)),
      ...given({ sender: sender && senderText(sender), reviewers: reviewers && [...reviewers] }),
    },
    ai: {
      ...(service !== undefined && serviceOf(service)),
      ...given({ timeoutSeconds, dailyTokenLimit }),
    },
    review: given({ secondApprover, secondFactor }),
  };
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function given<Fields extends object>(fields: Fields): Given<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Fields>;
}

function serverOf(address: string): Pick<StoredSettings["mail"], "server" | "port" | "user"> {
  const { hostname, port, username } = new URL(address);
  return {
    server: hostname,
    port: port === "" ? null : Number(port),
    user: username === "" ? null : decodeURIComponent(username),
  };
}

function serviceOf(
  service: NonNullable<FixedSettings["service"]>,
): Pick<StoredSettings["ai"], "provider" | "model" | "reviewModel" | "baseUrl"> {
  return service.provider === "offline"
    ? { provider: "offline", model: null, reviewModel: null, baseUrl: null }
    : {
        provider: service.provider,
        model: service.model,
        reviewModel: service.reviewModel,
        baseUrl: service.baseUrl,
      };
}

function senderText({ name, address }: NonNullable<FixedSettings["sender"]>): string {
  return name === "" ? address : `${name} <${address}>`;
}
