import * as z from "zod/mini";
import type { Role } from "../../domain/auth/account.ts";
import type { Invited } from "../../domain/auth/invitations.ts";
import type { Invitation } from "../../domain/auth/invitations-repository.ts";
import type { People } from "../../domain/auth/people.ts";
import type { Services } from "../../domain/services.ts";
import {
  answers,
  type AnswerOf,
  getCall,
  optionalText,
  postCall,
  type ValueOf,
} from "./endpoint.ts";

const role = z.enum(["admin", "writer"]);

const ofPerson = { id: z.string() };

export const listPeople = getCall(
  "/functions/people",
  {},
  answers<
    People & {
      readonly you: string;
    }
  >(),
);

export const invitePerson = postCall(
  "/functions/people",
  { email: z.string(), name: z.string(), role: role },
  answers<Invited>(),
);

export const changePerson = postCall(
  "/functions/people/:id",
  {
    ...ofPerson,
    role: z.optional(role),
    name: z.optional(z.string()),
    removed: z.optional(z.boolean()),
  },
  answers<ValueOf<Services["people"]["change"]>>(),
);

export const endSessions = postCall(
  "/functions/people/:id/end-sessions",
  ofPerson,
  answers<{ readonly id: string }>(),
);

/** Takes a person's second factor away, for a lost telephone. */
export const resetFactor = postCall(
  "/functions/people/:id/reset-factor",
  ofPerson,
  answers<{ readonly id: string }>(),
);

export const readInvitation = postCall(
  "/functions/invitation",
  { token: z.string() },
  answers<Pick<Invitation, "email" | "name" | "role" | "expiresAt">>(),
);

export type ReadInvitation = AnswerOf<typeof readInvitation>;

export const join = postCall(
  "/functions/join",
  { token: z.string(), name: optionalText(), password: z.string() },
  answers<{ readonly email: string }>(),
);

export const readAccount = getCall(
  "/functions/account",
  {},
  answers<{
    readonly id: string;
    readonly email: string;
    readonly name: string | null;
    readonly role: Role;
  }>(),
);

export const nameAccount = postCall(
  "/functions/account",
  { name: z.string() },
  answers<{ readonly name: string }>(),
);
