import { opensElsewhere, parameter, part, withParameter } from "./dom.ts";

/** How long typing pauses before the outcome is said and the address follows, in milliseconds. */
const pause = 250;

type Outcome = { readonly count: number; readonly text: string };

type LiveSearch = {
  /** Goes to an address of this page without loading it; Back returns. */
  readonly visit: (address: string) => void;
};

/**
 * Searches while the reader types. `show` shows what has the text and hides the rest. The address is
 * always the one from which the server renders the same, so it can be shared, reloaded and left by Back.
 */
export function liveSearch(show: (search: string) => Outcome): LiveSearch {
  const form = part("main form[role=search]", HTMLFormElement);
  const field = part("#search", HTMLInputElement);
  const status = part(".search-outcome [role=status]", HTMLElement);
  const resultLinks = part(".search-outcome a", HTMLAnchorElement);
  let outcome: Outcome;
  let timer: ReturnType<typeof setTimeout> | undefined;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    settle();
  });
  field.addEventListener("input", onInput);
  field.addEventListener("change", settle);
  resultLinks.addEventListener("click", (event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    visit(resultLinks.href);
    field.focus();
  });
  addEventListener("popstate", follow);

  const search = field.value;
  outcome = show(search);
  // Typed before this script came.
  if (search !== field.defaultValue) settle();
  return { visit };

  function onInput(): void {
    outcome = show(field.value);
    clearTimeout(timer);
    timer = setTimeout(settle, pause);
  }

  function settle(): void {
    clearTimeout(timer);
    history.replaceState(null, "", withParameter(location.href, "q", field.value));
    say();
  }

  function visit(address: string): void {
    settle();
    if (address !== location.href) history.pushState(null, "", address);
    follow();
  }

  function follow(): void {
    clearTimeout(timer);
    field.value = parameter(location.href, "q");
    outcome = show(field.value);
    say();
  }

  function say(): void {
    const { count, text } = outcome;
    if (status.textContent !== text) status.textContent = text;
    status.className = count === 0 ? "alert" : "quiet";
    resultLinks.hidden = field.value.trim() === "";
  }
}
