import type { Queries } from "../../database/open-database.ts";
import type { Result } from "../shared/result.ts";

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type MailQueue = {
  readonly isOn: () => boolean;
  /** Stores a mail that stands or falls with the caller's transaction; it is sent soon after. */
  readonly enqueue: (queries: Queries, mail: Mail) => Promise<void>;
};

export type DeliveryFault = {
  readonly isPermanent: boolean;
  /** Without password and addresses. */
  readonly reason: string;
};

export type Delivery = Result<string | null, DeliveryFault>;

export type MailTransport = {
  /** Hands one mail over; `id` is the same at every attempt. */
  readonly deliver: (mail: Mail & { readonly id: string }) => Promise<Delivery>;
};

export const noMail: MailQueue = { isOn: () => false, enqueue: () => Promise.resolve() };
