import {
  changePerson,
  endSessions,
  invitePerson,
  join,
  listPeople,
  nameAccount,
  readAccount,
  readInvitation,
  resetFactor,
} from "../../app/calls/people-schema.ts";
import { networkOf } from "../../domain/shared/network.ts";
import { fail, mapResult, succeed } from "../../domain/shared/result.ts";
import { clientAddress } from "../client-identity.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { limits } from "../limits.ts";
import { openRoute, type Route, type CallSources } from "./api-routes.ts";

export function peopleCalls(sources: CallSources): readonly Route[] {
  const { people, invitations, adminRoute, staffRoute } = sources;
  // Each makes a password's hash.
  const withSignInLimit = createConcurrencyLimit(limits.signIns);
  return [
    adminRoute(listPeople, async (_input, { userId: you }) =>
      succeed({ you, ...(await people.list()) }),
    ),
    adminRoute(invitePerson, (input, by) => invitations.invite(input, by), 201),
    adminRoute(changePerson, ({ id, ...changes }, by) => people.change(id, changes, by)),
    adminRoute(endSessions, ({ id }, by) => people.endSessions(id, by)),
    adminRoute(resetFactor, ({ id }, by) => people.resetFactor(id, by)),

    openRoute(readInvitation, async ({ token }) =>
      mapResult(await invitations.read(token), ({ email, name, role, expiresAt }) => ({
        email,
        name,
        role,
        expiresAt,
      })),
    ),
    openRoute(join, (input, context) =>
      withSignInLimit(
        networkOf(clientAddress(context)),
        async () => mapResult(await invitations.join(input), ({ email }) => ({ email })),
        () => fail("unavailable", tooBusy, limits.retryAfter),
      ),
    ),

    staffRoute(readAccount, async (_input, { userId: id, email, role }) =>
      succeed({ id, email, role, name: await people.nameOf(id) }),
    ),
    staffRoute(nameAccount, ({ name }, by) => people.rename(by, name)),
  ];
}

const tooBusy = "Too many people are joining at once. Please try again in a few seconds.";
