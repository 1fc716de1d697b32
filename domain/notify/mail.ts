import type { Queries } from "../../database/open-database.ts";

/** One mail to one address. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type MailQueue = {
  /** Stores a mail that stands or falls with the caller's transaction; it is sent soon after. */
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<void>;
};
