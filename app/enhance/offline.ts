import { longIndianDate } from "../../domain/shared/clock.ts";
import { unescaped } from "../offline/page-text.ts";
import {
  bytesOf,
  keptPages,
  removeSavedPages,
  savedEntries,
  savedPages,
  savePage,
} from "../offline/saved-pages.ts";
import { part } from "./page-parts.ts";
import { startWorker } from "./start-worker.ts";

const refused =
  "This browser does not let this site save pages. A private window, blocked site data or an address without https can be the reason.";

const isOffered = document.querySelector("#save-pages") !== null;

if (isOffered) offerToSave();
else if (canSave()) void stopSaving();

/** Not with a browser without workers, nor where the site was opened without https. */
function canSave(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

function offerToSave(): void {
  const button = part("#save-pages", HTMLButtonElement);
  const status = part("#saving", HTMLElement);
  const list = part("#saved-pages", HTMLElement);
  let busy = false;
  button.addEventListener("click", () => void attempt(toggle));
  void attempt(show);

  /** One thing at a time; what fails is told, with what is saved all the same. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    busy = true;
    try {
      if (canSave()) await work();
      else say(refused);
    } catch (fault) {
      const reason = reasonOf(fault);
      await show().catch(() => undefined);
      say(reason);
    }
    busy = false;
  }

  async function toggle(): Promise<void> {
    if (await registered()) await stopSaving();
    else await startSaving();
    await show();
  }

  async function startSaving(): Promise<void> {
    await startWorker();
    for (const [index, page] of keptPages.entries()) {
      say(`Saving page ${index + 1} of ${keptPages.length}…`);
      await savePage(page, await fetch(page, { cache: "no-cache" }));
    }
  }

  async function show(): Promise<void> {
    const isOn = await registered();
    const entries = isOn ? await savedEntries() : [];
    const pages = await savedPages(entries);
    const size = kilobytes(bytesOf(entries));
    say(
      isOn ? `Pages saved: ${pages.length}, ${size} in all.` : "No page is saved in this browser.",
    );
    button.textContent = isOn ? "Remove all and stop saving" : "Save pages";
    button.classList.toggle("button-quiet", isOn);
    button.hidden = false;
    list.hidden = pages.length === 0;
    list.replaceChildren(
      ...pages.map(({ address, title, savedOn, bytes }) => {
        const link = document.createElement("a");
        link.href = address;
        link.textContent = unescaped(title);
        const item = document.createElement("li");
        item.append(link, `, saved on ${longIndianDate(savedOn)}, ${kilobytes(bytes)}`);
        return item;
      }),
    );
  }

  function say(text: string): void {
    status.textContent = text;
  }
}

async function registered(): Promise<boolean> {
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

async function stopSaving(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
  await removeSavedPages();
}

function reasonOf(fault: unknown): string {
  const name = fault instanceof Error ? fault.name : "";
  if (name === "SecurityError" || name === "NotSupportedError") return refused;
  if (name === "QuotaExceededError")
    return "There is no room left for saved pages on this device. Those in the list below are saved.";
  if (name === "TypeError")
    return "The network did not answer. Pages that are missing below are saved when you next open this site with a network.";
  reportError(fault);
  return "The pages could not be saved.";
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1000)} kB`;
}
