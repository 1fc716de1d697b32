type ChangedRecord = { label: string; was: string; now: string | null };

/** How a record differs from what it was when the post was checked. */
export function changeSentence({ label, was, now }: ChangedRecord): string {
  return now === null
    ? `${label} was ${was} when checked; the record was taken out since.`
    : `${label} was ${was} when checked, is ${now} now.`;
}
