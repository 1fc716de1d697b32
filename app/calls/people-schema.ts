import * as z from "zod/mini";
import {
  anObject,
  emptyOutput,
  nullableText,
  optionalText,
  textInput,
  unreadable,
  type Endpoint,
} from "./endpoint.ts";

/** The calls on the people of the office, and on one's own account. */

function role() {
  return z.enum(["admin", "writer"], { error: "role has to be admin or writer." });
}

/** The id in the call's address. */
const ofPerson = z.object({ id: z.string() }, anObject);

const person = {
  id: z.string(),
  email: z.string(),
  name: nullableText,
  /** When they were last here; null when they never were. */
  lastSeen: nullableText,
  hasSecondFactor: z.boolean(),
};

/** Everybody with an account, and who was asked to join. */
export const listPeople = {
  path: "/functions/people",
  method: "GET",
  input: emptyOutput,
  output: z.object({
    /** Whoever asks. */
    you: z.string(),
    people: z.array(z.object({ ...person, role: role() })),
    /** Without a role: they may do nothing until they get one again. */
    former: z.array(z.object(person)),
    invitations: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        role: role(),
        createdAt: z.string(),
        expiresAt: z.string(),
        /** Its link opens nothing any more. */
        isOver: z.boolean(),
      }),
    ),
  }),
  failure: unreadable,
} as const satisfies Endpoint;

export type People = z.output<typeof listPeople.output>;

export type Person = People["former"][number];

export type Invitation = People["invitations"][number];

export type PersonRole = People["people"][number]["role"];

const invitation = z.object({
  id: z.string(),
  /** Works once; nobody can look it up again. */
  inviteUrl: z.string(),
  expiresAt: z.string(),
  /** Whether it was mailed, too. */
  isMailed: z.boolean(),
});

export type Invited = z.output<typeof invitation>;

/** Asks somebody to join. */
export const invitePerson = {
  path: "/functions/people",
  method: "POST",
  input: z.object({ email: textInput("email"), name: textInput("name"), role: role() }, anObject),
  output: invitation,
  failure: "The invitation could not be made.",
} as const satisfies Endpoint;

/** Changes a person, or an invitation that waits. */
export const changePerson = {
  path: "/functions/people/:id",
  method: "POST",
  input: z.extend(ofPerson, {
    role: z.optional(role()),
    name: z.optional(textInput("name")),
    removed: z.optional(z.boolean({ error: "removed has to be true or false." })),
  }),
  output: z.object({
    id: z.string(),
    email: z.string(),
    name: nullableText,
    role: z.nullable(role()),
  }),
  failure: "The change could not be saved.",
} as const satisfies Endpoint;

/** A new link for somebody who was asked and has not joined. */
export const renewInvitation = {
  path: "/functions/people/:id/invite",
  method: "POST",
  input: ofPerson,
  output: invitation,
  failure: "The link could not be made.",
} as const satisfies Endpoint;

/** Logs a person out everywhere. */
export const endSessions = {
  path: "/functions/people/:id/end-sessions",
  method: "POST",
  input: ofPerson,
  output: ofPerson,
  failure: "The sessions could not be ended.",
} as const satisfies Endpoint;

/** Takes a person's second factor away, for a lost telephone. */
export const resetFactor = {
  path: "/functions/people/:id/reset-factor",
  method: "POST",
  input: ofPerson,
  output: ofPerson,
  failure: "The second factor could not be reset.",
} as const satisfies Endpoint;

const token = textInput("token");

/** Whom an invitation asks, for its page. */
export const readInvitation = {
  path: "/functions/invitation",
  method: "POST",
  input: z.object({ token }, anObject),
  output: z.object({ email: z.string(), name: z.string(), role: role(), expiresAt: z.string() }),
  failure: "The invitation could not be read.",
} as const satisfies Endpoint;

export type ReadInvitation = z.output<typeof readInvitation.output>;

/** Accepts an invitation: makes the account. */
export const join = {
  path: "/functions/join",
  method: "POST",
  input: z.object({ token, name: optionalText("name"), password: textInput("password") }, anObject),
  output: z.object({ email: z.string() }),
  failure: "The invitation could not be accepted.",
} as const satisfies Endpoint;

/** What the office knows of whoever calls. */
export const readAccount = {
  path: "/functions/account",
  method: "GET",
  input: emptyOutput,
  output: z.object({
    id: z.string(),
    email: z.string(),
    name: nullableText,
    role: role(),
    /** Null without a second factor. */
    recoveryCodes: z.nullable(z.number()),
  }),
  failure: unreadable,
} as const satisfies Endpoint;

/** What whoever calls wants to be called. */
export const nameAccount = {
  path: "/functions/account",
  method: "POST",
  input: z.object({ name: textInput("name") }, anObject),
  output: z.object({ name: z.string() }),
  failure: "The name could not be saved.",
} as const satisfies Endpoint;

/** Ten new recovery codes in place of those before, shown this once. */
export const makeRecoveryCodes = {
  path: "/functions/recovery-codes",
  method: "POST",
  input: z.object({}, anObject),
  output: z.object({ codes: z.array(z.string()) }),
  failure: "The recovery codes could not be made.",
} as const satisfies Endpoint;

/** A recovery code in place of the authenticator app's; answers the session with both proofs. */
export const useRecoveryCode = {
  path: "/functions/use-recovery-code",
  method: "POST",
  input: z.object({ code: textInput("code") }, anObject),
  output: z.object({
    access_token: z.string(),
    refresh_token: z.string(),
    /** How many codes nobody has used. */
    left: z.number(),
  }),
  failure: "The code could not be checked.",
} as const satisfies Endpoint;
