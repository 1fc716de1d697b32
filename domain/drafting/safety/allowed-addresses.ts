import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import { materialIn } from "../material/material.ts";
import type { SafetyContext } from "./safety-text.ts";

type Allowed = Pick<SafetyContext, "facts" | "suppliedAddresses">;

const official = Object.values(officialSites).map(({ address }) => address);

const sourcesIn = derivedFrom((facts: FactSnapshot) => {
  const records = facts.all.map(({ source }) => source.address);
  const passages = materialIn(facts).flatMap(({ source }) => source?.url ?? []);
  return plainForms([...official, ...records, ...passages]);
});

function plainForms(addresses: readonly string[]) {
  return { addresses: new Set(addresses.map(plainAddress)), hosts: new Set(addresses.map(hostOf)) };
}

export function isAllowedAddress(address: string, allowed: Allowed): boolean {
  return allForms(allowed).some(({ addresses }) => addresses.has(plainAddress(address)));
}

export function isAllowedHost(host: string, allowed: Allowed): boolean {
  return allForms(allowed).some(({ hosts }) => hosts.has(plainHost(host)));
}

function allForms({ facts, suppliedAddresses }: Allowed) {
  const editions = facts.editions.listed.flatMap(({ edition }) => facts.inEdition(edition) ?? []);
  return [...[facts, ...editions].map(sourcesIn), plainForms([...suppliedAddresses])];
}

function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { protocol, username, host, pathname, search, hash } = new URL(address);
  const scheme = protocol === "http:" ? "https:" : protocol;
  return `${scheme}//${username}${plainHost(host)}${pathname.replace(/\/$/, "")}${search}${hash}`;
}

export function hostOf(address: string): string {
  return URL.canParse(address) ? plainHost(new URL(address).host) : "";
}

function plainHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}

const address = /https?:\/\/[^\s<>()[\]"'`]+/gi;
const closing = /[.,;:!?*_]+$/;

export function addressesIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => text.match(address) ?? []);
  const named = found.map((text) => text.replace(closing, ""));
  return new Set(named.flatMap((text) => URL.parse(text)?.href ?? []));
}
