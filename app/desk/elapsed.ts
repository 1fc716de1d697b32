import { useEffect, useState } from "react";
import { counted } from "./phrases.ts";

/** Whole seconds since `start` (milliseconds since the epoch), counted while shown. */
export function useElapsedSeconds(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - start) / 1000));
}

/** Minutes and seconds as on a stopwatch: `0:07`, `12:30`. */
export function stopwatch(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const units = [
  { name: "day", seconds: 86_400 },
  { name: "hour", seconds: 3600 },
  { name: "minute", seconds: 60 },
] as const;

const agoFormat = new Intl.RelativeTimeFormat("en-IN", { numeric: "always" });

/** How long it is until an instant, in whole hours, or minutes in the last one: `23 hours`. */
export function remaining(until: string, now: Date): string {
  const minutes = Math.max(1, Math.floor((Date.parse(until) - now.getTime()) / 60_000));
  return minutes < 60 ? counted(minutes, "minute") : counted(Math.floor(minutes / 60), "hour");
}

/** How long ago an instant was, in its largest whole unit: `3 hours ago`. */
export function ago(instant: string, now: Date): string {
  const seconds = Math.floor((now.getTime() - Date.parse(instant)) / 1000);
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  if (unit === undefined) return "just now";
  return agoFormat.format(-Math.floor(seconds / unit.seconds), unit.name);
}
