import type { PageNames } from "./selector.ts";

/** Classes that the modules of the two searches set in the browser: what they say is quiet or an alert. */
const laterClasses = [".quiet", ".alert"];

/** Elements, classes and ids of a page's HTML. */
export function pageNames(html: string, { hasScript }: { hasScript: boolean }): PageNames {
  const names = new Set(hasScript ? laterClasses : []);
  for (const [, element, attribute, values = ""] of html.matchAll(
    /<([a-z][\w-]*)|\s(class|id)="([^"]*)"/g,
  )) {
    if (element !== undefined) names.add(element);
    else if (attribute === "id") names.add(`#${values}`);
    else for (const value of values.split(" ")) names.add(`.${value}`);
  }
  return names;
}
