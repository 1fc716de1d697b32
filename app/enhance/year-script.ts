import { part, parts, readStored, store } from "./dom.ts";
import "./year-weeks.ts";

/** Ticks are kept on this device alone, under the edition that they belong to. */
const list = part("#year", HTMLElement);
const statusLine = part("#ticks", HTMLElement);
const status = part("#ticks [role=status]", HTMLElement);
const clearButton = part("#ticks button", HTMLButtonElement);
const key = `year-${list.dataset.edition ?? ""}`;
const boxes = parts("input", list).filter((box) => box instanceof HTMLInputElement);

show((readStored(key) ?? "").split(" "));
list.addEventListener("change", keep);
clearButton.addEventListener("click", () => {
  show([]);
  keep();
});
addEventListener("storage", (event) => {
  if (event.key === key) show((event.newValue ?? "").split(" "));
});

function show(tickedSteps: readonly string[]): void {
  for (const box of boxes) box.checked = tickedSteps.includes(box.value);
  say();
}

function keep(): void {
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  if (store(key, ticked.join(" "))) say();
  else status.textContent = "This browser does not let us save your ticks: print the list instead.";
}

function say(): void {
  const doneCount = boxes.filter(({ checked }) => checked).length;
  statusLine.hidden = false;
  status.textContent = `${doneCount} of ${boxes.length} done. Saved only in this browser.`;
  clearButton.hidden = doneCount === 0;
}
