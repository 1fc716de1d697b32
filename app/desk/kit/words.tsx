import type { RunStage } from "../../../domain/drafting/runs/drafting-run.ts";

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The person in an actor of the audit log: admins are `admin:ADDRESS` there, and null is a machine. */
export function personName(actor: string | null): string {
  return actor?.replace(/^admin:/, "") ?? "The site";
}

const labels: Readonly<Record<RunStage, string>> = {
  reading: "Reading the request…",
  gathering: "Gathering checked facts…",
  drafting: "Writing the draft…",
  checking: "Checking the draft…",
  repairing: "Mending what the checks found…",
  "second-reading": "Reading the draft a second time…",
  saving: "Saving…",
};

/** A stage of a drafting run in words; before its first it is only starting. */
export function stageLabel(stage: string | null): string {
  return Object.entries(labels).find(([name]) => name === stage)?.[1] ?? "Starting…";
}

const written = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** A day and time of day in India, as the desk writes every instant: `22 Nov 2026, 5:30 pm`. */
export function indianTime(instant: string): string {
  return written.format(new Date(instant));
}

const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

export function Day({ of }: { of: string }) {
  return (
    <time dateTime={of} title={of.includes("T") ? indianTime(of) : undefined}>
      {day.format(new Date(of))}
    </time>
  );
}

export function Instant({ of }: { of: string }) {
  return <time dateTime={of}>{indianTime(of)}</time>;
}
