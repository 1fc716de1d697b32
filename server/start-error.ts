/** A start that cannot work; the message is one sentence for the person who typed the command. */
export class StartError extends Error {
  override readonly name = "StartError";
}

export function startErrorFrom(sentence: string, cause: unknown): StartError {
  const reason: unknown = cause instanceof AggregateError ? cause.errors.at(-1) : cause;
  const detail = reason instanceof Error ? reason.message : String(reason);
  return new StartError(`${sentence}: ${detail.replaceAll("\n", " ")}.`, { cause });
}

export function startFailureMessage(error: unknown): string {
  if (isStartError(error)) return error.message;
  return error instanceof Error && error.stack !== undefined ? error.stack : String(error);
}

/** By name, since the bundled server and the program that starts it each have their own class. */
export function isStartError(error: unknown): error is StartError {
  return error instanceof Error && error.name === "StartError";
}
