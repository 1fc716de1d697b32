import {
  changePerson,
  endSessions,
  invitePerson,
  renewInvitation,
  resetFactor,
} from "../../calls/people-schema.ts";
import type { WaitingInvitation, Person } from "../../../domain/auth/people.ts";
import type { Invited } from "../../../domain/auth/invitations.ts";
import type { Role } from "../../../domain/auth/account.ts";
import type { Answer } from "../kit/call.ts";
import { type SentForm } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { calledBy } from "./role-words.ts";

export type NewLink = Invited & Pick<WaitingInvitation, "name" | "email" | "role">;

export type PeopleCommand =
  | SentForm
  | { readonly kind: "renew" | "withdraw"; readonly invitation: WaitingInvitation }
  | { readonly kind: "remove" | "log-out" | "reset-factor"; readonly person: Person }
  | {
      readonly kind: "role";
      readonly person: Person;
      readonly role: Role;
      /** What Undo gives back; null for somebody who had none. */
      readonly before: Role | null;
    };

/** Makes a change, and says what came of it; the forms say themselves why they were refused. */
export async function performPeople(command: PeopleCommand): Promise<Answer<unknown>> {
  if (command.kind === "form") return sentForm(command.fields);
  if (command.kind === "role") return giveRole(command);
  if ("invitation" in command) return aboutInvitation(command);
  const { id } = command.person;
  const called = calledBy(command.person);
  switch (command.kind) {
    case "remove":
      return said(
        await attempt(changePerson, { id, removed: true }),
        `${called} has no access any more`,
      );
    case "log-out":
      return said(await attempt(endSessions, { id }), `${called} is logged out everywhere`);
    case "reset-factor":
      return said(
        await attempt(resetFactor, { id }),
        `${called} logs in with the password alone now`,
      );
  }
}

type OfInvitation = Extract<PeopleCommand, { invitation: WaitingInvitation }>;

async function aboutInvitation({ kind, invitation }: OfInvitation): Promise<Answer<unknown>> {
  const { id, name } = invitation;
  if (kind === "withdraw") {
    const answer = await attempt(changePerson, { id, removed: true });
    return said(answer, `The invitation of ${name} is withdrawn`);
  }
  const answer = await attempt(renewInvitation, { id });
  if (!answer.ok) return said(answer, "");
  return { ok: true, value: { ...invitation, ...answer.value } satisfies NewLink };
}

async function sentForm(fields: SentForm["fields"]): Promise<Answer<unknown>> {
  const { id = "", name = "", email = "", role = "writer" } = fields;
  if (id !== "") {
    const answer = await attempt(changePerson, { id, name });
    return answer.ok ? said(answer, "Name saved") : answer;
  }
  // What the form says is the server's to judge.
  const invitee = { name, email, role: role as Role };
  const answer = await attempt(invitePerson, invitee);
  return answer.ok
    ? { ok: true, value: { ...answer.value, ...invitee } satisfies NewLink }
    : answer;
}

type RoleCommand = Extract<PeopleCommand, { kind: "role" }>;

async function giveRole(command: RoleCommand): Promise<Answer<unknown>> {
  const { person, role, before } = command;
  const answer = await attempt(changePerson, { id: person.id, role });
  const title = `${calledBy(person)} is ${role === "admin" ? "an approver" : "a writer"} now`;
  if (before === null) return said(answer, title);
  return said(answer, title, () => giveRole({ ...command, role: before, before: null }));
}

function said(answer: Answer<unknown>, title: string, undo?: () => unknown): Answer<unknown> {
  const words = { title, ...(undo && { action: { label: "Undo", run: undo } }) };
  return showAnswer(answer, () => words, { topic: "people" });
}
