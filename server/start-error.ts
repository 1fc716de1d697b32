/** A start that cannot work; the message is one sentence for the person who typed the command. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** By name, since the bundled server and the program that starts it each have their own class. */
export function isStartError(error: unknown): error is StartError {
  return error instanceof Error && (error.name === "StartError" || error.name === "SettingsError");
}
