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

function role() {
  return z.enum(["admin", "writer"], { error: "role has to be admin or writer." });
}

const ofPerson = z.object({ id: z.string() }, anObject);

export const listPeople = getCall(
  "/functions/people",
  noInput,
  answers<
    People & {
      readonly you: string;
    }
  >(),
);

export const invitePerson = postCall(
  "/functions/people",
  z.object({ email: textInput("email"), name: textInput("name"), role: role() }, anObject),
  answers<Invited>(),
  "The invitation could not be made.",
);

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
  }>(),
);

export const nameAccount = postCall(
  "/functions/account",
  z.object({ name: textInput("name") }, anObject),
  answers<{ readonly name: string }>(),
  "The name could not be saved.",
);
