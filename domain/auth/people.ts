import type { Queries } from "../../database/open-database.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { isAccountId, personName, type Account, type Role, type Staff } from "./account.ts";
import {
  findAccount,
  findCredentials,
  listAccounts,
  updateAccount,
} from "./accounts-repository.ts";
import { listWaiting, withdrawInvitations } from "./invitation.ts";
import {
  findRole,
  listRoles,
  changeRole,
  isOnlyApprover,
  onlyApprover,
  removeAccess,
  type RoleDependencies,
} from "./roles.ts";
import { removeFactors } from "./second-factors.ts";
import { endSessions } from "./sessions-repository.ts";

type Membership = "approver" | "writer" | "former" | "stranger";

export type People = Awaited<ReturnType<ReturnType<typeof createPeople>["list"]>>;

type PersonChanges = {
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly removed?: boolean | undefined;
};

type ChangedPerson = Pick<Account, "id" | "email" | "name"> & { readonly role: Role | null };

export function createPeople(dependencies: RoomTools & RoleDependencies) {
  const { database, clock, audit } = dependencies;
  return {
    membershipOf: async (queries: Queries, email: string): Promise<Membership> => {
      const credentials = await findCredentials(queries, email);
      if (credentials === undefined) return "stranger";
      const role = await findRole(queries, credentials.account.id);
      if (role === null) return "former";
      return role === "admin" ? "approver" : "writer";
    },

    async names(queries: Queries = database.queries): Promise<ReadonlyMap<string, string>> {
      const accounts = await listAccounts(queries);
      return new Map(accounts.flatMap(({ email, name }) => (name === null ? [] : [[email, name]])));
    },

    async approvers(): Promise<readonly string[]> {
      const roles = await listRoles(database.queries);
      const accounts = await listAccounts(database.queries);
      return accounts.flatMap(({ id, email }) => (roles.get(id) === "admin" ? email : []));
    },

    async list() {
      const { queries } = database;
      const roles = await listRoles(queries);
      const sessions = await queries
        .selectFrom("auth_sessions")
        .select(({ fn }) => ["user_id", fn.max("refreshed_at").as("lastUse")])
        .groupBy("user_id")
        .execute();
      const lastUses = new Map(sessions.map(({ user_id, lastUse }) => [user_id, lastUse]));
      const factors = queries.selectFrom("mfa_factors").select("user_id");
      const verified = await factors.where("status", "=", "verified").execute();
      const factorHolders = new Set(verified.map(({ user_id }) => user_id));
      const people = (await listAccounts(queries)).map(({ id, email, name, lastSignInAt }) => ({
        id,
        email,
        name,
        lastSeen: lastUses.get(id) ?? lastSignInAt,
        hasSecondFactor: factorHolders.has(id),
        role: roles.get(id) ?? null,
      }));
      return {
        people: people.flatMap(({ role, ...person }) =>
          role === null ? [] : [{ ...person, role }],
        ),
        former: people.flatMap(({ role, ...person }) => (role === null ? [person] : [])),
        invitations: (await listWaiting(queries)).map((invitation) => ({
          ...invitation,
          isOver:
            invitation.expiresAt <= clock.now().toISOString() ||
            roles.get(invitation.invitedBy) !== "admin",
        })),
      };
    },

    async change(id: string, changes: PersonChanges, by: Staff): Promise<Result<ChangedPerson>> {
      const name = changes.name === undefined ? succeed(undefined) : personName(changes.name);
      if (!name.ok) return name;
      const newValues = { role: changes.removed === true ? null : changes.role, name: name.value };
      return database.transaction(async (queries) => {
        const isOnly = await isOnlyApprover(queries, id);
        const account = await personOf(queries, id);
        if (account === undefined)
          return changes.removed === true ? endInvitation(queries, id, by) : noSuchPerson();
        if (isOnly && newValues.role !== undefined && newValues.role !== "admin")
          return onlyApprover();
        const actor = actorOf(by);
        const at = clock.now().toISOString();
        if (newValues.name !== undefined && newValues.name !== account.name) {
          await updateAccount(queries, id, { name: newValues.name, at });
          const details = { accountId: id };
          await audit.append(queries, { actor, action: "person-named", details });
        }
        if (newValues.role === null) {
          const removal = await removeAccess(dependencies, queries, { accountId: id, by: actor });
          if (!removal.ok) return removal;
        } else if (newValues.role !== undefined) {
          const role = newValues.role;
          await changeRole(dependencies, queries, { accountId: id, role, by: actor });
        }
        const role = await findRole(queries, id);
        return succeed({ id, email: account.email, name: newValues.name ?? account.name, role });
      });
    },

    endSessions: (id: string, by: Staff): Promise<Result<{ readonly id: string }>> =>
      database.transaction(async (queries) => {
        if ((await personOf(queries, id)) === undefined) return noSuchPerson();
        const at = clock.now().toISOString();
        await endSessions(queries, { accountId: id, reason: "ended-by-approver", at });
        const details = { accountId: id };
        await audit.append(queries, { actor: actorOf(by), action: "sessions-ended", details });
        return succeed({ id });
      }),

    resetFactor: (id: string, by: Staff): Promise<Result<{ readonly id: string }>> =>
      database.transaction(async (queries) => {
        if ((await personOf(queries, id)) === undefined) return noSuchPerson();
        if (id === by.userId)
          return fail("conflict", "You change your own second factor under Your account.");
        if (!(await removeFactors(audit, queries, { accountId: id, by: actorOf(by) })))
          return fail("conflict", "This person has no second factor.");
        const at = clock.now().toISOString();
        await endSessions(queries, { accountId: id, reason: "second-factor-reset", at });
        return succeed({ id });
      }),

    rename: async (by: Staff, typed: string): Promise<Result<{ readonly name: string }>> => {
      const name = personName(typed);
      if (!name.ok) return name;
      return database.transaction(async (queries) => {
        const at = clock.now().toISOString();
        await updateAccount(queries, by.userId, { name: name.value, at });
        const details = { accountId: by.userId };
        await audit.append(queries, { actor: by.userId, action: "person-named", details });
        return succeed({ name: name.value });
      });
    },

    nameOf: async (id: string): Promise<string | null> =>
      (await findAccount(database.queries, id))?.name ?? null,
  };

  async function endInvitation(
    queries: Queries,
    id: string,
    by: Staff,
  ): Promise<Result<ChangedPerson>> {
    const at = clock.now().toISOString();
    const [invitation] = isAccountId(id) ? await withdrawInvitations(queries, "id", id, at) : [];
    if (invitation === undefined) return noSuchPerson();
    const { email, name, role } = invitation;
    await audit.append(queries, {
      actor: actorOf(by),
      action: "invitation-withdrawn",
      details: { accountId: id, role },
    });
    return succeed({ id, email, name, role: null });
  }

  async function personOf(queries: Queries, id: string): Promise<Account | undefined> {
    return isAccountId(id) ? findAccount(queries, id) : undefined;
  }
}

const actorOf = ({ email }: Staff) => `admin:${email}`;

const noSuchPerson = () => fail("not-found", "There is no such person.");
