import { dayMs, later } from "../shared/clock.ts";
import { uuidv7 } from "uuidv7";
import { named } from "../../database/named-rows.ts";
import type { Queries } from "../../database/open-database.ts";
import { isUniqueViolation } from "../../database/database-faults.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import type { MailQueue } from "../notify/mail.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { emailSchema, normalizeEmail, personName, type Role, type Staff } from "./account.ts";
import { findAccount, findCredentials, insertAccount } from "./accounts-repository.ts";
import { forApprovers } from "./auth-failure.ts";
import { invitationDays } from "./auth-limits.ts";
import { invitationMail } from "./auth-mails.ts";
import { invitationColumns, withdrawInvitations, type Invitation } from "./invitation.ts";
import { preparePassword } from "./passwords.ts";
import { findRole, lockRole, replaceRole } from "./roles.ts";
import { hashOfToken, newSecretToken } from "./secret-tokens.ts";

export type Invited = {
  readonly id: string;
  readonly inviteUrl: string;
  readonly expiresAt: string;
  readonly isMailed: boolean;
};

type JoinCommand = {
  readonly token: string;
  /** Empty for the name of the invitation. */
  readonly name: string;
  readonly password: string;
};

type Dependencies = RoomTools & { readonly mail: MailQueue; readonly siteUrl: string };

export function createInvitations({ database, clock, audit, mail, siteUrl }: Dependencies) {
  return {
    /** A former link to the same address opens nothing any more. */
    async invite(
      command: { readonly email: string; readonly name: string; readonly role: Role },
      by: Staff,
    ): Promise<Result<Invited>> {
      const email = normalizeEmail(command.email);
      if (!emailSchema.safeParse(email).success)
        return fail("malformed", "Please give an e-mail address.");
      const name = personName(command.name);
      if (!name.ok) return name;
      const { token, hash: tokenHash } = newSecretToken();
      return database.transaction(async (queries) => {
        if ((await lockRole(queries, by.userId)) !== "admin")
          return fail("forbidden", forApprovers);
        if ((await findCredentials(queries, email)) !== undefined) return hasAccount(email);
        const now = clock.now();
        const at = now.toISOString();
        await withdrawInvitations(queries, "email", email, at);
        const { role } = command;
        const id = uuidv7();
        const expiresAt = later(now, invitationDays * dayMs);
        const invitation = { id, email, name: name.value, role, tokenHash, invitedBy: by.userId };
        await named(queries)
          .insertInto("invitations")
          .values({ ...invitation, createdAt: at, expiresAt })
          .execute();
        const inviteUrl = `${siteUrl}/admin/join#token=${token}`;
        const inviter = (await findAccount(queries, by.userId))?.name ?? by.email;
        const isMailed = mail.isOn();
        if (isMailed)
          await mail.enqueue(queries, invitationMail({ to: email, siteUrl, inviteUrl, inviter }));
        await audit.append(queries, {
          actor: `admin:${by.email}`,
          action: "person-invited",
          details: { accountId: id, role },
        });
        return succeed({ id, inviteUrl, expiresAt, isMailed });
      });
    },

    read: (token: string): Promise<Result<Invitation>> => open(database.queries, token),

    async join({ token, password, ...typed }: JoinCommand): Promise<Result<Invitation>> {
      const openInvitation = await open(database.queries, token);
      if (!openInvitation.ok) return openInvitation;
      const name = personName(typed.name === "" ? openInvitation.value.name : typed.name);
      if (!name.ok) return name;
      const preparedPassword = await preparePassword(password, openInvitation.value.email);
      if (!preparedPassword.ok) return preparedPassword;
      const { passwordHash } = preparedPassword.value;
      try {
        return await database.transaction(async (queries) => {
          // Again, now that nobody takes the role of whoever asked, and with it the invitation, meanwhile.
          await lockRole(queries, openInvitation.value.invitedBy);
          const invitation = await open(queries, token);
          if (!invitation.ok) return invitation;
          const { id, email, role } = invitation.value;
          const at = clock.now().toISOString();
          const { numUpdatedRows } = await queries
            .updateTable("invitations")
            .set({ accepted_at: at, name: name.value })
            .where("id", "=", id)
            .where("accepted_at", "is", null)
            .where("revoked_at", "is", null)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return usedFailure();
          await insertAccount(queries, {
            id,
            email,
            name: name.value,
            passwordHash,
            createdAt: at,
          });
          await replaceRole(queries, { accountId: id, role, at });
          const details = { accountId: id, role };
          await audit.append(queries, { actor: id, action: "person-joined", details });
          return invitation;
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        return hasAccount(openInvitation.value.email);
      }
    },
  };

  async function open(queries: Queries, token: string): Promise<Result<Invitation>> {
    const invitation = await named(queries)
      .selectFrom("invitations")
      .select(invitationColumns)
      .where("tokenHash", "=", hashOfToken(token))
      .executeTakeFirst();
    if (invitation === undefined)
      return fail("gone", "This link is no invitation, or it ended long ago.");
    const { acceptedAt, withdrawnAt, expiresAt, invitedBy } = invitation;
    if (acceptedAt !== null) return usedFailure();
    // When whoever asked is no approver by now, nobody answers for it any more.
    if (withdrawnAt !== null || (await findRole(queries, invitedBy)) !== "admin")
      return fail("gone", "This invitation was withdrawn. Please ask who invited you.");
    return expiresAt <= clock.now().toISOString()
      ? fail("gone", "This invitation has expired. Please ask for a new link.")
      : succeed(invitation);
  }
}

const usedFailure = () => fail("gone", "This invitation was used already. Please log in.");

const hasAccount = (email: string) =>
  fail("conflict", `${email} has an account already. Give it a role among the people.`);
