import { oneLine } from "../shared/written-text.ts";
import { fail, succeed, type Result } from "../shared/result.ts";

/** Longest name of a person, in characters. */
const longestName = 80;

/** A name as it is stored: one line. `malformed` when it is empty or too long. */
export function personName(typed: string): Result<string> {
  const name = oneLine(typed);
  if (name === "") return fail("malformed", "Please give a name.");
  return name.length > longestName
    ? fail("malformed", `Please keep the name to ${longestName} characters.`)
    : succeed(name);
}
