import { z } from "zod";

const firstDay = "1990-01-01";
const lastDay = "2099-12-31";

/** `toFixed` throws far above it. */
const maxDecimals = 20;

const indianFormat = new Intl.NumberFormat("en-IN");

export function wholeNumber(subject: string, min: number, max: number) {
  const error = `${subject} has to be a whole number from ${indianFormat.format(min)} to ${indianFormat.format(max)}.`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

export function decimalNumber(subject: string, min: number, max: number, decimals: number) {
  const error = `${subject} has to be a number from ${min} to ${max} with at most ${decimals} decimals.`;
  return z
    .number({ error })
    .min(min, { error })
    .max(max, { error })
    .refine((amount) => hasAtMostDecimals(amount, decimals), { error });
}

export function hasAtMostDecimals(amount: number, decimals: number): boolean {
  if (!(decimals >= 0 && decimals <= maxDecimals)) return false;
  return Number(amount.toFixed(decimals)) === amount;
}

export function calendarDay(subject: string) {
  const error = `${subject} has to be a day of the calendar from 1990 to 2099, for example 2026-01-21.`;
  return z.string({ error }).refine(isCalendarDay, { error });
}

/** `YYYY-MM-DD`, within the years that a record can name. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < firstDay || text > lastDay) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** They turn words round, and PostgreSQL refuses some. The two joiners of Indian scripts are wanted. */
const invisibleCharacters = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

export function hasUnseen(text: string): boolean {
  return invisibleCharacters.test(text);
}

/** Values stand inside Markdown, tables and tokens of posts. */
const markup = /[<>{}[\]|\\`*_~]/;

export function plainWords(subject: string, longest: number) {
  const error = `${subject} has to be a text of 1 to ${longest} characters.`;
  return z
    .string({ error })
    .transform((text) => text.replaceAll(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .min(1, { error })
        .max(longest, { error })
        .refine((text) => !hasUnseen(text), {
          error: `${subject} must not hold invisible characters.`,
        })
        .refine((text) => !markup.test(text), {
          error: `${subject} has to be plain words, without any of < > { } [ ] | \\ \` * _ ~.`,
        }),
    );
}
