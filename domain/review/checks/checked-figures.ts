import { factsIn } from "../../posts/fact-tokens.ts";
import type { Ledger, Place, Verdict } from "../../posts/ledger.ts";
import type { PostContent } from "../../posts/post.ts";
import { shown, shownRecord, type ShownRecord } from "./record.ts";

/** One record on which statements of a revision rest. */
export type CheckedFigure = {
  readonly id: string;
  /** As it is now; null when it was taken out since. */
  readonly record: ShownRecord | null;
  /** Its value at the time of the check, when that is not its value now. */
  readonly was: string | null;
  /** Null when the revision was not checked. */
  readonly verdict: Verdict | null;
  /** No token looks it up: the writer typed the value. */
  readonly isTyped: boolean;
  /** Where it is used, each place once. */
  readonly places: readonly Place[];
};

/** The figures of a revision: those of its statements in reading order, then values that state nothing. */
export function checkedFigures(
  content: PostContent,
  ledger: Ledger | null,
): readonly CheckedFigure[] {
  const looked = factsIn(
    [content.hero_summary, content.body_markdown, content.meta_description].join("\n"),
  );
  const tokens = new Set<string>(looked.map(({ id }) => id));
  const claimed = claimedRecords(ledger);
  const unclaimed = looked.filter(({ id }) => !claimed.has(id));
  const contradicting = new Set(
    (ledger?.findings ?? []).flatMap(({ stops, record }) => (stops ? (record ?? []) : [])),
  );
  return [
    ...[...claimed].map(([id, { value, places }]): CheckedFigure => {
      const record = shownRecord(id);
      return {
        id,
        record,
        was: record?.value === value ? null : value,
        verdict: contradicting.has(id) ? "contradicted" : "supported",
        isTyped: !tokens.has(id),
        places,
      };
    }),
    ...unclaimed.map((record): CheckedFigure => {
      const verdict = ledger === null ? null : "supported";
      const { id } = record;
      return { id, record: shown(record), was: null, verdict, isTyped: false, places: [] };
    }),
  ];
}

function claimedRecords(ledger: Ledger | null) {
  const claimed = new Map<string, { readonly value: string; readonly places: Place[] }>();
  for (const { place, records } of ledger?.claims ?? [])
    for (const { id, value } of records) {
      const known = claimed.get(id) ?? { value, places: [] };
      if (!known.places.some((one) => isSame(one, place))) known.places.push(place);
      claimed.set(id, known);
    }
  return claimed;
}

function isSame(one: Place, other: Place): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
