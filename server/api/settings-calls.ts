import {
  readOfficeSettings,
  saveSettings,
  sendTestMail,
  tryModel,
} from "../../app/calls/settings.ts";
import { statusOf } from "../../app/failure-status.ts";
import type { Services } from "../../domain/services.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { Route, StaffRoute } from "./routes.ts";

/** The calls on the office's settings (contract section 8), for approvers alone. */
export function settingsCalls(
  { settings, settingTrials }: Pick<Services, "settings" | "settingTrials">,
  adminRoute: StaffRoute,
): readonly Route[] {
  return [
    adminRoute(readOfficeSettings, () => Promise.resolve(succeed(settings.describe()))),

    adminRoute(saveSettings, async (change, by, context) => {
      const saved = await settings.save(change, by);
      if (saved.ok || !("fields" in saved.failure)) return saved;
      const { kind, message: error, fields } = saved.failure;
      return context.json({ error, fields }, statusOf[kind]);
    }),

    adminRoute(sendTestMail, (_input, by) => settingTrials.sendTestMail(by)),
    adminRoute(tryModel, () => settingTrials.tryModel()),
  ];
}
