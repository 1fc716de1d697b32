import { factNote, factText, findFact, type Fact } from "../../../content/facts/index.ts";

/** A record of the registry as a reviewer needs it. */
export type ShownRecord = {
  readonly id: string;
  readonly label: string;
  /** As it is read now. */
  readonly value: string;
  readonly edition: string;
  readonly note: string | null;
  readonly source: { readonly title: string; readonly url: string };
  /** ISO day. */
  readonly checkedOn: string;
  /** Our page with it. */
  readonly page: string;
};

/** The record of this id; null when it was taken out since. */
export function shownRecord(id: string): ShownRecord | null {
  const record = findFact(id);
  return record === undefined ? null : shown(record);
}

export function shown(record: Fact): ShownRecord {
  const { id, label, edition, source, checkedOn, page } = record;
  return {
    id,
    label,
    value: factText(record),
    edition,
    note: factNote(record),
    source: { title: source.title, url: source.address },
    checkedOn,
    page,
  };
}
