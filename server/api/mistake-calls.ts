import type { Context } from "hono";
import * as z from "zod/mini";
import { listMistakes, reportMistake, settleMistake } from "../../app/calls/mistakes.ts";
import { reportPath } from "../../app/report-address.ts";
import { statusOf } from "../../app/failure-status.ts";
import type { TypedReport } from "../../app/typed-report.ts";
import type { MistakesService } from "../../domain/mistakes/mistakes-service.ts";
import { unavailableFailure } from "../../domain/shared/database-unavailable.ts";
import { fail, type Failure, type Result } from "../../domain/shared/result.ts";
import { clientAddress } from "../client-identity.ts";
import { respondFailure } from "../respond.ts";
import { isFromElsewhere, prefersPage, sentFields } from "./form-posts.ts";
import { checkedInput, routeOf, type Route, type StaffRoute } from "./api-routes.ts";

/** Shows the form of a report again. */
export type ShowReportForm = (report: TypedReport, status: number) => Promise<Response>;

type Dependencies = {
  readonly mistakes: MistakesService;
  readonly showReportForm: ShowReportForm;
  readonly staffRoute: StaffRoute;
};

/** What readers report, and what the office does about it. */
export function mistakeCalls({
  mistakes,
  showReportForm,
  staffRoute,
}: Dependencies): readonly Route[] {
  return [
    routeOf(reportMistake, async (context) => {
      if (isFromElsewhere(context)) return respondFailure(context, fromElsewhere);
      const sentForm = await sentFields(context);
      const input = checkedInput(reportMistake, sentForm);
      const outcome = input.ok
        ? await answerInTime(() => mistakes.report(input.value, clientAddress(context)), context)
        : input;
      if (!prefersPage(context))
        return outcome.ok
          ? context.json({ message: "Thank you. The report has reached us." })
          : respondFailure(context, outcome.failure);
      if (!outcome.ok) return refusalPage(context, sentForm, outcome.failure);
      const about = new URLSearchParams({ page: typedIn(sentForm).page, sent: "yes" });
      return context.redirect(`${reportPath}?${about.toString()}`, 303);
    }),
    staffRoute(listMistakes, ({ show }) => mistakes.list(show)),
    staffRoute(settleMistake, (input, by) =>
      input.action === "settle" ? mistakes.settle(input, by) : mistakes.reopen(input.id, by),
    ),
  ];

  /** What was typed is not lost, whatever stands in the way. */
  function refusalPage(context: Context, sentForm: unknown, failure: Failure): Promise<Response> {
    if (failure.retryAfter !== undefined) context.header("Retry-After", String(failure.retryAfter));
    const complaints = complaintsOf(sentForm);
    const refusal = Object.keys(complaints).length === 0 ? failure.message : null;
    return showReportForm(
      { typed: typedIn(sentForm), complaints, refusal },
      statusOf[failure.kind],
    );
  }
}

const { failure: fromElsewhere } = fail(
  "forbidden",
  "A report has to come from a page of this site.",
);

/** For a browser, a database that is away is an answer too: the form with what was typed. */
async function answerInTime(
  work: () => Promise<Result<object>>,
  context: Context,
): Promise<Result<object>> {
  try {
    return await work();
  } catch (fault) {
    const failure = prefersPage(context) ? unavailableFailure(fault) : null;
    if (failure === null) throw fault;
    return { ok: false, failure };
  }
}

const fields = z.object({
  page: z.catch(z.string(), ""),
  words: z.catch(z.string(), ""),
  source: z.catch(z.string(), ""),
});

function typedIn(sentForm: unknown): TypedReport["typed"] {
  const typedFields = z.safeParse(fields, sentForm);
  return typedFields.success ? typedFields.data : { page: "", words: "", source: "" };
}

function complaintsOf(sentForm: unknown): TypedReport["complaints"] {
  const { error } = z.safeParse(reportMistake.input, sentForm);
  const first = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? "words");
    if (!first.has(field)) first.set(field, message);
  }
  return Object.fromEntries(first);
}
