import { expect } from "vitest";
import type { EngineWindow } from "./engine-window.ts";

/** An element that is seen: the first that the selector finds, of those that are called or labelled so. */
type Wanted = readonly [selector: string, name?: string];

/** A person at this window of the site: whatever is looked for is waited for. */
export function visitOf(window: EngineWindow, site: string) {
  const look = (...wanted: Wanted) => window.evaluate(lookInPage, wanted);
  const see = (...wanted: Wanted) =>
    expect.poll(() => look(...wanted), { message: wanted.join(" ") }).not.toBeNull();

  /** Clicks the middle of an element once it stays where it is and nothing lies over it. */
  async function click(...wanted: Wanted): Promise<void> {
    let before: Awaited<ReturnType<typeof look>> = null;
    await expect
      .poll(
        async () => {
          const place = await look(...wanted);
          // WebKit draws what stands in the middle of the window a pixel higher and lower in turn.
          const isStill =
            place !== null &&
            before !== null &&
            Math.hypot(place.x - before.x, place.y - before.y) < 2;
          before = place;
          if (place === null || !isStill || !place.isReachable) return false;
          await window.clickAt(place.x, place.y);
          return true;
        },
        { message: `click ${wanted.join(" ")}` },
      )
      .toBe(true);
  }

  return {
    ...window,
    open: (path: string) => window.open(new URL(path, site).href),
    see,
    click,
    /** Clicks into a field and types there in place of what it holds. */
    async fill(words: string, ...wanted: Wanted) {
      await click(...wanted);
      await window.press("a", "Control");
      await window.type(words);
    },
    isSeen: async (...wanted: Wanted) => (await look(...wanted)) !== null,
    /** The words of an element, as they are read on the screen. */
    text: async (...wanted: Wanted) => (await look(...wanted))?.text ?? null,
    /** How many of these are seen. */
    count: (selector: string) =>
      window.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)].filter((element) =>
            element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
          ).length,
        selector,
      ),
    /** The address after the site's own. */
    address: async () =>
      (await window.evaluate(() => location.href, null)).replace(new URL(site).origin, ""),
    /** Nothing is wider than the window. */
    isWithinWidth: () =>
      window.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) <= innerWidth, null),
  };
}

/** Runs in the page, and uses nothing from outside. */
function lookInPage([selector, name]: Wanted) {
  const namesOf = (element: Element) => [
    element.getAttribute("aria-label"),
    element.textContent,
    ...("labels" in element && element.labels instanceof NodeList
      ? [...element.labels].map((label) => label.textContent)
      : []),
  ];
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      (name === undefined || namesOf(one).some((words) => words?.trim().startsWith(name))),
  );
  if (element === undefined) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const upper = document.elementFromPoint(x, y);
  const isReachable =
    element.contains(upper) && !element.matches(":disabled") && document.readyState === "complete";
  return { x, y, isReachable, text: (element as HTMLElement).innerText };
}
