import type { Mail } from "../notify/mail.ts";

type RecoveryMail = { readonly to: string; readonly siteUrl: string; readonly token: string };

/** The token stands behind `#`: it reaches no server, no log and no referrer by the link being opened. */
export function recoveryMail({ to, siteUrl, token }: RecoveryMail): Mail {
  const link = `${siteUrl}/admin/reset#token_hash=${token}`;
  const sentences = {
    opening: `Somebody, perhaps you, asked for a new password for ${to}.`,
    use: "This link works once, within one hour:",
    otherwise:
      "If it was not you, do nothing: your password stays as it is, and nobody gets in by this mail but you.",
  };
  return {
    to,
    subject: "Choose a new password",
    text: [sentences.opening, `${sentences.use}\n${link}`, sentences.otherwise].join("\n\n"),
    html: [
      `<p>${escaped(sentences.opening)}</p>`,
      `<p>${sentences.use}<br><a href="${escaped(link)}">Choose a new password</a></p>`,
      `<p>${sentences.otherwise}</p>`,
    ].join("\n"),
  };
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
