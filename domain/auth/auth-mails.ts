import type { Mail } from "../notify/mail.ts";
import { link, paragraph, renderMail } from "../notify/mail-template.ts";
import { invitationDays } from "./auth-limits.ts";

// Tokens stand behind `#`: opening such a link tells them to no server, no log and no referrer.

type Invitation = {
  readonly to: string;
  readonly siteUrl: string;
  readonly inviteUrl: string;
  readonly inviter: string;
};

export function invitationMail({ to, siteUrl, inviteUrl, inviter }: Invitation): Mail {
  const parts = [
    paragraph(
      `${inviter} would like you to work with them on ${siteUrl}. Choose a password to get started.`,
    ),
    link("Accept the invitation", inviteUrl),
    paragraph(
      `The link works once and expires in ${invitationDays} days. Please do not forward this e-mail: anyone with the link can accept in your place.`,
    ),
  ];
  const subject = `${inviter} invites you to ${new URL(siteUrl).host}`;
  const footer = `Sent by ${siteUrl}. If you do not know ${inviter}, you can ignore this e-mail.`;
  return renderMail({ subject, parts, footer }, to);
}

type Recovery = { readonly to: string; readonly siteUrl: string; readonly token: string };

export function recoveryMail({ to, siteUrl, token }: Recovery): Mail {
  const subject = "Choose a new password";
  const text = `We received a request for a new password for ${to}. Use this link within one hour. It works once:`;
  const address = `${siteUrl}/admin/reset#token_hash=${token}`;
  const parts = [paragraph(text), link(subject, address)];
  const footer = "If you did not ask for this, ignore this e-mail: your password stays the same.";
  return renderMail({ subject, parts, footer }, to);
}
