import type { Provider } from "../content/site.ts";
import { placeholders } from "../domain/settings/settings-in-force.ts";

/** What the institute is called; null until the office has said so: nothing stands in its place. */
export function instituteName({ name }: Pick<Provider, "name">): string | null {
  return name === placeholders.name ? null : name;
}
