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
  /** Whether mails are sent at all: without a mail server none is put in. */
  readonly isOn: () => boolean;
  /** Stores a mail that stands or falls with the caller's transaction; it is sent soon after. */
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<void>;
};

export type DeliveryFault = {
  /** Whether another attempt is useless: the server refused this recipient or this message for good. */
  readonly isPermanent: boolean;
  /** What the mail server, or the way to it, said, without password and addresses. */
  readonly reason: string;
};

/** What the mail server said when it took the mail; null where that is not known. */
export type Delivery = Result<string | null, DeliveryFault>;

/** Takes mails to a mail server. */
export type MailTransport = {
  /** Hands one mail over; `id` is the same at every attempt. */
  readonly deliver: (mail: Mail & { readonly id: string }) => Promise<Delivery>;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
};

/** A site that sends no mails. */
export const noMail: MailQueue = { isOn: () => false, enqueue: () => Promise.resolve() };
