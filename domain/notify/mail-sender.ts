import { uuidv7 } from "uuidv7";
import type { OpenDatabase } from "../../database/open-database.ts";
import { type Clock, later } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { createPoller } from "../shared/poller.ts";
import { storableText } from "../shared/written-text.ts";
import type { DeliveryFault, MailTransport } from "./mail.ts";
import { mailLimits } from "./mail-limits.ts";
import * as mails from "./mail-repository.ts";

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly transport: MailTransport;
  readonly isOn?: () => boolean;
};

/**
 * Sends stored mails: claims each under a lease, hands it to the mail server, tries again later when
 * that fails. Every mail arrives at least once: a process that dies between the server's answer and
 * its record leaves a mail that is sent again, with the same `Message-ID`.
 */
export function createMailSender(dependencies: Dependencies) {
  const { database, clock, log, transport, isOn = () => true } = dependencies;
  const { queries } = database;
  const instance = uuidv7();
  let stopping = false;
  const failure = "Waiting mails could not be taken up.";
  const poller = createPoller({ log, interval: mailLimits.poll, work: sendAllDue, failure });

  return {
    async start(): Promise<void> {
      // One server a data folder: whoever held these leases is gone. Elsewhere they expire.
      if (database.engine === "sqlite") await mails.endMailLeases(queries);
      poller.start();
    },

    stop(timeout: number): Promise<void> {
      stopping = true;
      return poller.stop(timeout);
    },

    /** How many mails wait, and were given up since this instant or at all; null without a mail server. */
    async counts(since: Date): Promise<mails.MailCounts | null> {
      return isOn() ? mails.countMails(queries, since.toISOString()) : null;
    },
  };

  async function sendAllDue(): Promise<void> {
    for (;;) {
      const deliveries: Promise<void>[] = [];
      while (!stopping && isOn() && deliveries.length < mailLimits.atOnce) {
        const owner = `${instance}/${uuidv7()}`;
        const mail = await mails.claimDueMail(queries, leaseOf(owner), clock.now().toISOString());
        if (mail === null) break;
        deliveries.push(send(mail, owner));
      }
      if (deliveries.length === 0) return;
      await Promise.all(deliveries);
    }
  }

  /** Never rejects: a mail whose end cannot be recorded is free again when its lease ends. */
  async function send(mail: mails.StoredMail, owner: string): Promise<void> {
    try {
      const delivery = await transport.deliver(mail);
      if (!delivery.ok) await noteFailure(mail, owner, delivery.failure);
      else {
        const sentAt = clock.now().toISOString();
        await mails.endAttempt(queries, { id: mail.id, owner }, { sentAt });
      }
    } catch (fault) {
      log.error("A mail's sending could not be recorded; it will be sent again.", {
        mail: mail.id,
        fault,
      });
    }
  }

  async function noteFailure(
    { id, subject, attempts }: mails.StoredMail,
    owner: string,
    fault: DeliveryFault,
  ): Promise<void> {
    const reason = storableText(fault.reason.slice(0, mailLimits.reason));
    const delay = fault.isPermanent ? undefined : mailLimits.delays[attempts - 1];
    const until = delay === undefined ? null : later(clock.now(), delay);
    await mails.endAttempt(queries, { id, owner }, { reason, until });
    if (until === null) log.error("A mail was given up.", { mail: id, subject, attempts, reason });
    else
      log.warn("A mail was not sent; it will be tried again.", {
        mail: id,
        attempts,
        until,
        reason,
      });
  }

  function leaseOf(owner: string): mails.MailLease {
    return { owner, expires_at: later(clock.now(), mailLimits.lease) };
  }
}
