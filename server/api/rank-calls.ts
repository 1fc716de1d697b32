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
  const limited = createConcurrencyLimit(limits.rankImports);

  /** Who asks is known before a byte of the file is read. */
  async function taken(
    context: Context,
    work: (by: Staff) => Promise<Response>,
  ): Promise<Response> {
    const staff = await findAdmin(context, auth);
    if (!staff.ok) return unread(context, staff.failure);
    const by = staff.value;
    const answer = await limited(
      by.userId,
      () => work(by),
      () => null,
    );
    return answer ?? unread(context, tooManyAtOnce.failure);
  }

  return [
    adminRoute(listRanks, async () => succeed({ rounds: await ranks.list() })),
    routeOf(checkRanks, (context) =>
      taken(context, async (by) => {
        const handed = await readRound(context);
        if (handed instanceof Response) return handed;
        if (!handed.ok) return respondFailure(context, handed.failure);
        const report = await ranks.check(handed.value, by);
        return respondResult(context, report.ok ? succeed({ report: report.value }) : report);
      }),
    ),
    routeOf(importRanks, (context) =>
      taken(context, async (by) => {
        const handed = await readRound(context);
        if (handed instanceof Response) return handed;
        if (!handed.ok) return respondFailure(context, handed.failure);
        const { source } = handed.value;
        return respondResult(context, await ranks.import(handed.value, { source, by }));
      }),
    ),
    adminRoute(withdrawRanks, (input, by) => ranks.withdraw(input, by)),
  ];
}

/** Answers after the body was sent; nothing of it is kept. */
async function unread(context: Context, failure: Failure): Promise<Response> {
  await discardBody(context, limits.discardedFileBytes);
  return respondFailure(context, failure);
}

const tooManyAtOnce = fail(
  "too-many",
  "Another round is being looked over. Please try again in a few seconds.",
  limits.retryAfter,
);
