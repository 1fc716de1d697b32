import { writeSync } from "node:fs";
import { openDatabase, type DatabaseLocation } from "../../database/open-database.ts";
import { createServices } from "../../domain/services.ts";
import { testWriter } from "../support/writing.ts";
import "../support/kept-compilation.ts";

/** What the process is to do: sent as its only argument. */
export type ScheduleOrder = {
  readonly location: DatabaseLocation;
  /** By how many milliseconds its clock is slow. */
  readonly slowBy: number;
  /** For how many milliseconds its clock stands still at the start, as after a suspension of the machine. */
  readonly standsFor: number;
};

/** An instance that does nothing but publish what is due, until it is killed. */
const { location, slowBy, standsFor } = JSON.parse(process.argv[2] ?? "") as ScheduleOrder;
const begin = Date.now();
const services = createServices({
  database: await openDatabase(location),
  clock: {
    now: () => new Date((Date.now() - begin < standsFor ? begin : Date.now()) - slowBy),
  },
  log: {
    info: () => undefined,
    warn: () => undefined,
    error: (message, details) => writeSync(2, `${message} ${String(details?.fault)}\n`),
  },
  writer: testWriter(),
  siteUrl: "https://guide.example",
  fixed: { institute: { name: "The Institute" }, timeoutSeconds: 60 },
});
await services.facts.reload();
services.scheduleRunner.start();
writeSync(1, "ready\n");
setInterval(() => undefined, 1_000);
