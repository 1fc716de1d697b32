import type { Environment } from "./spawn-server.ts";

const given = new Set<string>();

/** Secrets of a site's settings must never be printed. */
export function noteSecretsOf(environment: Environment): void {
  for (const [name, value] of Object.entries(environment)) {
    if (/PASSWORD|KEY|TOKEN/.test(name) && value.length >= 8) given.add(value);
    const password = /_URL$/.test(name) ? (URL.parse(value)?.password ?? "") : "";
    if (password.length >= 8) given.add(decodeURIComponent(password));
  }
}

/** Whatever looks like a secret of this site, by the form that it gives to each kind. */
const forms: Record<string, RegExp> = {
  "a signed token": /eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g,
  "a password's hash": /\$argon2id\$/g,
  "a private key": /"d\\?":\\?"[\w-]{20,}|PRIVATE KEY/g,
  // 256 random bits: refresh tokens, links that reset a password, the site's own secrets. One of 1,500 has no digit.
  "a random token":
    /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*(?:\d|[A-Z]{2}))[\w-]{43}(?![\w-])/g,
  "an app's secret": /(?<![A-Za-z\d])[A-Z2-7]{32}(?![A-Za-z\d])/g,
};

export function secretsIn(text: string): readonly string[] {
  const lineAt = (index: number) =>
    text.slice(text.lastIndexOf("\n", index) + 1, (text.indexOf("\n", index) + 1 || Infinity) - 1);
  const formed = Object.entries(forms).flatMap(([kind, form]) =>
    [...text.matchAll(form)].map(({ index }) => `${kind}: ${lineAt(index)}`),
  );
  const known = [...given].flatMap((secret) => {
    const index = text.indexOf(secret);
    return index === -1 ? [] : `a secret of the settings: ${lineAt(index)}`;
  });
  return [...formed, ...known];
}
