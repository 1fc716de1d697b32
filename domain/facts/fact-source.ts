import { z } from "zod";
import type { FactSource } from "../../content/facts/index.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { hasUnseen } from "./written-fact.ts";

export const sourceSchema = z.object({
  title: z.string(),
  address: z.string(),
  page: z.string().optional(),
  quotedLine: z.string().optional(),
});

/** White space counts as single spaces. `unacceptable` with a sentence. */
export function readSource(source: FactSource): Result<FactSource> {
  const title = inOneLine(source.title);
  const address = source.address.trim();
  const page = inOneLine(source.page ?? "");
  const quotedLine = inOneLine(source.quotedLine ?? "");
  if (title === "") return fail("unacceptable", "Please name the source.");
  const refusal =
    refusalOf("The name of the source", title, 200) ??
    refusalOf("The address of the source", address, 2_000) ??
    refusalOf("The page of the source", page, 100) ??
    refusalOf("The quoted line", quotedLine, 1_000);
  if (refusal !== null) return fail("unacceptable", refusal);
  if (hostOf(address) === null)
    return fail("unacceptable", "The address of the source has to begin with https:// or http://.");
  return succeed({
    title,
    address,
    ...(page !== "" && { page }),
    ...(quotedLine !== "" && { quotedLine }),
  });
}

/** Without "www."; null for an address that is none of the web, or has a password. */
export function hostOf(address: string): string | null {
  const url = /\s/.test(address) ? null : URL.parse(address);
  if (url === null || !["http:", "https:"].includes(url.protocol)) return null;
  if (!url.hostname.includes(".") || url.username !== "" || url.password !== "") return null;
  return url.hostname.replace(/^www\./, "");
}

function refusalOf(subject: string, text: string, limit: number): string | null {
  if (text.length > limit) return `${subject} can have at most ${limit} characters.`;
  return hasUnseen(text) ? `${subject} must not hold invisible characters.` : null;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
