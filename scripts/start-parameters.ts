import { readFileSync } from "node:fs";
import { join } from "node:path";

const file = readFileSync(join(import.meta.dirname, "../package.json"), "utf8");
const [, variable, value, parameters] =
  /"start": "exec env (\w+)=(\w+) node ([^"]+)"/.exec(file) ?? [];
if (variable === undefined || value === undefined || parameters === undefined)
  throw new Error("package.json does not say how the site is started.");

/** Arguments of Node for the built site, as `npm start` does: its limits, and the script. */
export const startParameters: readonly string[] = parameters.split(" ");

export const startEnvironment: Readonly<Record<string, string>> = { [variable]: value };
