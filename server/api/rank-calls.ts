import type { Context } from "hono";
import { checkRanks, importRanks, listRanks, withdrawRanks } from "../../app/calls/ranks-schema.ts";
import type { Staff } from "../../domain/auth/account.ts";
import type { RanksService } from "../../domain/ranks/ranks-service.ts";
import { fail, succeed, type Failure } from "../../domain/shared/result.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { limits } from "../limits.ts";
import { discardBody } from "../request-body.ts";
import { respondFailure, respondResult } from "../respond.ts";
import { readRound } from "./rank-form.ts";
import { findAdmin, routeOf, type Route, type StaffCheck, type StaffRoute } from "./api-routes.ts";

type Dependencies = {
  readonly ranks: Pick<RanksService, "check" | "import" | "list" | "withdraw">;
  readonly auth: StaffCheck;
  readonly adminRoute: StaffRoute;
};

/** The calls of the desk on closing ranks. */
export function rankCalls({ ranks, auth, adminRoute }: Dependencies): readonly Route[] {
  const withImportLimit = createConcurrencyLimit(limits.rankImports);

  /** Who asks is known before a byte of the file is read. */
  async function withStaff(
    context: Context,
    work: (by: Staff) => Promise<Response>,
  ): Promise<Response> {
    const staff = await findAdmin(context, auth);
    if (!staff.ok) return refusalWithoutBody(context, staff.failure);
    const by = staff.value;
    const answer = await withImportLimit(
      by.userId,
      () => work(by),
      () => null,
    );
    return answer ?? refusalWithoutBody(context, tooManyAtOnce.failure);
  }

  return [
    adminRoute(listRanks, async () => succeed({ rounds: await ranks.list() })),
    routeOf(checkRanks, (context) =>
      withStaff(context, async () => {
        const handedRound = await readRound(context);
        if (handedRound instanceof Response) return handedRound;
        if (!handedRound.ok) return respondFailure(context, handedRound.failure);
        const report = await ranks.check(handedRound.value);
        return respondResult(context, report.ok ? succeed({ report: report.value }) : report);
      }),
    ),
    routeOf(importRanks, (context) =>
      withStaff(context, async (by) => {
        const handedRound = await readRound(context);
        if (handedRound instanceof Response) return handedRound;
        if (!handedRound.ok) return respondFailure(context, handedRound.failure);
        const { source } = handedRound.value;
        return respondResult(context, await ranks.import(handedRound.value, { source, by }));
      }),
    ),
    adminRoute(withdrawRanks, (input, by) => ranks.withdraw(input, by)),
  ];
}

/** Answers after the body was sent; nothing of it is kept. */
async function refusalWithoutBody(context: Context, failure: Failure): Promise<Response> {
  await discardBody(context, limits.discardedFileBytes);
  return respondFailure(context, failure);
}

const tooManyAtOnce = fail(
  "too-many",
  "Another round is being looked over. Please try again in a few seconds.",
  limits.retryAfter,
);
