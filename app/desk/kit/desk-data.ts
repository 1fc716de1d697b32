import { data, redirect } from "react-router";
import type { Endpoint, InputOf, AnswerOf } from "../../calls/endpoint.ts";
import { call, type Answer, type CallOptions } from "./call.ts";
import { asAdmin, checkedAccess } from "./office-access.ts";
import { rememberPlace } from "./return-place.ts";

// A room: `clientLoader` reads all that its page shows (`read`, or `attempt` for what may fail alone), `clientAction` takes
// its forms (`DeskForm`), `useTask` carries out what its buttons ask for. Then the router reads the page anew.

/** Before every loader and action of the desk: nobody else gets as far. */
export async function officeOnly({ request }: { request: Request }): Promise<void> {
  const access = await checkedAccess();
  if (access.state === "allowed") return;
  if (access.state === "refused" || access.state === "second-factor") {
    rememberPlace(new URL(request.url));
    throw redirect("/admin/login");
  }
  throw new Error("The access could not be checked");
}

export function attempt<Called extends Endpoint>(
  endpoint: Called,
  input: InputOf<Called> | FormData,
  options: Omit<CallOptions, "bearer"> = {},
): Promise<Answer<AnswerOf<Called>>> {
  return asAdmin((bearer) => call(endpoint, input, { ...options, bearer }));
}

export async function read<Called extends Endpoint>(
  endpoint: Called,
  input: InputOf<Called>,
): Promise<AnswerOf<Called>> {
  return shown(await attempt(endpoint, input));
}

export function shown<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw data({ reason: answer.message }, { status: answer.status ?? 503 });
}

export async function formOf(request: Request): Promise<Readonly<Record<string, string>>> {
  const entries = [...(await request.formData())];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
