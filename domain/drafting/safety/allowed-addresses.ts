import { derivedFrom, type FactSnapshot } from "../../../content/facts/snapshot.ts";
import { officialSites } from "../../../content/official-sites.ts";
import { materialIn } from "../material/material.ts";
import type { SafetyContext } from "./safety-text.ts";

type Allowed = Pick<SafetyContext, "facts" | "suppliedAddresses">;

const official = Object.values(officialSites).map(({ address }) => address);

type Forms = { readonly addresses: ReadonlySet<string>; readonly hosts: ReadonlySet<string> };

const known = derivedFrom((facts: FactSnapshot) => {
  const records = facts.all.map(({ source }) => source.address);
  const passages = materialIn(facts).flatMap(({ source }) => source?.url ?? []);
  return readForms([...official, ...records, ...passages]);
});

const suppliedForms = new WeakMap<ReadonlySet<string>, Forms>();

/** Worked out once for each check. */
function formsOf(supplied: ReadonlySet<string>): Forms {
  const before = suppliedForms.get(supplied);
  if (before !== undefined) return before;
  const forms = readForms([...supplied]);
  suppliedForms.set(supplied, forms);
  return forms;
}

function readForms(addresses: readonly string[]): Forms {
  return { addresses: new Set(addresses.map(plainAddress)), hosts: new Set(addresses.map(hostOf)) };
}

/** The records of all editions that a token may name. */
function atHand(facts: FactSnapshot): readonly FactSnapshot[] {
  const { editions, inEdition } = facts;
  return [facts, ...editions.listed.flatMap(({ edition }) => inEdition(edition) ?? [])];
}

/** An official home address, a record's source, or what the person supplied. */
export function isAllowedAddress(address: string, { facts, suppliedAddresses }: Allowed): boolean {
  const plain = plainAddress(address);
  return (
    atHand(facts).some((one) => known(one).addresses.has(plain)) ||
    formsOf(suppliedAddresses).addresses.has(plain)
  );
}

/** The host of such an address, which a text may name. */
export function isAllowedHost(host: string, { facts, suppliedAddresses }: Allowed): boolean {
  const plain = plainHost(host);
  return (
    atHand(facts).some((one) => known(one).hosts.has(plain)) ||
    formsOf(suppliedAddresses).hosts.has(plain)
  );
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

/** The web addresses in texts that people wrote, as they stand there and in their normal form. */
export function addressesIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) =>
    [...text.matchAll(address)].map(([match]) => match.replace(closing, "")),
  );
  return new Set(found.filter((text) => URL.canParse(text)).flatMap(bothForms));
}

function bothForms(text: string): readonly string[] {
  return [text, new URL(text).href];
}
