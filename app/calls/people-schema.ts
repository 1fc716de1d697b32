import * as z from "zod/mini";
import type { Role } from "../../domain/auth/account.ts";
import type { Invited } from "../../domain/auth/invitations.ts";
import type { Invitation } from "../../domain/auth/invitations-repository.ts";
import type { People } from "../../domain/auth/people.ts";
import type { Services } from "../../domain/services.ts";
import {
  anObject,
  answers,
  noInput,
  getCall,
  optionalText,
  type AnswerOf,
  postCall,
  textInput,
  type ValueOf,
} from "./endpoint.ts";

/** The calls on the people of the office, and on one's own account. */

function role() {
  return z.enum(["admin", "writer"], { error: "role has to be admin or writer." });
}

/** The id in the call's address. */
const ofPerson = z.object({ id: z.string() }, anObject);

/** Everybody with an account, and who was asked to join. */
export const listPeople = getCall(
  "/functions/people",
  noInput,
  answers<
    People & {
      /** Whoever asks. */
      readonly you: string;
    }
  >(),
);

/** Asks somebody to join. */
export const invitePerson = postCall(
  "/functions/people",
  z.object({ email: textInput("email"), name: textInput("name"), role: role() }, anObject),
  answers<Invited>(),
  "The invitation could not be made.",
);

/** Changes a person, or an invitation that waits. */
export const changePerson = postCall(
  "/functions/people/:id",
  z.extend(ofPerson, {
    role: z.optional(role()),
    name: z.optional(textInput("name")),
    removed: z.optional(z.boolean({ error: "removed has to be true or false." })),
  }),
  answers<ValueOf<Services["people"]["change"]>>(),
  "The change could not be saved.",
);

/** A new link for somebody who was asked and has not joined. */
export const renewInvitation = postCall(
  "/functions/people/:id/invite",
  ofPerson,
  answers<Invited>(),
  "The link could not be made.",
);

/** Logs a person out everywhere. */
export const endSessions = postCall(
  "/functions/people/:id/end-sessions",
  ofPerson,
  answers<{ readonly id: string }>(),
  "The sessions could not be ended.",
);

/** Takes a person's second factor away, for a lost telephone. */
export const resetFactor = postCall(
  "/functions/people/:id/reset-factor",
  ofPerson,
  answers<{ readonly id: string }>(),
  "The second factor could not be reset.",
);

const token = textInput("token");

export const readInvitation = postCall(
  "/functions/invitation",
  z.object({ token }, anObject),
  answers<Pick<Invitation, "email" | "name" | "role" | "expiresAt">>(),
  "The invitation could not be read.",
);

export type ReadInvitation = AnswerOf<typeof readInvitation>;

/** Accepts an invitation: makes the account. */
export const join = postCall(
  "/functions/join",
  z.object({ token, name: optionalText("name"), password: textInput("password") }, anObject),
  answers<{ readonly email: string }>(),
  "The invitation could not be accepted.",
);

export const readAccount = getCall(
  "/functions/account",
  noInput,
  answers<{
    readonly id: string;
    readonly email: string;
    readonly name: string | null;
    readonly role: Role;
    /** Null without a second factor. */
    readonly recoveryCodes: number | null;
  }>(),
);

export const nameAccount = postCall(
  "/functions/account",
  z.object({ name: textInput("name") }, anObject),
  answers<{ readonly name: string }>(),
  "The name could not be saved.",
);

/** Ten new recovery codes in place of those before, shown this once. */
export const makeRecoveryCodes = postCall(
  "/functions/recovery-codes",
  z.object({}, anObject),
  answers<ValueOf<Services["recoveryCodes"]["make"]>>(),
  "The recovery codes could not be made.",
);

/** A recovery code in place of the authenticator app's; answers the session with both proofs. */
export const useRecoveryCode = postCall(
  "/functions/use-recovery-code",
  z.object({ code: textInput("code") }, anObject),
  answers<{
    readonly access_token: string;
    readonly refresh_token: string;
    /** How many codes nobody has used. */
    readonly left: number;
  }>(),
  "The code could not be checked.",
);
