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

function readForms(addresses: readonly string[]): Forms {
  return { addresses: new Set(addresses.map(plainAddress)), hosts: new Set(addresses.map(hostOf)) };
}

/** An official home address, a record's source of any edition, or an address that the person supplied; or the host of one. */
function isAllowed(form: keyof Forms, plain: string, { facts, suppliedAddresses }: Allowed) {
  const { editions, inEdition } = facts;
  const editionsAtHand = editions.listed.flatMap(({ edition }) => inEdition(edition) ?? []);
  return (
    [facts, ...editionsAtHand].some((one) => known(one)[form].has(plain)) ||
    readForms([...suppliedAddresses])[form].has(plain)
  );
}

export function isAllowedAddress(address: string, allowed: Allowed): boolean {
  return isAllowed("addresses", plainAddress(address), allowed);
}

export function isAllowedHost(host: string, allowed: Allowed): boolean {
  return isAllowed("hosts", plainHost(host), allowed);
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
