import type { NavigationLink } from "../root-data.ts";

type NavigationGroup = { readonly title: string; readonly links: readonly NavigationLink[] };

/** The names of the groups, by the label of the entry that each begins with: the order of the entries is fixed. */
const beginnings: ReadonlyMap<string, string> = new Map([
  ["Home", "News"],
  ["Registration", "Apply"],
  ["Admit Card", "Exam day"],
  ["Results", "Results and seats"],
  ["Previous Papers", "Prepare"],
]);

/** The entries in their order, those together that belong together. */
export function navigationGroups(links: readonly NavigationLink[]): readonly NavigationGroup[] {
  const starts = links.flatMap(({ label }, index) => (beginnings.has(label) ? [index] : []));
  return starts.map((start, index) => {
    const ownLinks = links.slice(start, starts[index + 1]);
    return { title: beginnings.get(ownLinks[0]?.label ?? "") ?? "", links: ownLinks };
  });
}
