import { data, redirect, type ShouldRevalidateFunction } from "react-router";
import type { Endpoint, InputOf, AnswerOf } from "../../calls/endpoint.ts";
import type { Answer } from "./call.ts";
import { attempt, checkedAccess } from "./office-access.ts";
import { rememberPlace } from "./return-place.ts";

/*
 * How a room of the desk is built: one folder `app/desk/<room>/`, to whose page `app/routes.ts` points.
 * 1. `clientLoader` reads all that the page shows with `read`; what it is narrowed by stands in the address.
 * 2. `clientAction` makes every change with `attempt`, says so in a toast (with Undo) and answers the answer.
 * 3. Parts send changes by `useFetcher<typeof clientAction>()`: a form by `DeskForm`, a button by
 *    `useCommand`. They are busy while the fetcher's `state` is not "idle".
 * 4. After a change the router reads the page anew and drops what is out of date: nothing is refreshed by hand.
 * 5. A reading that fails or a fault is shown beside the menu by the frame (`desk-place.tsx`), with "Try again".
 * 6. A part that may fail alone is read by `attempt`, and shown with `NotLoaded`.
 * 7. A session that has ended leads to the sign-in and back to the same address; a `DeskForm` keeps what was typed.
 * 8. `DeskHeading` once, `Filters` and `States` in the address, `DeskList` for rows, `EmptyNote`, `Person`, `Instant`.
 * 9. A page is named after its entry in `desk-menu.ts`; one that says more exports a `meta` of its own.
 * 10. Dialogs are `DeskDialog` and `ConfirmDialog`; what can be taken back asks nothing and offers Undo.
 */

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

/** What a reading that failed throws; the frame shows it. */
type ReadingFailure = { readonly reason: string };

/** Reads for a loader; a failure takes the place of the page. */
export async function read<Called extends Endpoint>(
  endpoint: Called,
  input: InputOf<Called>,
): Promise<AnswerOf<Called>> {
  return shown(await attempt(endpoint, input));
}

/** The value of an answer; a failure takes the place of the page. */
export function shown<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  const failure: ReadingFailure = { reason: answer.message };
  throw data(failure, { status: answer.status ?? 503 });
}

export const asCommand = { method: "post", encType: "application/json" } as const;

export type SentForm = { readonly kind: "form"; readonly fields: Readonly<Record<string, string>> };

export async function commandOf<Command>(request: Request): Promise<Command> {
  const isForm = request.headers.get("Content-Type")?.includes("json") !== true;
  return (
    isForm ? { kind: "form", fields: await formOf(request) } : await request.json()
  ) as Command;
}

export async function formOf(request: Request): Promise<Readonly<Record<string, string>>> {
  const entries = [...(await request.formData())];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/**
 * For a page that narrows by itself what it has read: of another address of the same page only these parts ask for
 * another reading.
 */
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
