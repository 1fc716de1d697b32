import * as z from "zod/mini";
import type { Role } from "../../domain/auth/account.ts";
import type { Invited } from "../../domain/auth/invitations.ts";
import type { Invitation } from "../../domain/auth/invitation.ts";
import type { People } from "../../domain/auth/people.ts";
import type { Services } from "../../domain/services.ts";
import { type AnswerOf, getCall, optionalText, postCall, type ValueOf } from "./endpoint.ts";

const role = z.enum(["admin", "writer"]);

const ofPerson = { id: z.string() };

export const listPeople = getCall<People & { readonly you: string }>()("/functions/people");

export const invitePerson = postCall<Invited>()("/functions/people", {
  email: z.string(),
  name: z.string(),
  role,
});

export const changePerson = postCall<ValueOf<Services["people"]["change"]>>()(
  "/functions/people/:id",
  {
    ...ofPerson,
    role: z.optional(role),
    name: z.optional(z.string()),
    removed: z.optional(z.boolean()),
  },
);

export const endSessions = postCall<{ readonly id: string }>()(
  "/functions/people/:id/end-sessions",
  ofPerson,
);

export const resetFactor = postCall<{ readonly id: string }>()(
  "/functions/people/:id/reset-factor",
  ofPerson,
);

export const readInvitation = postCall<Pick<Invitation, "email" | "name" | "role" | "expiresAt">>()(
  "/functions/invitation",
  { token: z.string() },
);

export type ReadInvitation = AnswerOf<typeof readInvitation>;

export const join = postCall<{ readonly email: string }>()("/functions/join", {
  token: z.string(),
  name: optionalText(),
  password: z.string(),
});

export const readAccount = getCall<{
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: Role;
}>()("/functions/account");

export const nameAccount = postCall<{ readonly name: string }>()("/functions/account", {
  name: z.string(),
});
