import type { HostileCall } from "./hostile-calls.ts";

/** Words of the inside: places in the code, packages, the database's own. */
const insides =
  /\bat .{0,200}:\d+:\d+|node_modules|node:internal|SQLITE|sqlite|ERR_[A-Z]|violates|constraint|TypeError|ZodError|invalid input syntax/;

/** Holds for every call; null when nothing is wrong. */
export async function faultOf(call: HostileCall, answer: Response): Promise<string | null> {
  const text = await answer.text();
  const { status, headers } = answer;
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  const type = headers.get("content-type") ?? "";
  if (status >= 400 && insides.test(text)) return `tells of the inside: ${text.slice(0, 300)}`;
  const caching = headers.get("cache-control") ?? "";
  const isKeySet = call.path.startsWith("/auth/v1/.well-known/jwks.json");
  if (caching !== "no-store" && !(isKeySet && caching === "public, max-age=600"))
    return `may be stored: ${caching}`;
  if (headers.get("x-content-type-options") !== "nosniff") return "may be taken for another type";
  if (call.method === "HEAD" || status === 204 || status === 303) return null;
  if (type.startsWith("text/event-stream")) return eventsFault(text);
  if (type.startsWith("application/xml")) return null;
  // The one file that a call sends.
  if (call.path.startsWith("/functions/backup") && type === "application/vnd.sqlite3") return null;
  const isPublication = call.path.startsWith("/functions/publish-blog");
  if (isPublication && type.startsWith("text/plain"))
    return /\S/.test(text) ? null : "says nothing";
  if (!type.startsWith("application/json")) return `is of the type ${type}`;
  return status < 400 ? jsonFault(text) : refusalFault(call, text);
}

function jsonFault(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    return `is no JSON: ${text.slice(0, 100)}`;
  }
}

/** A refusal is a sentence for a person, in the words of its kind of call. */
function refusalFault({ path }: HostileCall, text: string): string | null {
  const fault = jsonFault(text);
  if (fault !== null) return fault;
  const body: unknown = JSON.parse(text);
  const name = path.startsWith("/auth/") ? "message" : "error";
  const entries: [string, unknown][] =
    typeof body === "object" && body !== null ? Object.entries(body) : [];
  const said = entries.find(([key]) => key === name)?.[1];
  return typeof said === "string" && /\S/.test(said)
    ? null
    : `has no sentence: ${text.slice(0, 200)}`;
}

function eventsFault(text: string): string | null {
  return /^event: (result|error)$/m.test(text)
    ? null
    : `ends without a result: ${text.slice(-200)}`;
}
