import { uuidv7 } from "uuidv7";
import { paragraph, renderMail } from "../notify/mail-template.ts";
import { oneLine } from "../shared/written-text.ts";
import type { MailTransport } from "../notify/mail.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { OfficeSettings } from "./settings-in-force.ts";

export type Trial = { readonly worked: boolean; readonly message: string };

const longestWait = 30;

const longestReason = 300;

export function createSettingTrials(
  current: () => OfficeSettings,
  transport: MailTransport,
  siteUrl: string,
) {
  let isTrying = false;

  async function alone(work: () => Promise<Trial>): Promise<Result<Trial>> {
    if (isTrying) return fail("too-many", "A trial is under way: wait for its end.", 5);
    isTrying = true;
    try {
      return succeed(await work());
    } finally {
      isTrying = false;
    }
  }

  return {
    sendTestMail: ({ email }: { readonly email: string }): Promise<Result<Trial>> =>
      alone(async () => {
        const { mail, provider } = current();
        if (mail === null) return { worked: false, message: noServer };
        const words = {
          subject: `Test e-mail of ${provider.name}`,
          parts: [paragraph("If you can read this, the e-mail settings of the site are right.")],
          footer: `Sent by ${provider.name}, ${siteUrl}, because somebody asked for it under Settings.`,
        };
        const delivery = await transport.deliver({ id: uuidv7(), ...renderMail(words, email) });
        if (!delivery.ok) return refusedTrial(delivery.failure.reason);
        const serverAnswer = delivery.value === null ? "" : ` It said: ${short(delivery.value)}`;
        const message = `Your e-mail provider has taken the e-mail to ${email}. Look into your inbox.${serverAnswer}`;
        return { worked: true, message };
      }),

    tryModel: (signal: AbortSignal): Promise<Result<Trial>> =>
      alone(async () => {
        const { writer } = current();
        if (writer.provider === "offline")
          return {
            worked: false,
            message: "No AI service is chosen: drafts are composed from the site's own facts.",
          };
        const { tryModel } = await import("../drafting/providers/try-model.ts");
        const seconds = Math.min(writer.timeoutSeconds, longestWait);
        const models = new Set([writer.model, writer.reviewModel ?? writer.model]);
        const sentences: string[] = [];
        for (const model of models) {
          const startedAt = performance.now();
          const answer = await tryModel({ ...writer, model }, seconds, signal);
          if (!answer.ok) {
            const reason = answer.failure.message;
            return { worked: false, message: models.size === 1 ? reason : `${model}: ${reason}` };
          }
          const took = Math.max(1, Math.round((performance.now() - startedAt) / 1_000));
          sentences.push(
            `${model} answered “${oneLine(answer.value)}” within ${took} ${took === 1 ? "second" : "seconds"}.`,
          );
        }
        return { worked: true, message: sentences.join(" ") };
      }),
  };
}

const noServer =
  "Nothing can be sent: no e-mail server is entered and saved yet. Your e-mail provider tells you its name.";

function refusedTrial(reason: string): Trial {
  const sentence =
    faults.find(([form]) => form.test(reason))?.[1] ??
    "Your e-mail provider did not take the e-mail. Ask it why, with the words below.";
  return { worked: false, message: `${sentence} It said: ${short(reason)}` };
}

const faults: readonly (readonly [RegExp, string])[] = [
  [
    /invalid login|missing credentials|\b53[045]\b/i,
    "Your e-mail provider refused the user or the password. Ask it for a password for programs if the usual one is refused.",
  ],
  [
    /ENOTFOUND|EAI_AGAIN|EDNS/,
    "No e-mail server of this name was found: compare it with what your e-mail provider says.",
  ],
  [
    /ECONNREFUSED/,
    "Nothing answers there: compare the server's name and the port with what your e-mail provider says.",
  ],
  [/STARTTLS|SSL|TLS|certificate/i, "No encrypted connection could be made: try port 465."],
  [
    /timeout|greeting|aborted/i,
    "The e-mail server did not answer in time: compare its name and the port with what your e-mail provider says.",
  ],
  [
    /\b55\d\b/,
    "Your e-mail provider refused the sender or the recipient: the sender has to be an address that the user may send from.",
  ],
];

function short(reason: string): string {
  const line = oneLine(reason);
  return line.length <= longestReason ? line : `${line.slice(0, longestReason)}…`;
}
