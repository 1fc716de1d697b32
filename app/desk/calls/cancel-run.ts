import { call, type Answer } from "./call.ts";
import { hasFields, isText } from "./guards.ts";

const isCancelled = hasFields({ message: isText });

/** Ends work of the AI that waits or is under way; its text is kept. */
export function cancelRun(
  runId: string,
  bearer: string,
): Promise<Answer<{ readonly message: string }>> {
  return call(
    { path: "/functions/cancel-run", body: { runId }, bearer },
    isCancelled,
    "This work could not be cancelled.",
  );
}
