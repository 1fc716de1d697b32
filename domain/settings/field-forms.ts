import { z } from "zod";
import { internationalDigits } from "../../content/site.ts";
import { emailSchema } from "../auth/account.ts";
import { oneLine } from "../shared/written-text.ts";
import {
  isBareAddress,
  namesItsHost,
  readSender,
  settingForms,
  webAddress,
} from "./setting-forms.ts";

/** What a field comes to: its value as it is kept, or what is wrong with it in a sentence. */
export type Field<Value> = { readonly value: Value } | { readonly problem: string };

/** One line, with at most so many characters; null for an empty one. */
export function lineField(text: string | null, longest: number): Field<string | null> {
  const line = oneLine(text ?? "");
  if (line === "") return { value: null };
  return line.length <= longest
    ? { value: line }
    : { problem: `At most ${longest} characters, please: it has ${line.length}.` };
}

/** A number that can be dialled from everywhere, as it was written. */
export function phoneField(text: string | null): Field<string | null> {
  const line = lineField(text, 40);
  if (!("value" in line) || line.value === null) return line;
  return internationalDigits(line.value) === null
    ? {
        problem:
          "Write the ten digits of an Indian number, for example 98765 43210, or + and the country code.",
      }
    : line;
}

/** What map services hand out to be pasted into a page, or the address in it. */
export function mapField(text: string | null): Field<string | null> {
  const embedAddress = /<iframe[^>]*\ssrc="([^"]+)"/i
    .exec(text ?? "")?.[1]
    ?.replaceAll("&amp;", "&");
  const line = lineField(embedAddress ?? text, 2_000);
  if (!("value" in line) || line.value === null) return line;
  const url = URL.parse(line.value);
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "")
    return { problem: "The address of a map begins with https://." };
  if (!namesItsHost(url.href))
    return { problem: "The server in the address of a map has letters, digits, dots and hyphens." };
  return isShareLink(url)
    ? {
        problem:
          "This is a link to the map, which cannot be shown inside a page. In Google Maps choose Share, then “Embed a map”, and paste what it gives you.",
      }
    : { value: url.href };
}

/** Google refuses to be framed but at its own address for that. */
function isShareLink({ hostname, pathname, searchParams }: URL): boolean {
  if (hostname.endsWith("goo.gl")) return true;
  if (!/(^|\.)google\.[a-z.]+$/.test(hostname)) return false;
  return !pathname.startsWith("/maps/embed") && searchParams.get("output") !== "embed";
}

/** The name or address of a server, without protocol and port. */
export function hostField(text: string | null): Field<string | null> {
  const line = lineField(text, 253);
  if (!("value" in line) || line.value === null) return line;
  const host = line.value.toLowerCase();
  if (z.ipv6().safeParse(host.replace(/^\[(.*)\]$/, "$1")).success)
    return { value: host.startsWith("[") ? host : `[${host}]` };
  return settingForms.hostName.test(host)
    ? { value: host }
    : { problem: "Write the server's name alone, for example smtp.example.com." };
}

export function senderField(text: string | null): Field<string | null> {
  const line = lineField(text, 200);
  if (!("value" in line) || line.value === null) return line;
  return readSender(line.value) === null
    ? {
        problem: "Write an address, or a name and the address: The Institute <office@example.com>.",
      }
    : line;
}

const maxReviewers = 50;

export function reviewersField(typedAddresses: readonly string[] | null): Field<string[] | null> {
  const addresses = [...new Set((typedAddresses ?? []).map((address) => address.trim()))].filter(
    Boolean,
  );
  const invalidAddress = addresses.find((address) => !emailSchema.safeParse(address).success);
  if (invalidAddress !== undefined)
    return { problem: `${invalidAddress} is not an e-mail address.` };
  if (addresses.length > maxReviewers) return { problem: `At most ${maxReviewers} addresses.` };
  return { value: addresses.length === 0 ? null : addresses };
}

export function serviceAddressField(text: string | null): Field<string | null> {
  const line = lineField(text, 500);
  if (!("value" in line) || line.value === null) return line;
  return webAddress.safeParse(line.value).success && isBareAddress(line.value)
    ? line
    : { problem: "Write an address that begins with https:// and holds neither ? nor a password." };
}

/** A key as its service shows it: one word. */
export function keyField(text: string): Field<string> {
  const word = text.trim();
  return settingForms.keyWord.test(word) && word.length <= 1_000
    ? { value: word }
    : { problem: "A key is one word of plain letters, digits and signs." };
}

/** A whole number between two others; null for none. */
export function countField(
  count: number | null,
  least: number,
  greatest: number,
): Field<number | null> {
  const isRight =
    count === null || (Number.isInteger(count) && count >= least && count <= greatest);
  return isRight
    ? { value: count }
    : {
        problem: `Write a whole number from ${least} to ${greatest.toLocaleString("en-IN")}.`,
      };
}

/** What is wrong with fields, a sentence each. */
export type Problems = Record<string, string>;

/** Takes the values of fields that are right, and notes what is wrong with the others. */
export function createFieldReader() {
  const problems: Problems = {};
  return {
    problems,
    read: <Value>(name: string, field: Field<Value>, otherwise: Value): Value => {
      if ("value" in field) return field.value;
      problems[name] ??= field.problem;
      return otherwise;
    },
  };
}
