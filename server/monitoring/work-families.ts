import type { Connections } from "../../database/postgres-pool.ts";
import type { SiteWork } from "./site-work.ts";
import type { Family } from "./prometheus.ts";

/** What the database knows of the site's work; none of it while it does not answer. */
export function workFamilies(work: SiteWork | null): readonly Family[] {
  if (work === null) return [];
  const { drafting, mail, dailyTokenLimit, lastBackup } = work;
  return [
    {
      name: "site_drafting_runs",
      help: "Drafting runs by their state, those of all time included.",
      type: "gauge",
      samples: Object.entries(drafting.runs).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    },
    gauge("site_ai_tokens_today", "Tokens used on this Indian day.", drafting.tokensToday),
    gauge("site_ai_tokens_daily_limit", "Tokens that one Indian day may use.", dailyTokenLimit),
    {
      name: "site_mails",
      help: "Mails that wait to be sent, and that were given up.",
      type: "gauge",
      samples:
        mail === null
          ? []
          : [
              { labels: { state: "waiting" }, value: mail.waiting },
              { labels: { state: "failed" }, value: mail.failed },
            ],
    },
    gauge(
      "site_last_backup_timestamp_seconds",
      "When the last backup was made, since 1970.",
      lastBackup === null ? null : Date.parse(lastBackup) / 1_000,
    ),
  ];
}

/** Whether the database answers, and how its connections are used. */
export function databaseFamilies(
  isUp: boolean,
  connections: Connections | null,
): readonly Family[] {
  return [
    gauge("site_database_up", "1 while the database answers.", isUp ? 1 : 0),
    {
      name: "site_database_connections",
      help: "Connections to the database; `waiting` counts those who wait for one.",
      type: "gauge",
      samples: Object.entries(connections ?? {}).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    },
  ];
}

function gauge(name: string, help: string, value: number | null): Family {
  return { name, help, type: "gauge", samples: value === null ? [] : [{ value }] };
}
