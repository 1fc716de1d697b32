import type { Queries } from "../../database/open-database.ts";
import type { Result } from "../shared/result.ts";

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

export type DeliveryFault = {
  /** Whether another attempt is useless: the server refused this recipient or this message for good. */
  readonly isPermanent: boolean;
  /** What the mail server, or the way to it, said. */
  readonly reason: string;
};

/** Takes mails to a mail server. */
export type MailTransport = {
  /** Hands one mail over; `id` is the same at every attempt. */
  readonly deliver: (mail: Mail & { readonly id: string }) => Promise<Result<null, DeliveryFault>>;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
};
