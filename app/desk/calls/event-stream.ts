export type ServerEvent = { readonly name: string; readonly data: string };

/**
 * The events of a `text/event-stream` answer, as they arrive. `EventSource` cannot be used: it sends
 * neither a bearer header nor a POST. Throws what the network throws when the stream is cut.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest = (rest + decoder.decode(value, { stream: true })).replaceAll("\r\n", "\n");
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readEvent(block);
      if (event !== null) yield event;
    }
  }
}

/** One block of lines; null for a comment, which only keeps the connection open. */
function readEvent(block: string): ServerEvent | null {
  const data = fieldValues(block, "data");
  if (data.length === 0) return null;
  return { name: fieldValues(block, "event").at(-1) ?? "message", data: data.join("\n") };
}

function fieldValues(block: string, name: string): string[] {
  return block
    .split("\n")
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/^ /, ""));
}
