import { elements } from "./hostile/elements.ts";
import { foreignMarkup } from "./hostile/foreign-markup.ts";
import { handlers } from "./hostile/handlers.ts";
import { markdownTricks } from "./hostile/markdown-tricks.ts";
import { pageTricks } from "./hostile/page-tricks.ts";

/**
 * Known shapes of cross-site scripting, each once. All that run call `alert`, `confirm`, `prompt` or
 * `msgbox`; all that load or lead away name `evil.example`.
 */
export const xssPayloads: readonly string[] = [
  ...new Set([...elements, ...handlers, ...foreignMarkup, ...markdownTricks, ...pageTricks]),
];
