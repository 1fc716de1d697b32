import { isDeepStrictEqual } from "node:util";
import type { Delivery, MailTransport } from "./mail.ts";
import type { SmtpSettings } from "./providers/smtp.ts";

type Connection = { readonly to: SmtpSettings; readonly transport: MailTransport };

/**
 * Takes mails to the mail server of the settings of the moment. What is under way ends at the server
 * where it began; the connections to a former one are closed after it.
 */
export function createFollowingTransport(
  settings: () => SmtpSettings | null,
  connect: (settings: SmtpSettings) => MailTransport,
): MailTransport & { readonly isOn: () => boolean } {
  let open: Connection | null = null;
  /** How many mails are under way, by connection. */
  const underWay = new Map<MailTransport, number>();

  function present(): MailTransport | null {
    const wantedSettings = settings();
    if (open !== null && isDeepStrictEqual(open.to, wantedSettings)) return open.transport;
    const former = open?.transport;
    open = wantedSettings && { to: wantedSettings, transport: connect(wantedSettings) };
    if (former !== undefined && !underWay.has(former)) void former.close();
    return open?.transport ?? null;
  }

  async function through(work: (transport: MailTransport) => Promise<Delivery>): Promise<Delivery> {
    const transport = present();
    if (transport === null) return switchedOff;
    underWay.set(transport, (underWay.get(transport) ?? 0) + 1);
    try {
      return await work(transport);
    } finally {
      const remaining = (underWay.get(transport) ?? 1) - 1;
      if (remaining > 0) underWay.set(transport, remaining);
      else underWay.delete(transport);
      if (remaining === 0 && transport !== open?.transport) void transport.close();
    }
  }

  return {
    isOn: () => settings() !== null,
    deliver: (mail) => through((transport) => transport.deliver(mail)),
    verify: () => through((transport) => transport.verify()),

    async close() {
      await open?.transport.close();
    },
  };
}

const switchedOff = {
  ok: false,
  failure: { isPermanent: false, reason: "E-mail was switched off under Settings." },
} as const;
