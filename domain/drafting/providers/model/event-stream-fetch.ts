/** Thrown for an answer that is no stream of events: a proxy's page, a sign-in form. */
export class NotAnEventStream extends Error {
  override readonly name = "NotAnEventStream";
}

/**
 * `fetch` for calls that stream. It follows no redirect, because the key in its headers is for one
 * address only, and refuses what is no stream of events, which the AI SDK would read as silence.
 */
export async function fetchEventStream(
  ...[address, call]: Parameters<typeof fetch>
): ReturnType<typeof fetch> {
  const answer = await fetch(address, { ...call, redirect: "manual" });
  const type = answer.headers.get("content-type") ?? "";
  if (answer.ok && !type.startsWith("text/event-stream")) {
    await answer.body?.cancel();
    throw new NotAnEventStream();
  }
  return answer;
}
