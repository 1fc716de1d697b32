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
import type { Services } from "../../domain/services.ts";
import { networkOf } from "../../domain/shared/network.ts";
import { fail, succeed } from "../../domain/shared/result.ts";
import { clientAddress } from "../client-identity.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import { limits } from "../limits.ts";
import { openRoute, type Route, type StaffRoute } from "./api-routes.ts";

type Dependencies = Pick<Services, "people" | "invitations"> & {
  readonly adminRoute: StaffRoute;
  readonly staffRoute: StaffRoute;
};

export function peopleCalls(dependencies: Dependencies): readonly Route[] {
  const { people, invitations, adminRoute, staffRoute } = dependencies;
  // Each makes a password's hash.
  const withSignInLimit = createConcurrencyLimit(limits.signIns);
  return [
    adminRoute(listPeople, async (_input, { userId: you }) =>
      succeed({ you, ...(await people.list()) }),
    ),
    adminRoute(invitePerson, async (input, by, context) => {
      const invitation = await invitations.invite(input, by);
      return invitation.ok ? context.json(invitation.value, 201) : invitation;
    }),
    adminRoute(changePerson, ({ id, ...changes }, by) => people.change(id, changes, by)),
    adminRoute(endSessions, ({ id }, by) => people.endSessions(id, by)),
    adminRoute(resetFactor, ({ id }, by) => people.resetFactor(id, by)),

    openRoute(readInvitation, async ({ token }) => {
      const invitation = await invitations.read(token);
      if (!invitation.ok) return invitation;
      const { email, name, role, expiresAt } = invitation.value;
      return succeed({ email, name, role, expiresAt });
    }),
    openRoute(join, (input, context) =>
      withSignInLimit(
        networkOf(clientAddress(context)),
        async () => {
          const signedIn = await invitations.join(input);
          return signedIn.ok ? succeed({ email: signedIn.value.email }) : signedIn;
        },
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
