import { z } from "zod";
import { labelledData } from "../support/labelled-data.ts";

/** Elements that run or load, attributes that run, SVG and what is read differently twice, Markdown's own, and what changes the page without a script. */
const files = ["elements", "handlers", "foreign-markup", "markdown-tricks", "page-tricks"];

/**
 * Known shapes of cross-site scripting, each once. All that run call `alert`, `confirm`, `prompt` or
 * `msgbox`; all that load or lead away name `evil.example`.
 */
export const xssPayloads: readonly string[] = [
  ...new Set(files.flatMap((name) => labelledData(`corpus/hostile/${name}`, z.array(z.string())))),
];
