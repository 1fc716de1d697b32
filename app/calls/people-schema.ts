import * as z from "zod/mini";
import {
  anObject,
  emptyOutput,
  getCall,
  nullableText,
  optionalText,
  postCall,
  textInput,
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
export const listPeople = getCall(
  "/functions/people",
  emptyOutput,
  z.object({
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
);

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
export const invitePerson = postCall(
  "/functions/people",
  z.object({ email: textInput("email"), name: textInput("name"), role: role() }, anObject),
  invitation,
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
  z.object({
    id: z.string(),
    email: z.string(),
    name: nullableText,
    role: z.nullable(role()),
  }),
  "The change could not be saved.",
);

/** A new link for somebody who was asked and has not joined. */
export const renewInvitation = postCall(
  "/functions/people/:id/invite",
  ofPerson,
  invitation,
  "The link could not be made.",
);

/** Logs a person out everywhere. */
export const endSessions = postCall(
  "/functions/people/:id/end-sessions",
  ofPerson,
  ofPerson,
  "The sessions could not be ended.",
);

/** Takes a person's second factor away, for a lost telephone. */
export const resetFactor = postCall(
  "/functions/people/:id/reset-factor",
  ofPerson,
  ofPerson,
  "The second factor could not be reset.",
);

const token = textInput("token");

/** Whom an invitation asks, for its page. */
export const readInvitation = postCall(
  "/functions/invitation",
  z.object({ token }, anObject),
  z.object({ email: z.string(), name: z.string(), role: role(), expiresAt: z.string() }),
  "The invitation could not be read.",
);

export type ReadInvitation = z.output<typeof readInvitation.output>;

/** Accepts an invitation: makes the account. */
export const join = postCall(
  "/functions/join",
  z.object({ token, name: optionalText("name"), password: textInput("password") }, anObject),
  z.object({ email: z.string() }),
  "The invitation could not be accepted.",
);

/** What the office knows of whoever calls. */
export const readAccount = getCall(
  "/functions/account",
  emptyOutput,
  z.object({
    id: z.string(),
    email: z.string(),
    name: nullableText,
    role: role(),
    /** Null without a second factor. */
    recoveryCodes: z.nullable(z.number()),
  }),
);

/** What whoever calls wants to be called. */
export const nameAccount = postCall(
  "/functions/account",
  z.object({ name: textInput("name") }, anObject),
  z.object({ name: z.string() }),
  "The name could not be saved.",
);

/** Ten new recovery codes in place of those before, shown this once. */
export const makeRecoveryCodes = postCall(
  "/functions/recovery-codes",
  z.object({}, anObject),
  z.object({ codes: z.array(z.string()) }),
  "The recovery codes could not be made.",
);

/** A recovery code in place of the authenticator app's; answers the session with both proofs. */
export const useRecoveryCode = postCall(
  "/functions/use-recovery-code",
  z.object({ code: textInput("code") }, anObject),
  z.object({
    access_token: z.string(),
    refresh_token: z.string(),
    /** How many codes nobody has used. */
    left: z.number(),
  }),
  "The code could not be checked.",
);
