import { siteName, type Provider } from "../content/site.ts";
import { placeholders } from "../domain/settings/settings-in-force.ts";

/** Null until the office has said so: nothing stands in its place. */
export function instituteName({ name }: Pick<Provider, "name">): string | null {
  return isPlaceholder(name) ? null : name;
}

/** The institute, or the site until it has a name. */
export function publisherName(provider: Pick<Provider, "name">): string {
  return instituteName(provider) ?? siteName;
}

/** Of the name, the phone or the address of the institute: not what the office has set. */
export function isPlaceholder(value: string): boolean {
  return Object.values<string>(placeholders).includes(value);
}
