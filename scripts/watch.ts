import { createOutboundClient } from "../domain/outbound/outbound-client.ts";
import type { Look } from "../domain/official-pages/page-looks.ts";
import type { OfficialPages } from "../domain/official-pages/official-pages-service.ts";
import { StartError } from "../server/start-error.ts";
import { runAsProcess, UnknownWords, type Command, type Outcome, withServices } from "./command.ts";

const usage = `Official pages that are watched. Works while the server runs, on the same settings.

  npm run watch -- list             the pages with their last look, their last change and their state
  npm run watch -- look [ADDRESS]   look now, at one page or at all, and print what changed

Nothing becomes public by it: what changed waits on the desk for a person.
Ends with 0 when it is done, with 1 when a page could not be looked at, with 2 when the command is not understood.`;

export const watchCommand: Command = {
  usage,
  async run(words, context) {
    if (words[0] === "help" || words[0] === "--help") return { lines: [usage], isDone: true };
    const work = readWords(words);
    const settings = context.settings();
    const outbound = createOutboundClient({ hosts: settings.outboundHosts });
    const watching = { officialPages: { outbound, isOn: settings.watchesPages } };
    return withServices(settings, watching, ({ officialPages }) => work(officialPages));
  },
};

type Work = (official: OfficialPages) => Promise<Outcome>;

function readWords([command, address, ...others]: readonly string[]): Work {
  if (others.length > 0) throw new UnknownWords();
  if (command === "look") return (official) => look(official, address);
  if (command !== "list" || address !== undefined) throw new UnknownWords();
  return list;
}

async function list(official: OfficialPages): Promise<Outcome> {
  await official.noteSources();
  const pages = await official.desk.watchedPages();
  const lines = pages.flatMap(({ address, state, lastLook, lastChange, facts, reason }) => [
    `${state.padEnd(11)} ${address}`,
    `            last look ${lastLook ?? "never"}, last change ${lastChange ?? "none"}, ${facts.length} records`,
    ...(reason === "" ? [] : [`            ${reason}`]),
  ]);
  return { lines, isDone: true };
}

async function look(official: OfficialPages, address: string | undefined): Promise<Outcome> {
  await official.noteSources();
  const pages = await official.desk.watchedPages();
  const chosen = pages.filter((page) => address === undefined || page.address === address);
  const none =
    address === undefined
      ? "No page is watched."
      : `${address} is not watched: add it on the desk.`;
  if (chosen.length === 0) throw new StartError(none);
  const looks = await official.lookNow(chosen.map(({ id }) => id));
  const missing = chosen.length - looks.length;
  const left = `${missing} could not be looked at: another process had them.`;
  return {
    lines: [...looks.flatMap(linesOf), ...(missing > 0 ? [left] : [])],
    isDone: missing === 0 && looks.every(({ reason }) => reason === ""),
  };
}

function linesOf({ page, change, reason }: Look): readonly string[] {
  if (reason !== "") return [`${page.address}: ${reason}.`];
  if (change === null) return [`${page.address}: nothing has changed.`];
  return [
    `${page.address}: changed.`,
    ...change.blocks.flatMap(({ before, after, facts }) => [
      ...(before === null ? [] : [`  - ${before}`]),
      ...(after === null ? [] : [`  + ${after}`]),
      ...(facts.length === 0 ? [] : [`    beside it: ${facts.join(", ")}`]),
    ]),
    ...(change.more === 0 ? [] : [`  and ${change.more} more`]),
  ];
}

if (import.meta.main) await runAsProcess(watchCommand);
