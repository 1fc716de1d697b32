import { readFileSync } from "node:fs";
import { join } from "node:path";

const file = readFileSync(join(import.meta.dirname, "../package.json"), "utf8");
const [, parameters] = /"start": "exec node ([^"]+)"/.exec(file) ?? [];
if (parameters === undefined) throw new Error("package.json does not say how the site is started.");

/** What Node is given to run the built site, as `npm start` does: its limits, and the script. */
export const startParameters: readonly string[] = parameters.split(" ");
