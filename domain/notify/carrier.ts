import type { Result } from "../shared/result.ts";
import type { Mail } from "./mail.ts";

export type DeliveryFault = {
  /** Whether another attempt is useless: the server refused this recipient or this message for good. */
  readonly isPermanent: boolean;
  /** What the mail server, or the way to it, said. */
  readonly reason: string;
};

/** Takes mails to a mail server. */
export type MailCarrier = {
  /** Hands one mail over; `id` is the same at every attempt. */
  readonly deliver: (mail: Mail & { readonly id: string }) => Promise<Result<null, DeliveryFault>>;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
};
