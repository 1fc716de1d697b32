import { useMemo } from "react";
import * as z from "zod/mini";
import type { OutputOf } from "../../calls/endpoint.ts";
import type { listUpdates } from "../../calls/updates-schema.ts";
import { parsedJson } from "../kit/call.ts";
import { usePersistedText } from "../kit/use-persisted-text.ts";

export type DeskUpdate = OutputOf<typeof listUpdates>["updates"][number];

/** What is in the form; empty texts for what is left out. */
export type TypedUpdate = z.output<typeof typedUpdate>;

const typedUpdate = z.object({
  headline: z.string(),
  summary: z.string(),
  category: z.string(),
  day: z.string(),
  link: z.string(),
  isBreaking: z.boolean(),
  breakingUntil: z.string(),
  endsOn: z.string(),
  /** The version that was seen. */
  version: z.number(),
});

/** The name of the update that is being written and has none yet. */
export const newUpdate = "new";

/** What the form begins with. */
export function initialForm(update: DeskUpdate | null, today: string): TypedUpdate {
  if (update === null)
    return {
      ...{ headline: "", summary: "", category: "registration", day: today, link: "" },
      ...{ isBreaking: false, breakingUntil: "", endsOn: usualEnd(today), version: 0 },
    };
  const { headline, summary, category, day, link, isBreaking, breakingUntil, version } = update;
  return {
    ...{ headline, summary, category, day, isBreaking, version },
    link: link ?? "",
    breakingUntil: breakingUntil ?? "",
    endsOn: update.endsOn ?? usualEnd(today),
  };
}

/** Most news is old after two months. */
function usualEnd(today: string): string {
  const end = new Date(today);
  end.setUTCDate(end.getUTCDate() + 60);
  return end.toISOString().slice(0, 10);
}

/** As the calls take it. */
export function asCalled({ link, breakingUntil, endsOn, ...typed }: TypedUpdate) {
  return {
    ...typed,
    link: link === "" ? null : link,
    breakingUntil: breakingUntil === "" ? null : breakingUntil,
    endsOn: endsOn === "" ? null : endsOn,
  };
}

function readStored(stored: string): TypedUpdate | null {
  if (stored === "") return null;
  const read = z.safeParse(typedUpdate, parsedJson(stored));
  return read.success ? read.data : null;
}

/** The form of one update, kept in this browser until it is saved or thrown away. */
export function useTypedUpdate(id: string, initial: TypedUpdate) {
  const [stored, store] = usePersistedText(`update:${id}`);
  const kept = useMemo(() => readStored(stored), [stored]);
  const typed = kept ?? initial;
  return {
    typed,
    /** Whether something was typed that is not saved. */
    isDirty: kept !== null,
    change: (parts: Partial<TypedUpdate>) => store(JSON.stringify({ ...typed, ...parts })),
    forget: () => store(""),
  };
}
