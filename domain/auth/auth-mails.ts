import type { Mail } from "../notify/mail.ts";
import { renderMail } from "../notify/mail-template.ts";
import { invitationDays } from "./auth-limits.ts";

/** Asks somebody to join. The token stands behind `#`: opening the link tells it to no server, no log and no referrer. */
export function invitationMail(mail: {
  readonly to: string;
  readonly siteUrl: string;
  readonly inviteUrl: string;
  /** Who asks, by name. */
  readonly inviter: string;
}): Mail {
  const { to, siteUrl, inviteUrl, inviter } = mail;
  return renderMail(
    {
      subject: `${inviter} invites you to ${hostOf(siteUrl)}`,
      parts: [
        {
          kind: "paragraph",
          text: `${inviter} would like you to work with them on ${siteUrl}. Choose a password to get started.`,
        },
        { kind: "link", label: "Accept the invitation", address: inviteUrl },
        {
          kind: "paragraph",
          text: `The link works once and expires in ${invitationDays} days. Please do not forward this e-mail: anyone with the link can accept in your place.`,
        },
      ],
      footer: `Sent by ${siteUrl}. If you do not know ${inviter}, you can ignore this e-mail.`,
    },
    to,
  );
}

/** Tells somebody that an approver has taken away their second factor. */
export function factorResetMail(mail: {
  readonly to: string;
  readonly siteUrl: string;
  /** Who did it, by name. */
  readonly by: string;
}): Mail {
  const { to, siteUrl, by } = mail;
  return renderMail(
    {
      subject: "Your second login step was removed",
      parts: [
        {
          kind: "paragraph",
          text: `${by} has removed the second login step from your account on ${siteUrl} and signed you out everywhere. Until you set it up again, your password alone is enough to log in.`,
        },
        { kind: "link", label: "Log in and set it up", address: `${siteUrl}/admin/login` },
      ],
      footer: `Sent by ${siteUrl}. If you did not ask for this, please speak to ${by} at once.`,
    },
    to,
  );
}

/** The token stands behind `#` here too. */
export function recoveryMail(mail: {
  readonly to: string;
  readonly siteUrl: string;
  readonly token: string;
}): Mail {
  const { to, siteUrl, token } = mail;
  return renderMail(
    {
      subject: "Choose a new password",
      parts: [
        {
          kind: "paragraph",
          text: `We received a request for a new password for ${to}. Use this link within one hour. It works once:`,
        },
        {
          kind: "link",
          label: "Choose a new password",
          address: `${siteUrl}/admin/reset#token_hash=${token}`,
        },
      ],
      footer: "If you did not ask for this, ignore this e-mail: your password stays the same.",
    },
    to,
  );
}

function hostOf(address: string): string {
  return new URL(address).host;
}
