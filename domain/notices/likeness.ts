import { usedHosts } from "../../content/used-hosts.ts";
import {
  governmentEndings,
  officialNames,
  registeredPart,
  type OfficialName,
} from "./official-names.ts";
import {
  inLatin,
  isOneSlipFrom,
  isOneSwapFrom,
  skeleton,
  withoutDoubles,
} from "./look-alike-letters.ts";

/** `sign` is a sentence for readers. */
export type Likeness = { readonly official: OfficialName; readonly sign: string };

/** Names of fewer letters are parts of too many words to be looked for inside them. */
const longName = 4;
/** Of fewer letters too many names differ by one. */
const tellingName = 5;
const tellingHost = 12;

/** Words that are put beside an official name to make an address of it. */
const baits = new Set(
  "ac academic admission admissions admit advanced allotment answer answers apply application best candidate candidates card center centre city com correction counseling counselling cutoff download downloads edu exam examination exams fee fees final form forms free govt gov guide help helpdesk in india info jee key last latest live login main mains neet net new news nic notice notices official online org pay payment portal public rank refund register registration result results score scorecard seat server session site slip student students support update updates verify verification web website www".split(
    " ",
  ),
);

/** `host` is as people see it, in any script. */
export function likenessOf(host: string): Likeness | null {
  const latin = inLatin(host);
  for (const official of officialNames) {
    const sign = latin === host ? likeHost(latin, official) : inOtherLetters(latin, official);
    if (sign !== null) return { official, sign };
  }
  for (const official of officialNames) {
    const sign = likeName(latin, official);
    if (sign !== null) return { official, sign };
  }
  for (const { host: used, today: site } of usedHosts) {
    const sign = withAnotherEnd(latin, used);
    if (sign !== null) return { official: { site, host: used, names: [] }, sign };
  }
  return null;
}

function inOtherLetters(latin: string, official: OfficialName): string | null {
  const isSame = latin === official.host || latin.endsWith(`.${official.host}`);
  const likeness = isSame || (likeHost(latin, official) ?? likeName(latin, official)) !== null;
  return likeness
    ? `It uses letters of another script that look like ours. At a glance it seems to be ${official.host}.`
    : null;
}

function likeHost(host: string, { host: official }: OfficialName): string | null {
  const sign = withAnotherEnd(host, official);
  if (sign !== null) return sign;
  if (isOneSwapFrom(host, official))
    return `Two letters are swapped: the official address is ${official}.`;
  if (official.length >= tellingHost && isOneSlipFrom(host, official))
    return `It differs from the official address ${official} by one letter or symbol.`;
  return null;
}

function withAnotherEnd(host: string, official: string): string | null {
  if (new RegExp(`(?:^|\\.)${RegExp.escape(official)}[.-]`).test(host))
    return `“${official}” is only at the beginning. What counts is the end: the address belongs to ${registeredPart(host)}.`;
  const dottedHost = host.replaceAll("-", ".");
  return dottedHost !== host &&
    new RegExp(`(?:^|\\.)${RegExp.escape(official)}(?:\\.|$)`).test(dottedHost)
    ? `It has a hyphen (-) where the official address ${official} has a dot.`
    : null;
}

function likeName(host: string, official: OfficialName): string | null {
  const family = families.find((one) => host === one || host.endsWith(`.${one}`));
  if (family !== undefined && familyOf(official.host) !== family) return null;
  const ending = family === undefined ? 1 : family.split(".").length;
  const owner = registeredPart(host);
  // A page of an institute: the IITs that hold JEE Advanced have one each under the name of the exam.
  const isOfInstitute = host !== owner && owner.endsWith(".ac.in");
  for (const part of host.split(".").slice(0, -ending))
    for (const name of official.names) {
      const slip = misspelt(part, name, official);
      if (slip !== null || family !== undefined) return slip;
      if (isOfInstitute && !owner.startsWith(`${part}.`)) continue;
      const sign = sameName(part, name, official, host) ?? withMore(part, name, official);
      if (sign !== null) return sign;
    }
  return null;
}

function familyOf(host: string): string {
  return host.split(".").slice(1).join(".");
}

/** `nta.nic.in`, `nic.in`: bodies of the government have their addresses there, which are not on our list and no imitations. */
const families = [
  ...officialNames
    .map(({ host }) => familyOf(host))
    .filter((family) => registeredPart(family) === family && family.split(".").length > 2),
  ...governmentEndings,
];

function sameName(
  part: string,
  name: string,
  { host: official }: OfficialName,
  host: string,
): string | null {
  if (part !== name) return null;
  const owner = registeredPart(host);
  return owner.startsWith(`${part}.`)
    ? `It has another ending: the official address is ${official}, this one is ${host}.`
    : `“${part}” only comes before the name of another site. What counts is the end: the address belongs to ${owner}.`;
}

function misspelt(part: string, name: string, { host: official }: OfficialName): string | null {
  const plain = part.replaceAll(/[-_]/g, "");
  if (plain === name)
    return part === name
      ? null
      : `It has hyphens that the official address ${official} does not have.`;
  const [likePart, meant] = [skeleton(plain), skeleton(name)];
  if (likePart === meant)
    return `Some of its letters or digits only look like those of the official address ${official}.`;
  if (withoutDoubles(likePart) === withoutDoubles(meant))
    return `A letter is doubled or missing: the official address is ${official}.`;
  if (name.length >= tellingName && isOneSlipFrom(likePart, meant))
    return `It differs from the official address ${official} by a letter, or two letters are swapped.`;
  return null;
}

function withMore(part: string, name: string, { host: official }: OfficialName): string | null {
  const likePart = skeleton(part.replaceAll(/[-_]/g, ""));
  const hasName =
    name.length >= longName ? likePart.includes(skeleton(name)) : isMadeWith(name, part);
  return hasName
    ? `It adds extra words or symbols to the official name (“${part}”). The official address is ${official}.`
    : null;
}

function isMadeWith(name: string, part: string): boolean {
  const pieces = part.split(/[-_\d]+/);
  return (
    pieces.includes(name) ||
    (part.includes(name) && pieces.every((piece) => isOfWords(piece, name)))
  );
}

function isOfWords(piece: string, name: string): boolean {
  if (piece === "") return true;
  for (let length = Math.min(piece.length, 14); length > 0; length--) {
    const start = piece.slice(0, length);
    if ((start === name || baits.has(start)) && isOfWords(piece.slice(length), name)) return true;
  }
  return false;
}
