import * as z from "zod/mini";
import english from "zod/v4/locales/en.js";
import { Hono, type Context, type Handler } from "hono";
import type { AnswerOf, Endpoint } from "../../app/calls/endpoint.ts";
import type { SiteStatus } from "../../app/calls/site-schema.ts";
import type { Staff } from "../../domain/auth/account.ts";
import type { FindPlaces } from "../../domain/facts/fact-places.ts";
import type { Services } from "../../domain/services.ts";
import type { Log } from "../../domain/shared/log.ts";
import { fail, succeed, type Failure, type Result } from "../../domain/shared/result.ts";
import type { BackupDownload } from "../backup/backup-download.ts";
import { bearerToken } from "../client-identity.ts";
import type { ConcurrencyLimit } from "../concurrency-limit.ts";
import { readFileForm, type FileForm, type FileFormRules } from "../file-form.ts";
import { limits } from "../limits.ts";
import { discardBody } from "../request-body.ts";
import { respondFailure } from "../respond.ts";

export type Route = {
  readonly path: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly handler: Handler;
};

const { localeError: inEnglish } = english();

type Refusal = { readonly status: 404 | 405; readonly message: string };

/** Everything else below their path is refused in the calls' own form: a program never gets a page. */
export function callsOf(
  routes: readonly Route[],
  refuse: (context: Context, refusal: Refusal) => Response,
): Hono {
  const api = new Hono();
  for (const [path, ofPath] of Map.groupBy(routes, (route) => route.path)) {
    for (const { method, handler } of ofPath) api.on(method, path, handler);
    const methods = ofPath.map(({ method }) => method);
    api.all(path, (context) => {
      context.header("Allow", methods.join(", "));
      const message = `This call is made by ${methods.join(" or ")}.`;
      return refuse(context, { status: 405, message });
    });
  }
  api.all("*", (context) => refuse(context, { status: 404, message: "There is no such call." }));
  return api;
}

export type Outcome<Called extends Endpoint> = Result<AnswerOf<Called>> | Response;

export function openRoute<Called extends Endpoint>(
  endpoint: Called,
  work: (input: z.output<Called["input"]>, context: Context) => Promise<Outcome<Called>>,
): Route {
  return routeOf(endpoint, async (context) => {
    const input = await readInput(context, endpoint);
    return respond(context, input.ok ? await work(input.value, context) : input);
  });
}

export type StaffCheck = {
  readonly requireAdmin: (accessToken: string | null) => Promise<Result<Staff>>;
  readonly requireStaff: (accessToken: string | null) => Promise<Result<Staff>>;
};

type FindStaff = (context: Context) => Promise<Result<Staff>>;

export type StaffRoutes = ReturnType<typeof createStaffRoutes>;

export type CallSources = Omit<Services, "auth"> &
  StaffRoutes & {
    readonly log: Log;
    readonly readStatus: () => Promise<SiteStatus>;
    readonly findPlaces: FindPlaces;
    readonly backup: Pick<BackupDownload, "begin">;
  };

export function createStaffRoutes(auth: StaffCheck) {
  const findAdmin: FindStaff = (context) => auth.requireAdmin(bearerToken(context));
  const findStaff: FindStaff = (context) => auth.requireStaff(bearerToken(context));
  return {
    findAdmin,
    findStaff,
    adminRoute: routesOf(findAdmin),
    staffRoute: routesOf(findStaff),
  };
}

/** Makes routes of calls that a bearer token decides: who asks is checked before what was sent. */
function routesOf(find: FindStaff) {
  return <Called extends Endpoint>(
    endpoint: Called,
    work: (
      input: z.output<Called["input"]>,
      by: Staff,
      context: Context,
    ) => Promise<Outcome<Called>>,
    status: 200 | 201 = 200,
  ): Route =>
    routeOf(endpoint, async (context) => {
      const staff = await find(context);
      if (!staff.ok) return respondFailure(context, staff.failure);
      const input = await readInput(context, endpoint);
      const done = input.ok ? await work(input.value, staff.value, context) : input;
      return respond(context, done, status);
    });
}

type UploadRules = FileFormRules & {
  readonly find: FindStaff;
  readonly withLimit: ConcurrencyLimit;
  readonly tooMany: string;
  readonly status?: 200 | 201;
};

/** A call whose body is a form with a file: the person is known before a byte of it is read. */
export function uploadRoute<Called extends Endpoint>(
  endpoint: Called,
  { find, withLimit, tooMany, status, ...rules }: UploadRules,
  work: (form: FileForm, by: Staff) => Promise<Result<AnswerOf<Called>>>,
): Route {
  const busy = fail("too-many", tooMany, limits.retryAfter);
  return routeOf(endpoint, async (context) => {
    const staff = await find(context);
    if (!staff.ok) return refuseUnread(context, staff.failure);
    const answer = await withLimit(
      staff.value.userId,
      async () => {
        const form = await readFileForm(context, rules);
        if (form instanceof Response) return form;
        return respond(context, form.ok ? await work(form.value, staff.value) : form, status);
      },
      () => null,
    );
    return answer ?? refuseUnread(context, busy.failure);
  });
}

/** Answers after the body was sent; nothing of it is kept. */
async function refuseUnread(context: Context, failure: Failure): Promise<Response> {
  await discardBody(context, limits.discardedFileBytes);
  return respondFailure(context, failure);
}

export function routeOf({ path, method }: Endpoint, handler: Handler): Route {
  return { path: path.slice("/functions".length), method, handler };
}

export async function readInput<Called extends Endpoint>(
  context: Context,
  endpoint: Called,
): Promise<Result<z.output<Called["input"]>>> {
  const { path, method } = endpoint;
  const sentInput = method === "GET" ? context.req.query() : await parsedBody(context);
  if (sentInput === undefined) return fail("malformed", "The body of this call has to be JSON.");
  const pathParameters = path.includes("/:") ? context.req.param() : null;
  return checkedInput(
    endpoint,
    pathParameters !== null && isObject(sentInput)
      ? { ...sentInput, ...pathParameters }
      : sentInput,
  );
}

export function checkedInput<Called extends Endpoint>(
  { input }: Called,
  rawInput: unknown,
): Result<z.output<Called["input"]>> {
  const parsedInput = z.safeParse<Called["input"]>(input, rawInput, { error: inputProblem });
  if (parsedInput.success) return succeed(parsedInput.data);
  return fail("malformed", parsedInput.error.issues[0]?.message ?? "This call is not well-formed.");
}

/** The body as the value that its JSON means, whatever its content type says; undefined when it is not JSON. */
export async function parsedBody(context: Context): Promise<unknown> {
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function respond(
  context: Context,
  outcome: Result<object> | Response,
  status: 200 | 201 = 200,
): Response {
  if (outcome instanceof Response) return outcome;
  return outcome.ok
    ? context.json(outcome.value, status)
    : respondFailure(context, outcome.failure);
}

/** About a part of a call's input whose schema has no sentence of its own. */
function inputProblem(issue: z.core.$ZodRawIssue): string {
  const name = (issue.path ?? []).join(".");
  if (name === "") return "The body of this call must be a JSON object.";
  const problem = inEnglish(issue);
  return `“${name}”: ${typeof problem === "string" ? problem : "not valid"}.`;
}
