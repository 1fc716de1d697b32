import { draftingLimits } from "../drafting/limits.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { writtenTextSchema } from "../shared/written-text.ts";

/** What a person wrote for the AI: `malformed` with this sentence when it is empty, `unacceptable` when it is too long. */
export function instructionText(text: string, whenEmpty: string): Result<string> {
  const written = writtenTextSchema.parse(text);
  if (written === "") return fail("malformed", whenEmpty);
  const most = draftingLimits.instructions;
  return written.length > most
    ? fail("unacceptable", `Please keep it to ${most.toLocaleString("en-IN")} characters.`)
    : succeed(written);
}
