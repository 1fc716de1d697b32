import { officialSites, type OfficialSite } from "../../content/official-sites.ts";

export type OfficialName = {
  readonly site: OfficialSite;
  readonly host: string;
  /** The first part of its host, and other ways to write it. */
  readonly names: readonly string[];
};

const otherSpellings: Readonly<Record<string, readonly string[]>> = {
  jeemain: ["jeemains"],
  jeeadv: ["jeeadvanced"],
};

/** The longest hosts first: one may be a part of another. */
export const officialNames: readonly OfficialName[] = Object.values<OfficialSite>(officialSites)
  .map((site) => {
    const { host } = new URL(site.address);
    const [name = host] = host.split(".");
    return { site, host, names: [name, ...(otherSpellings[name] ?? [])] };
  })
  .sort((one, other) => other.host.length - one.host.length);

/** At it or below it, letter by letter. */
export function officialAt(host: string): OfficialName | undefined {
  return officialNames.find((one) => isAtOrBelow(host, one.host));
}

export function isAtOrBelow(host: string, owner: string): boolean {
  return host === owner || host.endsWith(`.${owner}`);
}

/** Endings that the Government of India gives to its own bodies alone (NIC's guidelines for gov.in names). */
export const governmentEndings: readonly string[] = ["nic.in", "gov.in"];

export function isGovernmentHost(host: string): boolean {
  return governmentEndings.some((ending) => host.endsWith(`.${ending}`));
}

/** Endings of two parts, below which anybody, or everybody of a kind, gets a name. */
const secondLevel = new Set("ac co com edu firm gen gov ind mil net nic org res".split(" "));

/** `example.co.in` of `www.example.co.in`. */
export function registeredPart(host: string): string {
  const labels = host.split(".");
  const [country = "", second = ""] = labels.toReversed();
  return labels.slice(country.length === 2 && secondLevel.has(second) ? -3 : -2).join(".");
}
