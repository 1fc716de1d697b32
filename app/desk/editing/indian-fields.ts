const offset = 5.5 * 60 * 60 * 1_000;

/** An instant as a field of day and time has it in India: `2026-11-29T17:30`. */
export function indianMinute(instant: Date): string {
  return new Date(instant.getTime() + offset).toISOString().slice(0, "2026-11-29T17:30".length);
}

/** The instant that such a field names; null while it is not filled in. */
export function instantOf(minute: string): string | null {
  const at = new Date(`${minute}:00+05:30`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
