import { expect, test, type Page } from "@playwright/test";
import { ownScripts } from "../support/own-scripts.ts";

test("script on any page that has some can make neither markup nor code of text, by any policy", async ({
  page,
}) => {
  for (const path of [
    "/admin/login",
    "/admin/reset",
    "/blog/approve",
    ...Object.keys(ownScripts),
  ]) {
    await page.goto(path);
    expect.soft(await refusals(page), path).toEqual(["markup", "worker", "policy"]);
  }
});

/** Which of three ways from text to code the page refuses. */
function refusals(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const attempts = {
      markup: () => (document.createElement("p").innerHTML = "<b>text</b>"),
      worker: () => navigator.serviceWorker.register("/service-worker.js?other"),
      policy: () =>
        (
          window as never as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy("of-an-attacker", {}),
    };
    const refused: string[] = [];
    for (const [name, attempt] of Object.entries(attempts))
      try {
        await attempt();
      } catch (fault) {
        if (fault instanceof TypeError) refused.push(name);
      }
    return refused;
  });
}
