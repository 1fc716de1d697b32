import { readFileSync } from "node:fs";
import { join } from "node:path";
import { noteSecretsOf, secretsIn } from "../support/secrets-in-text.ts";
import { admin } from "./sessions.ts";

/** After all tests: a secret that the site they share has printed fails them. */
export default function noSecrets(): void {
  noteSecretsOf({ ADMIN_PASSWORD: admin.password });
  const printed = readFileSync(join(process.env.E2E_FOLDER ?? "", "site.log"), "utf8");
  if (!printed.includes('"path":"/readyz"')) throw new Error("The site's log was not watched.");
  const found = secretsIn(printed);
  if (found.length > 0) throw new Error(`The site has printed secrets.\n${found.join("\n")}`);
}
