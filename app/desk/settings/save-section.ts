import type { InputOf } from "../../calls/endpoint.ts";
import { saveSettings } from "../../calls/settings-schema.ts";
import { attempt, office } from "../kit/desk-data.ts";
import { showToast } from "../kit/toasts.tsx";

/** What is told when a section is saved. */
const saved: Readonly<Record<string, string>> = {
  institute: "Readers see it on every page now.",
  mail: "It is used from the next e-mail on. Send yourself a test e-mail.",
  ai: "It is used from the next draft on.",
  review: "It holds from now on.",
};

/** Saves what was changed of a section, and leaves the rest. */
export async function saveSection(
  context: Parameters<typeof attempt>[0],
  { section = "", version, typed = "", ...fields }: Readonly<Record<string, string>>,
) {
  const touched = new Set(typed.split(","));
  const patch: Record<string, unknown> = { version: Number(version) };
  for (const [name, text] of Object.entries(fields)) {
    const isNewSecret = secrets.has(name) && text !== "";
    if (touched.has(name) || isNewSecret) patch[name] = valueOf(name, text);
  }
  // The server reads the section by its own schema: here it is put together from its fields.
  const input: InputOf<typeof saveSettings> = { [section]: patch };
  const answer = await attempt(context, saveSettings, input);
  if (answer.ok) {
    showToast({ title: "Saved", description: saved[section] ?? "", topic: `settings-${section}` });
    // Whoever asks everybody for a second factor may have none either.
    if (section === "review") context.get(office).recheck();
  }
  return answer;
}

const secrets: ReadonlySet<string> = new Set(["password", "apiKey"]);
const numbers: ReadonlySet<string> = new Set(["port", "timeoutSeconds", "dailyTokenLimit"]);

/** What a field's text means: an empty one that nothing is set. */
function valueOf(name: string, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  if (numbers.has(name)) return Number(trimmed.replaceAll(/[ ,]/g, ""));
  if (name === "reviewers") return trimmed.split(/[\s,;]+/).filter((part) => part !== "");
  return secrets.has(name) ? text : trimmed;
}
