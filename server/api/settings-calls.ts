import {
  downloadBackup,
  readOfficeSettings,
  saveSettings,
  sendTestMail,
  tryModel,
} from "../../app/calls/settings-schema.ts";
import { statusOf } from "../../app/failure-status.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { CallSources, Route } from "./api-routes.ts";

export function settingsCalls(sources: CallSources): readonly Route[] {
  const { settings, settingTrials, backup, adminRoute } = sources;
  return [
    adminRoute(readOfficeSettings, () => Promise.resolve(succeed(settings.describe()))),

    adminRoute(saveSettings, async (change, by, context) => {
      const outcome = await settings.save(change, by);
      if (outcome.ok || !("fields" in outcome.failure)) return outcome;
      const { kind, message: error, fields } = outcome.failure;
      return context.json({ error, fields }, statusOf[kind]);
    }),

    adminRoute(sendTestMail, (_input, by) => settingTrials.sendTestMail(by)),
    adminRoute(tryModel, (_input, _by, { req }) => settingTrials.tryModel(req.raw.signal)),

    adminRoute(downloadBackup, async (_input, { email }, context) => {
      const download = await backup.begin({ email, signal: context.req.raw.signal });
      if (!download.ok) return download;
      const { name, size, content } = download.value;
      const headers = {
        "Content-Type": "application/vnd.sqlite3",
        "Content-Length": `${size}`,
        "Content-Disposition": `attachment; filename="${name}"`,
      };
      return context.body(content, 200, headers);
    }),
  ];
}
