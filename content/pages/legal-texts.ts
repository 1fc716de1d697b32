import { factText } from "../facts/index.ts";
import { plain } from "../word-tokens.ts";

/** The day (ISO) on which the privacy policy or the terms last changed; whoever changes them sets it. */
const lastChangedDay = "2026-11-28";

export const lastChanged = plain(factText({ value: { kind: "date", day: lastChangedDay } }));
