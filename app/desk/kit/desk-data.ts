import { data, redirect, type ShouldRevalidateFunction } from "react-router";
import type { Endpoint, InputOf, AnswerOf } from "../../calls/endpoint.ts";
import type { Answer } from "./call.ts";
import { attempt, checkedAccess } from "./office-access.ts";
import { rememberPlace } from "./return-place.ts";

// A room: `clientLoader` reads all that its page shows (`read`, or `attempt` for what may fail alone), `clientAction` makes
// every change and answers the answer; forms are `DeskForm`, buttons `useCommand`. Then the router reads the page anew.

type MiddlewareArgs = { readonly request: Request };

/** Before every loader and action of the desk: nobody else gets as far. */
export async function officeOnly({ request }: MiddlewareArgs): Promise<void> {
  const access = await checkedAccess();
  if (access.state === "allowed") return;
  if (access.state === "refused" || access.state === "second-factor") {
    rememberPlace(new URL(request.url));
    throw redirect("/admin/login");
  }
  throw new Error("The access could not be checked");
}

export async function read<Called extends Endpoint>(
  endpoint: Called,
  input: InputOf<Called>,
): Promise<AnswerOf<Called>> {
  return shown(await attempt(endpoint, input));
}

/** The value of an answer; a failure takes the place of the page. */
export function shown<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw data({ reason: answer.message }, { status: answer.status ?? 503 });
}

export const asCommand = { method: "post", encType: "application/json" } as const;

export type SentForm = { readonly kind: "form"; readonly fields: Readonly<Record<string, string>> };

export async function commandOf<Command>(request: Request): Promise<Command> {
  const isJson = request.headers.get("Content-Type")?.includes("json") === true;
  const command: unknown = isJson
    ? await request.json()
    : { kind: "form", fields: await formOf(request) };
  return command as Command;
}

export async function formOf(request: Request): Promise<Readonly<Record<string, string>>> {
  const entries = [...(await request.formData())];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** For a page that narrows by itself what it has read: only these parts of its address ask for another reading. */
export function rereadFor(...parts: readonly string[]): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
    const isNarrowed =
      formMethod === undefined &&
      currentUrl.pathname === nextUrl.pathname &&
      currentUrl.search !== nextUrl.search;
    if (!isNarrowed) return defaultShouldRevalidate;
    return parts.some(
      (part) => currentUrl.searchParams.get(part) !== nextUrl.searchParams.get(part),
    );
  };
}
