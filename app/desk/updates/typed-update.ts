import type { AnswerOf } from "../../calls/endpoint.ts";
import type { listUpdates } from "../../calls/updates-schema.ts";

export type DeskUpdate = AnswerOf<typeof listUpdates>["updates"][number];

/** The fields of the form by their names; a tick that is not set is left out. */
export type TypedUpdate = Readonly<Record<string, string>>;

/** The name of the update that is being written and has none yet. */
export const newUpdate = "new";

export function initialForm(update: DeskUpdate | null, today: string): TypedUpdate {
  if (update === null) return { category: "registration", day: today, endsOn: usualEnd(today) };
  const { id, version, headline, summary, category, day, link, isBreaking } = update;
  return {
    id,
    headline,
    summary,
    category,
    day,
    version: String(version),
    link: link ?? "",
    ...(isBreaking && { isBreaking: "on", breakingUntil: update.breakingUntil ?? "" }),
    endsOn: update.endsOn ?? usualEnd(today),
  };
}

/** Most news is old after two months. */
function usualEnd(today: string): string {
  const end = new Date(today);
  end.setUTCDate(end.getUTCDate() + 60);
  return end.toISOString().slice(0, 10);
}

/** Before the sentence, in the name of the tick that says that somebody has compared it. */
export const comparedPrefix = "compared:";

export function asCalled(typed: TypedUpdate) {
  const { headline = "", summary = "", category = "", day = "", version = "0" } = typed;
  const orNull = (name: string) => (typed[name] === "" ? null : (typed[name] ?? null));
  return {
    headline,
    summary,
    category,
    day,
    link: orNull("link"),
    isBreaking: typed["isBreaking"] === "on",
    breakingUntil: orNull("breakingUntil"),
    endsOn: orNull("endsOn"),
    id: orNull("id"),
    version: Number(version),
    publish: "publish" in typed,
    confirmed: Object.entries(typed)
      .filter(([name, value]) => name.startsWith(comparedPrefix) && value === "on")
      .map(([name]) => name.slice(comparedPrefix.length)),
  };
}
