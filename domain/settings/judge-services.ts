import {
  countField,
  createFieldReader,
  hostField,
  lineField,
  reviewersField,
  senderField,
  mapField,
  phoneField,
  keyField,
  serviceAddressField,
  type Field,
} from "./field-forms.ts";
import type { FixedValues } from "./fixed-values.ts";
import type { SectionRow } from "./settings-repository.ts";
import type { StoredSettings } from "./stored-settings.ts";
import { placeholders, isThisMachine } from "./settings-in-force.ts";
import { defaultModels } from "../drafting/providers/model-settings.ts";

const longestUser = 254;
const longestPassword = 500;
const highestPort = 65_535;

/** The mail server as the office has typed it; a password that is kept goes to no other server or user. */
export function judgeMail(
  typedSettings: StoredSettings["mail"],
  { value: before, sealed }: SectionRow<"mail">,
  password: string | null | undefined,
  fixedValues: FixedValues["mail"],
) {
  const { problems, read } = createFieldReader();
  const isServerFixed = "server" in fixedValues;
  const [host, typedPort] = splitPort(typedSettings.server);
  const value = {
    server: read("server", hostField(host), null),
    port: read("port", countField(typedSettings.port ?? typedPort, 1, highestPort), null),
    user: read("user", lineField(typedSettings.user, longestUser), null),
    sender: read("sender", senderField(typedSettings.sender), null),
    reviewers: read("reviewers", reviewersField(typedSettings.reviewers), null),
  };
  const { server, user } = value;
  if (server !== null && value.sender === null && !("sender" in fixedValues))
    problems["sender"] ??= "Write the address that e-mails come from.";
  if (isServerFixed && password) problems["password"] = "This is set where the website runs.";
  if ((password?.length ?? 0) > longestPassword)
    problems["password"] = `At most ${longestPassword} characters, please.`;
  if (isServerFixed) return { value, problems, secret: undefined };
  if (server === null || user === null) {
    if (password) problems["user"] ??= "Write the user whose password this is.";
    return { value, problems, secret: sealed === null ? undefined : null };
  }
  const isElsewhere =
    server !== before.server || value.port !== before.port || user !== before.user;
  const isKept = !password && password !== null && sealed !== null;
  if (isKept && isElsewhere)
    problems["password"] ??= "Enter the password again: it would go to another server or user.";
  if (!password && !isKept) problems["password"] ??= "Enter the password of this user.";
  return { value, problems, secret: password ? password : undefined };
}

/** People paste `smtp.example.com:587` and `smtp://smtp.example.com`. */
function splitPort(server: string | null): readonly [string | null, number | null] {
  const [, host = "", port] =
    /^(?:smtps?:\/\/)?(\[[^\]]*\]|[^:/]*)(?::(\d{1,5}))?\/?$/.exec(server?.trim() ?? "") ?? [];
  return host === "" ? [server, null] : [host, port === undefined ? null : Number(port)];
}

const longest = { name: 120, address: 300 };

export function judgeInstitute(typedSettings: StoredSettings["institute"]) {
  const { problems, read } = createFieldReader();
  const { name, phone, address, whatsapp, mapUrl } = typedSettings;
  const value = {
    name: read("name", notPlaceholder(lineField(name, longest.name), placeholders.name), null),
    phone: read("phone", notPlaceholder(phoneField(phone), placeholders.phone), null),
    address: read(
      "address",
      notPlaceholder(lineField(address, longest.address), placeholders.address),
      null,
    ),
    whatsapp: read("whatsapp", phoneField(whatsapp), null),
    mapUrl: read("mapUrl", mapField(mapUrl), null),
  };
  return { value, problems };
}

/** A placeholder that is sent back is no value. */
function notPlaceholder(field: Field<string | null>, placeholder: string): Field<string | null> {
  return "value" in field && field.value === placeholder ? { value: null } : field;
}

const longestModel = 200;
const longestTimeout = 3_600;
const maxTokens = 1_000_000_000;

/** The AI service as the office has typed it; a key that is kept goes to no other service or address. */
export function judgeAi(
  typedSettings: StoredSettings["ai"],
  { value: before, sealed }: SectionRow<"ai">,
  typedKey: string | null | undefined,
  fixedValues: FixedValues["ai"],
) {
  const { problems, read } = createFieldReader();
  const { provider } = typedSettings;
  const value = {
    provider,
    model: read("model", lineField(typedSettings.model, longestModel), null),
    reviewModel: read("reviewModel", lineField(typedSettings.reviewModel, longestModel), null),
    baseUrl: read("baseUrl", serviceAddressField(typedSettings.baseUrl), null),
    timeoutSeconds: read(
      "timeoutSeconds",
      countField(typedSettings.timeoutSeconds, 1, longestTimeout),
      null,
    ),
    dailyTokenLimit: read(
      "dailyTokenLimit",
      countField(typedSettings.dailyTokenLimit, 1, maxTokens),
      null,
    ),
  };
  const key = typedKey ? read("apiKey", keyField(typedKey), "") : typedKey;
  if ("provider" in fixedValues) {
    if (key) problems["apiKey"] = "This is set where the website runs.";
    return { value, problems, secret: undefined };
  }
  if (provider === null || provider === "offline")
    return { value, problems, secret: sealed === null ? undefined : null };
  const isKept = !key && key !== null && sealed !== null;
  if (value.model === null && defaultModels[provider] === null)
    problems["model"] ??= "Write the name of the model.";
  if (value.baseUrl === null && provider === "openai-compatible")
    problems["baseUrl"] ??= "Write the address of the server.";
  if (isKept && (provider !== before.provider || value.baseUrl !== before.baseUrl))
    problems["apiKey"] ??= "Enter the key again: it would go to another service or address.";
  if (!key && !isKept && provider !== "openai-compatible")
    problems["apiKey"] ??= "Enter the key that the service has given you.";
  if ((key || isKept) && isOpenlySent(value.baseUrl))
    problems["baseUrl"] ??= "With a key the address has to begin with https://.";
  return { value, problems, secret: key === null && sealed !== null ? null : key || undefined };
}

/** True where a key would cross a network for everybody to read. */
function isOpenlySent(baseUrl: string | null): boolean {
  const url = URL.parse(baseUrl ?? "");
  return url?.protocol === "http:" && !isThisMachine(url.hostname);
}
