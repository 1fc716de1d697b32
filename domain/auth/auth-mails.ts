import type { Mail } from "../notify/mail.ts";
import { renderMail } from "../notify/mail-template.ts";
import { invitationDays } from "./auth-limits.ts";

/** Tokens stand behind `#`: opening such a link tells them to no server, no log and no referrer. */
type MailWords = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly label: string;
  readonly address: string;
  readonly after?: string;
  readonly footer: string;
};

function mailWith({ to, subject, text, label, address, after, footer }: MailWords): Mail {
  const parts = [
    { kind: "paragraph", text },
    { kind: "link", label, address },
    ...(after === undefined ? [] : [{ kind: "paragraph", text: after } as const]),
  ] as const;
  return renderMail({ subject, parts, footer }, to);
}

type Words<Name extends string> = { readonly [Field in Name]: string };

export function invitationMail({
  to,
  siteUrl,
  inviteUrl,
  inviter,
}: Words<"to" | "siteUrl" | "inviteUrl" | "inviter">): Mail {
  return mailWith({
    to,
    subject: `${inviter} invites you to ${new URL(siteUrl).host}`,
    text: `${inviter} would like you to work with them on ${siteUrl}. Choose a password to get started.`,
    label: "Accept the invitation",
    address: inviteUrl,
    after: `The link works once and expires in ${invitationDays} days. Please do not forward this e-mail: anyone with the link can accept in your place.`,
    footer: `Sent by ${siteUrl}. If you do not know ${inviter}, you can ignore this e-mail.`,
  });
}

export function factorResetMail({ to, siteUrl, by }: Words<"to" | "siteUrl" | "by">): Mail {
  return mailWith({
    to,
    subject: "Your second login step was removed",
    text: `${by} has removed the second login step from your account on ${siteUrl} and signed you out everywhere. Until you set it up again, your password alone is enough to log in.`,
    label: "Log in and set it up",
    address: `${siteUrl}/admin/login`,
    footer: `Sent by ${siteUrl}. If you did not ask for this, please speak to ${by} at once.`,
  });
}

export function recoveryMail({ to, siteUrl, token }: Words<"to" | "siteUrl" | "token">): Mail {
  return mailWith({
    to,
    subject: "Choose a new password",
    text: `We received a request for a new password for ${to}. Use this link within one hour. It works once:`,
    label: "Choose a new password",
    address: `${siteUrl}/admin/reset#token_hash=${token}`,
    footer: "If you did not ask for this, ignore this e-mail: your password stays the same.",
  });
}
