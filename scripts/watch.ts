import { createOutboundClient } from "../domain/outbound/outbound-client.ts";
import { createServices } from "../domain/services.ts";
import { frozenClock, systemClock } from "../domain/shared/clock.ts";
import { noLog } from "../domain/shared/log.ts";
import type { AskedLook } from "../domain/watch/page-watcher.ts";
import type { WatchService } from "../domain/watch/watch-service.ts";
import { loadEnvironment, readSettings } from "../server/config.ts";
import { openMigrated } from "../server/data-location.ts";
import { startFailureMessage, StartError } from "../server/start-error.ts";

const usage = `Official pages that are watched. Works while the server runs, on the same settings.

  npm run watch -- list             the pages with their last look, their last change and their state
  npm run watch -- look [ADDRESS]   look now, at one page or at all, and print what changed

Nothing becomes public by it: what changed waits on the desk for a person.
Ends with 0 when it is done, with 1 when a page could not be looked at, with 2 when the command is not understood.`;

type Outcome = { readonly lines: readonly string[]; readonly isDone: boolean };

type Work = (watch: WatchService) => Promise<Outcome>;

async function main([command, address, ...others]: readonly string[]): Promise<number> {
  if (command === "help" || command === "--help") {
    console.log(usage);
    return 0;
  }
  const work =
    command === "look"
      ? (watch: WatchService) => look(watch, address)
      : command === "list" && address === undefined
        ? list
        : null;
  if (work === null || others.length > 0) {
    console.error(usage);
    return 2;
  }
  const { lines, isDone } = await withWatch(work);
  for (const line of lines) console.log(line);
  return isDone ? 0 : 1;
}

async function list(watch: WatchService): Promise<Outcome> {
  await watch.noteSources();
  const { pages, isOn } = (await watch.desk.pages()).value;
  const lines = pages.map(({ address, state, lastLook, lastChange, facts, reason }) =>
    [
      `${state.padEnd(11)} ${address}`,
      `            last look ${lastLook ?? "never"}, last change ${lastChange ?? "none"}, ${facts.length} records`,
      ...(reason === "" ? [] : [`            ${reason}`]),
    ].join("\n"),
  );
  const off = "The server does not look by itself: WATCH is off.";
  return { lines: [...lines, ...(isOn ? [] : [off])], isDone: true };
}

async function look(watch: WatchService, address: string | undefined): Promise<Outcome> {
  await watch.noteSources();
  const { pages } = (await watch.desk.pages()).value;
  const chosen = pages.filter((page) => address === undefined || page.address === address);
  if (chosen.length === 0)
    throw new StartError(
      address === undefined
        ? "No page is watched."
        : `${address} is not watched: add it on the desk.`,
    );
  const looks = await watch.lookNow(chosen.map(({ id }) => id));
  const missing = chosen.length - looks.length;
  return {
    lines: [
      ...looks.flatMap(linesOf),
      ...(missing > 0 ? [`${missing} could not be looked at: another process had them.`] : []),
    ],
    isDone: missing === 0 && looks.every(({ reason }) => reason === ""),
  };
}

function linesOf({ page, change, reason }: AskedLook): readonly string[] {
  if (reason !== "") return [`${page.address}: ${reason}.`];
  if (change === null) return [`${page.address}: nothing has changed.`];
  return [
    `${page.address}: changed.`,
    ...change.blocks.flatMap(({ before, after }) => [
      ...(before === null ? [] : [`  - ${before}`]),
      ...(after === null ? [] : [`  + ${after}`]),
    ]),
    ...change.proposals.map(
      ({ factId, edition, text }) => `  prepared: ${factId} of ${edition}: ${text}`,
    ),
  ];
}

async function withWatch(work: Work): Promise<Outcome> {
  const settings = readSettings(loadEnvironment());
  const clock = settings.now === null ? systemClock : frozenClock(settings.now);
  const database = await openMigrated(settings.database);
  try {
    const { watch, facts } = createServices({
      ...{ database, clock, log: noLog },
      siteUrl: settings.siteUrl,
      fixed: settings.fixed,
      watch: {
        outbound: createOutboundClient({ hosts: settings.outboundHosts }),
        isOn: settings.watchesPages,
      },
    });
    await facts.load();
    return await work(watch);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(startFailureMessage(error));
    process.exitCode = 1;
  },
);
