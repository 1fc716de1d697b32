const minute = 60_000;

/** Every bound of the mail room, in milliseconds unless the name says otherwise. */
export const mailLimits = {
  poll: 1_000,
  atOnce: 4,
  delivery: 60_000,
  /** How long a mail belongs to the instance that sends it: longer than its delivery may take. */
  lease: 90_000,
  /** After each attempt that failed; given up after the last one, 46 hours after the first attempt. */
  delays: [1, 5, 15, 60, 180, 360, 720, 1_440].map((minutes) => minutes * minute),
  /** How long the record of a mail, whom it went to and when, is kept after it was written. */
  record: 90 * 1_440 * minute,
  connection: 10_000,
  greeting: 10_000,
  answer: 30_000,
  reason: 500,
} as const;
