import type { Context } from "hono";
import {
  checkClosingRanks,
  importClosingRanks,
  listClosingRanks,
  withdrawClosingRanks,
} from "../../app/calls/closing-ranks-schema.ts";
import type { Staff } from "../../domain/auth/account.ts";
import type {
  ClosingRanksService,
  HandedRound,
} from "../../domain/closing-ranks/closing-ranks-service.ts";
import { roundBounds } from "../../domain/closing-ranks/round-rows.ts";
import { fail, succeed, type Failure, type Result } from "../../domain/shared/result.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { readFileForm } from "../file-form.ts";
import { limits } from "../limits.ts";
import { discardBody } from "../request-body.ts";
import { respondFailure, respondResult } from "../respond.ts";
import {
  checkedInput,
  findAdmin,
  routeOf,
  type Route,
  type StaffCheck,
  type StaffRoute,
} from "./api-routes.ts";

type Dependencies = {
  readonly closingRanks: Pick<ClosingRanksService, "check" | "import" | "list" | "withdraw">;
  readonly auth: StaffCheck;
  readonly adminRoute: StaffRoute;
};

type SentRound = HandedRound & { readonly source: string; readonly isConfirmed: boolean };

/** The calls of the desk on closing ranks. */
export function closingRankCalls(dependencies: Dependencies): readonly Route[] {
  const { closingRanks, auth, adminRoute } = dependencies;
  const withImportLimit = createConcurrencyLimit(limits.roundImports);

  /** The person is known before a byte of the file is read. */
  async function withRound<Answer extends object>(
    context: Context,
    work: (sent: SentRound, by: Staff) => Promise<Result<Answer>>,
  ): Promise<Response> {
    const staff = await findAdmin(context, auth);
    if (!staff.ok) return refuseWithoutBody(context, staff.failure);
    const answer = await withImportLimit(
      staff.value.userId,
      async () => {
        const sent = await readRound(context);
        if (sent instanceof Response) return sent;
        return respondResult(context, sent.ok ? await work(sent.value, staff.value) : sent);
      },
      () => null,
    );
    return answer ?? refuseWithoutBody(context, tooManyAtOnce.failure);
  }

  return [
    adminRoute(listClosingRanks, async () => succeed({ rounds: await closingRanks.list() })),
    routeOf(checkClosingRanks, (context) =>
      withRound(context, async (sent) => {
        const report = await closingRanks.check(sent);
        return report.ok ? succeed({ report: report.value }) : report;
      }),
    ),
    routeOf(importClosingRanks, (context) =>
      withRound(context, (sent, by) => {
        const { source, isConfirmed } = sent;
        return closingRanks.import(sent, { source, isConfirmed, by });
      }),
    ),
    adminRoute(withdrawClosingRanks, (input, by) => closingRanks.withdraw(input, by)),
  ];
}

/** The round that a form holds, or the answer to a body that is too large. `malformed` for another body. */
async function readRound(context: Context): Promise<Result<SentRound> | Response> {
  const form = await readFileForm(context, roundForm);
  if (form instanceof Response || !form.ok) return form;
  const { file, fields } = form.value;
  const first = (name: string) => fields.get(name)?.[0];
  const input = checkedInput(checkClosingRanks, {
    year: first("year"),
    round: first("round"),
    source: first("source") ?? "",
    confirmed: first("confirmed"),
  });
  if (!input.ok) return input;
  const { year, round, source, confirmed } = input.value;
  return succeed({
    year,
    round,
    source: source === "" ? file.name : source,
    isConfirmed: confirmed === "yes",
    file: file.content,
  });
}

const roundForm = {
  fileBytes: roundBounds.bytes,
  tooLarge: "A file of one round can have 16 MB at most.",
  notAForm: "A round has to be sent as the field “file” of a form (multipart/form-data).",
};

/** Answers after the body was sent; nothing of it is kept. */
async function refuseWithoutBody(context: Context, failure: Failure): Promise<Response> {
  await discardBody(context, limits.discardedFileBytes);
  return respondFailure(context, failure);
}

const tooManyAtOnce = fail(
  "too-many",
  "Another round is being read. Please try again in a few seconds.",
  limits.retryAfter,
);
