import type { OpenDatabase } from "../database/open-database.ts";
import type { AuditKey } from "./audit/audit-entry.ts";
import type { RunTools } from "./drafting/runs/run-control.ts";
import type { Writer } from "./drafting/writer.ts";
import type { Watching } from "./official-pages/official-pages-service.ts";
import type { MailTransport } from "./notify/mail.ts";
import type { SmtpSettings } from "./notify/providers/smtp.ts";
import type { MakePicture } from "./pictures/picture.ts";
import type { ReadShippedRound } from "./closing-ranks/closing-ranks-service.ts";
import type { SealingKey } from "./settings/sealed-secrets.ts";
import type { FixedSettings } from "./settings/settings-in-force.ts";
import type { Clock } from "./shared/clock.ts";
import type { Log } from "./shared/log.ts";

export type ServiceDependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly log: Log;
  /** Tests script what the checks see. */
  readonly checkDraft?: RunTools["checkDraft"];
  /** Without it no picture is taken. */
  readonly makePicture?: MakePicture;
  /** Without it no ranks ship. */
  readonly readShippedRound?: ReadShippedRound;
  /** Canonical origin without a trailing slash. */
  readonly siteUrl: string;
  /** Set by whoever runs the server: it wins over the desk. */
  readonly fixed?: FixedSettings;
  readonly settingsKey?: SealingKey;
  /** Without it nothing signs the end of the audit log. */
  readonly auditKey?: AuditKey | undefined;
  /** Without it nobody is asked. */
  readonly officialPages?: Watching;
  /** Tests script who writes, and where mails go. */
  readonly writer?: Writer;
  readonly connectMail?: (settings: SmtpSettings) => MailTransport;
};
