import { z } from "zod";
import { newsCategories, type NewsCategory } from "../../content/news-categories.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { unknownTokens } from "../posts/text/fact-tokens.ts";
import { longIndianDate } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { oneLine } from "../shared/written-text.ts";
import { updateLimits } from "./update-terms.ts";
import type { UpdateContent } from "./update.ts";

const firstDay = "2020-01-01";

/** How long readers can have an update, in milliseconds. */
const maxLife = 366 * 24 * 60 * 60 * 1_000;

export type TypedUpdate = Omit<UpdateContent, "category"> & { readonly category: string };

/** The stored form of typed words; `unacceptable` with the first thing that cannot be stored. `today` is the Indian day (ISO). */
export function writtenUpdate(
  typed: TypedUpdate,
  { today, facts }: { readonly today: string; readonly facts: FactSnapshot },
): Result<UpdateContent> {
  const headline = oneLine(typed.headline);
  const summary = oneLine(typed.summary);
  const link = typed.link === null ? "" : typed.link.trim();
  const breakingUntil = typed.isBreaking ? (typed.breakingUntil ?? "") || null : null;
  const endsOn = (typed.endsOn ?? "") || null;
  const { category, day, isBreaking } = typed;
  if (headline === "") return refuse("An update needs a headline.");
  if (summary === "") return refuse("An update needs a summary.");
  for (const [name, { length }] of [
    ["headline", headline],
    ["summary", summary],
    ["link", link],
  ] as const)
    if (length > updateLimits[name])
      return refuse(
        `The ${name} can have at most ${updateLimits[name]} characters; this one has ${length}.`,
      );
  if (headline.includes("{{")) return refuse("A headline holds no values of records.");
  const [unknown] = unknownTokens(summary, facts);
  if (unknown !== undefined) return refuse(`“${unknown}” names no record of ours.`);
  if (!isCategory(category)) return refuse("Please choose a category.");
  if (!isDay(day)) return refuse("Please choose the day of the update.");
  if (day > today) return refuse("The day of an update cannot lie in the future.");
  if (day < firstDay)
    return refuse(`The day of an update is ${longIndianDate(firstDay)} or later.`);
  if (breakingUntil !== null && (!isDay(breakingUntil) || breakingUntil < day))
    return refuse("The breaking mark ends on the day of the update or later.");
  if (endsOn !== null && (!isDay(endsOn) || endsOn < day))
    return refuse("An update ends on its day or later.");
  if (endsOn !== null && Date.parse(endsOn) - Date.parse(today) > maxLife)
    return refuse("An update ends within a year: bring it back then if it still holds.");
  if (link !== "" && !isLink(link))
    return refuse(
      "A link is a web address that begins with https://, or a path of this site that begins with /.",
    );
  const stored = { headline, summary, category, day, isBreaking, breakingUntil, endsOn };
  return succeed({ ...stored, link: link || null });
}

export function isOwnPath(link: string): boolean {
  return link.startsWith("/");
}

function isCategory(text: string): text is NewsCategory {
  return Object.hasOwn(newsCategories, text);
}

function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}

/** `//host` would lead to another site, and so would a backslash. */
function isLink(text: string): boolean {
  if (/[\s\\]|\p{Cc}/u.test(text)) return false;
  if (text.startsWith("/")) return !text.startsWith("//");
  const address = URL.parse(text);
  return (
    address !== null &&
    /^https?:$/.test(address.protocol) &&
    address.username + address.password === ""
  );
}

function refuse(message: string) {
  return fail("unacceptable", message);
}
