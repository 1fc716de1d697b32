// Audits pages by Lighthouse: `node audit.mjs CHROMIUM RUNS ADDRESS...`; one line of JSON for each run.
// Plain JavaScript in a folder of its own: the site does not depend on Lighthouse, and need not install it.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [chromePath, runs, ...addresses] = process.argv.slice(2);
const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** How often a run may begin anew that Chromium gave no trace of (`NO_NAVSTART`). */
const tries = 3;

for (const address of addresses)
  for (let run = 0; run < Number(runs); run++) console.log(JSON.stringify(await audited(address)));

async function audited(address) {
  for (let attempt = 1; ; attempt++) {
    const chrome = await launch({ chromePath, chromeFlags });
    try {
      const result = await lighthouse(address, { port: chrome.port, logLevel: "silent" });
      const { categories, audits, runtimeError } = result.lhr;
      if (runtimeError !== undefined && attempt < tries) continue;
      if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
      const score = (name) => Math.round(categories[name].score * 100);
      const value = (name) => audits[name].numericValue;
      const failed = Object.values(categories).flatMap(({ auditRefs }) =>
        auditRefs
          .filter(
            ({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9,
          )
          .map(({ id }) => id),
      );
      return {
        address,
        performance: score("performance"),
        accessibility: score("accessibility"),
        bestPractices: score("best-practices"),
        seo: score("seo"),
        firstPaint: value("first-contentful-paint"),
        largestPaint: value("largest-contentful-paint"),
        blocking: value("total-blocking-time"),
        shift: value("cumulative-layout-shift"),
        failed: [...new Set(failed)],
      };
    } finally {
      await chrome.kill();
    }
  }
}
