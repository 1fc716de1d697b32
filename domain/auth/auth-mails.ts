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
          text: `${inviter} would like you to work with them on ${siteUrl}. Choose a password, and you are in.`,
        },
        { kind: "link", label: "Accept the invitation", address: inviteUrl },
        {
          kind: "paragraph",
          text: `The link works once, within ${invitationDays} days. Whoever has it could accept in your place: please do not pass it on.`,
        },
      ],
      footer: `Sent by ${siteUrl}. If you do not know ${inviter}, do nothing.`,
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
      subject: "Your second factor was reset",
      parts: [
        {
          kind: "paragraph",
          text: `${by} has taken away the second factor of your account on ${siteUrl}, and ended your sessions. Logging in needs your password alone until you set up a new one.`,
        },
        { kind: "link", label: "Log in and set it up", address: `${siteUrl}/admin/login` },
      ],
      footer: `Sent by ${siteUrl}. If you did not ask for it, speak with ${by}.`,
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
          text: `Somebody, perhaps you, asked for a new password for ${to}. This link works once, within one hour:`,
        },
        {
          kind: "link",
          label: "Choose a new password",
          address: `${siteUrl}/admin/reset#token_hash=${token}`,
        },
      ],
      footer:
        "If it was not you, do nothing: your password stays as it is, and nobody gets in by this mail but you.",
    },
    to,
  );
}

function hostOf(address: string): string {
  return new URL(address).host;
}
