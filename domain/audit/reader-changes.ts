import { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { readerEffectOf, type SubjectChange } from "./audit-actions.ts";
import type { ChainedEntry } from "./audit-entry.ts";
import { entriesAfter, readHead } from "./audit-repository.ts";

/** One thing that readers see differently, and by what its pages are found. */
export type ReaderChange = {
  [Subject in keyof PageKeys]: Extract<SubjectChange, { readonly subject: Subject }> &
    PageKeys[Subject];
}[keyof PageKeys];

/** What readers see differently since an entry of the log. */
type ReaderChanges = {
  /** The number of the newest entry that was read. */
  readonly sequence: number;
  /** `everything` where it cannot be told what. */
  readonly changes: readonly ReaderChange[] | "everything";
};

/** More entries than these are not read one by one. */
const mostEntries = 200;

/** By what the pages of a subject are found: it stands in the details of the entry. */
const pageKeys = {
  /** With the slug that it had until now, where that is another one. */
  post: z.object({ slug: z.string(), formerSlug: z.optional(z.string()) }),
  fact: z.object({ tags: z.array(z.string()) }),
  update: z.object({ records: z.array(z.string()) }),
  ranks: z.object({ year: z.number() }),
} satisfies Record<SubjectChange["subject"], z.ZodType>;

type PageKeys = {
  readonly [Subject in keyof typeof pageKeys]: Readonly<z.output<(typeof pageKeys)[Subject]>>;
};

/** What readers see differently since the entry of this number; reads one row while there is none newer. */
export async function readerChanges(queries: Queries, since: number): Promise<ReaderChanges> {
  const head = await readHead(queries);
  if (head.sequence === since) return { sequence: since, changes: [] };
  const entries = await entriesAfter(queries, since, mostEntries + 1);
  const sequence = Math.max(head.sequence, entries.at(-1)?.sequence ?? 0);
  // A log that has become shorter is another database's: it was restored.
  if (head.sequence < since || entries.length > mostEntries)
    return { sequence, changes: "everything" };
  const changes: ReaderChange[] = [];
  for (const entry of entries) {
    const change = changeBy(entry);
    if (change === "everything") return { sequence, changes: "everything" };
    if (change !== "nothing") changes.push(change);
  }
  return { sequence, changes };
}

function changeBy({ action, details }: ChainedEntry): ReaderChange | "nothing" | "everything" {
  const effect = readerEffectOf(action);
  if (typeof effect === "string") return effect;
  switch (effect.subject) {
    case "post": {
      const parsedKey = pageKeys.post.safeParse(details);
      return parsedKey.success ? { ...effect, ...parsedKey.data } : "everything";
    }
    case "fact": {
      const parsedKey = pageKeys.fact.safeParse(details);
      return parsedKey.success ? { ...effect, ...parsedKey.data } : "everything";
    }
    case "update": {
      const parsedKey = pageKeys.update.safeParse(details);
      return parsedKey.success ? { ...effect, ...parsedKey.data } : "everything";
    }
    case "ranks": {
      const parsedKey = pageKeys.ranks.safeParse(details);
      return parsedKey.success ? { ...effect, ...parsedKey.data } : "everything";
    }
  }
}
