import { part, withParameter } from "./dom.ts";

/** How long typing pauses before the outcome is said and the address follows, in milliseconds. */
const pause = 250;

type Outcome = { readonly count: number; readonly text: string };

/**
 * Searches while the reader types. `show` shows what has the text and hides the rest. The address is
 * always the one from which the server renders the same, so it can be shared and reloaded.
 */
export function liveSearch(show: (search: string) => Outcome): void {
  const form = part("main form[role=search]", HTMLFormElement);
  const field = part("#search", HTMLInputElement);
  const status = part(".search-outcome [role=status]", HTMLElement);
  const showAll = part(".search-outcome a", HTMLAnchorElement);
  let outcome = show(field.value);
  let timer: ReturnType<typeof setTimeout> | undefined;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    settle();
  });
  field.addEventListener("input", () => {
    outcome = show(field.value);
    clearTimeout(timer);
    timer = setTimeout(settle, pause);
  });
  field.addEventListener("change", settle);
  // Typed before this script came.
  if (field.value !== field.defaultValue) settle();

  function settle(): void {
    clearTimeout(timer);
    history.replaceState(null, "", withParameter(location.href, "q", field.value));
    const { count, text } = outcome;
    if (status.textContent !== text) status.textContent = text;
    status.className = count === 0 ? "alert" : "quiet";
    showAll.hidden = field.value.trim() === "";
  }
}
