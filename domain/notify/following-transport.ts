import type { Delivery, MailTransport } from "./mail.ts";
import type { SmtpSettings } from "./providers/smtp.ts";

/** Takes each mail to the mail server of the settings of the moment. */
export function createFollowingTransport(
  settings: () => SmtpSettings | null,
  connect: (settings: SmtpSettings) => MailTransport,
): MailTransport & { readonly isOn: () => boolean } {
  const present = () => {
    const wanted = settings();
    return wanted === null ? null : connect(wanted);
  };
  return {
    isOn: () => settings() !== null,
    deliver: async (mail) => (await present()?.deliver(mail)) ?? switchedOff,
    verify: async () => (await present()?.verify()) ?? switchedOff,
  };
}

const switchedOff: Delivery = {
  ok: false,
  failure: { isPermanent: false, reason: "E-mail was switched off under Settings." },
};
