import { defaultModels } from "../drafting/providers/model-settings.ts";
import {
  countField,
  createFieldReader,
  keyField,
  lineField,
  serviceAddressField,
} from "./field-forms.ts";
import type { FixedValues } from "./fixed-values.ts";
import { isThisMachine } from "./settings-in-force.ts";
import type { SectionRow } from "./settings-repository.ts";
import type { StoredSettings } from "./stored-settings.ts";

const longestModel = 200;
const longestTimeout = 3_600;
const mostTokens = 1_000_000_000;

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
    baseUrl: read("baseUrl", serviceAddressField(typedSettings.baseUrl), null),
    timeoutSeconds: read(
      "timeoutSeconds",
      countField(typedSettings.timeoutSeconds, 1, longestTimeout),
      null,
    ),
    dailyTokenLimit: read(
      "dailyTokenLimit",
      countField(typedSettings.dailyTokenLimit, 1, mostTokens),
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

/** Whether a key would cross a network for everybody to read. */
function isOpenlySent(baseUrl: string | null): boolean {
  const url = URL.parse(baseUrl ?? "");
  return url?.protocol === "http:" && !isThisMachine(url.hostname);
}
