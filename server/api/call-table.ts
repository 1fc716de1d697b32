import { Hono, type Context, type Handler } from "hono";

/** Calls by their path, each with its methods; GET answers HEAD too. */
export type CallTable = Readonly<
  Record<string, Partial<Record<"GET" | "POST" | "PUT" | "DELETE", Handler>>>
>;

export type Refusal = {
  readonly status: 404 | 405;
  /** One sentence for a person. */
  readonly message: string;
};

/**
 * The calls of a table. Everything else below the place where they are mounted is refused in the
 * calls' own form, with the allowed methods where the path is right: a program never gets a page.
 */
export function callsOf(
  table: CallTable,
  refuse: (context: Context, refusal: Refusal) => Response,
): Hono {
  const api = new Hono();
  for (const [path, handlers] of Object.entries(table)) {
    const methods = Object.keys(handlers);
    for (const [method, handler] of Object.entries(handlers)) api.on(method, path, handler);
    api.all(path, (context) => {
      context.header("Allow", methods.join(", "));
      const message = `This call is made by ${methods.join(" or ")}.`;
      return refuse(context, { status: 405, message });
    });
  }
  api.all("*", (context) => refuse(context, { status: 404, message: "There is no such call." }));
  return api;
}
