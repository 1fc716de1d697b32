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
import { placeholders } from "./settings-in-force.ts";
import { sectionSchemas } from "./stored-settings.ts";

export const typedSchemas = {
  institute: z.object({
    name: line(120).transform(unlessPlaceholder(placeholders.name)),
    phone: phone().transform(unlessPlaceholder(placeholders.phone)),
    address: line(300).transform(unlessPlaceholder(placeholders.address)),
    whatsapp: phone(),
    mapUrl: z.string().nullable().transform(embedAddress).pipe(mapAddress()),
  }),
  mail: z.object({
    server: checkedLine(
      253,
      (host) => z.ipv6().safeParse(bareHost(host)).success || settingForms.hostName.test(host),
      "Write the server's name alone, for example smtp.example.com.",
      (text) => text.toLowerCase(),
    ).transform((host) => (host !== null && z.ipv6().safeParse(host).success ? `[${host}]` : host)),
    port: count(1, 65_535),
    user: line(254),
    sender: checkedLine(
      200,
      (sender) => readSender(sender) !== null,
      "Write an address, or a name and the address: The Institute <office@example.com>.",
    ),
    reviewers: reviewers(50),
  }),
  ai: z.object({
    provider: sectionSchemas.ai.shape.provider,
    model: line(200),
    reviewModel: line(200),
    baseUrl: checkedLine(
      500,
      (address) => webAddress.safeParse(address).success && isBareAddress(address),
      "Write an address that begins with https:// and holds neither ? nor a password.",
    ),
    timeoutSeconds: count(1, 3_600),
    dailyTokenLimit: count(1, 1_000_000_000),
  }),
  review: sectionSchemas.review,
};

export const secretSchemas = {
  mail: z.string().max(500, "At most 500 characters, please."),
  ai: z
    .string()
    .trim()
    .max(1_000)
    .regex(settingForms.keyWord, "A key is one word of plain letters, digits and signs."),
};

function line(longest: number) {
  return z
    .string()
    .nullable()
    .transform((text) => oneLine(text ?? "") || null)
    .refine((text) => (text?.length ?? 0) <= longest, {
      error: ({ input }) =>
        `At most ${longest} characters, please: it has ${String(input).length}.`,
      abort: true,
    });
}

function checkedLine(
  longest: number,
  isRight: (text: string) => boolean,
  problem: string,
  change: (text: string) => string = (text) => text,
) {
  return line(longest)
    .transform((text) => (text === null ? null : change(text)))
    .refine((text) => text === null || isRight(text), problem);
}

function unlessPlaceholder(placeholder: string): (text: string | null) => string | null {
  return (text) => (text === placeholder ? null : text);
}

function phone() {
  return checkedLine(
    40,
    (number) => internationalDigits(number) !== null,
    "Write the ten digits of an Indian number, for example 98765 43210, or + and the country code.",
  );
}

/** People paste the whole frame that a map service gives them. */
function embedAddress(text: string | null): string | null {
  const address = /<iframe[^>]*\ssrc="([^"]+)"/i.exec(text ?? "")?.[1];
  return address?.replaceAll("&amp;", "&") ?? text;
}

function mapAddress() {
  return line(2_000).transform((text, context) => {
    if (text === null) return null;
    const url = URL.parse(text);
    const problem = mapProblem(url);
    if (url !== null && problem === null) return url.href;
    context.addIssue(problem ?? "");
    return z.NEVER;
  });
}

function mapProblem(url: URL | null): string | null {
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "")
    return "The address of a map begins with https://.";
  if (!namesItsHost(url.href))
    return "The server in the address of a map has letters, digits, dots and hyphens.";
  return isShareLink(url)
    ? "This is a link to the map, which cannot be shown inside a page. In Google Maps choose Share, then “Embed a map”, and paste what it gives you."
    : null;
}

/** Google refuses to be framed but at its own address for that. */
function isShareLink({ hostname, pathname, searchParams }: URL): boolean {
  if (hostname.endsWith("goo.gl")) return true;
  if (!/(^|\.)google\.[a-z.]+$/.test(hostname)) return false;
  return !pathname.startsWith("/maps/embed") && searchParams.get("output") !== "embed";
}

function bareHost(host: string): string {
  return host.replace(/^\[(.*)\]$/, "$1");
}

function reviewers(most: number) {
  const address = z.string().refine((text) => emailSchema.safeParse(text).success, {
    error: ({ input }) => `${String(input)} is not an e-mail address.`,
  });
  return z
    .array(z.string())
    .nullable()
    .transform((typed) => [...new Set((typed ?? []).map((one) => one.trim()))].filter(Boolean))
    .pipe(z.array(address).max(most, `At most ${most} addresses.`))
    .transform((addresses) => (addresses.length === 0 ? null : addresses));
}

function count(least: number, greatest: number) {
  const problem = `Write a whole number from ${least} to ${greatest.toLocaleString("en-IN")}.`;
  return z.number().int(problem).min(least, problem).max(greatest, problem).nullable();
}
