import { useCallback, useEffect, useRef, useState } from "react";
import type { Endpoint, InputOf, OutputOf } from "../../calls/endpoint.ts";
import {
  changePerson,
  endSessions,
  invitePerson,
  listPeople,
  renewInvitation,
  resetFactor,
  type Invitation,
  type Invited,
  type People,
  type Person,
  type PersonRole,
} from "../../calls/people-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import type { Answer } from "../kit/call.ts";
import { focusOn } from "../kit/focus.ts";
import { showToast } from "../kit/toasts.tsx";
import { calledBy } from "./role-words.ts";

/** What toasts about people share. */
const topic = "people";

/** A link that was just made, for whom. */
export type NewLink = Invited & Pick<Invitation, "name" | "email" | "role">;

type Invitee = Pick<Invitation, "name" | "email" | "role">;

export type PeopleActions = {
  /** Something is under way; buttons wait. */
  readonly isBusy: boolean;
  /** Answers the sentence of a refusal, else null. */
  readonly invite: (invitee: Invitee) => Promise<string | null>;
  readonly renew: (invitation: Invitation) => Promise<void>;
  readonly withdraw: (invitation: Invitation) => Promise<void>;
  /** For somebody without a role too: that lets them in again. */
  readonly giveRole: (person: Person, role: PersonRole, before: PersonRole | null) => Promise<void>;
  readonly rename: (person: Person, name: string) => Promise<string | null>;
  readonly remove: (person: Person) => Promise<void>;
  readonly logOut: (person: Person) => Promise<void>;
  readonly resetFactor: (person: Person) => Promise<void>;
};

/** The people of the office and what an approver does about them; read again after each change. */
export function usePeople(admin: Admin) {
  const [answer, setAnswer] = useState<Answer<People> | null>(null);
  const [link, setLink] = useState<NewLink | null>(null);
  const [isBusy, setBusy] = useState(false);
  const latestRequest = useRef(0);

  const refresh = useCallback(async () => {
    const request = ++latestRequest.current;
    const read = await callAsAdmin(admin, listPeople, {});
    // Only the latest question counts: a slow answer must not replace a later one.
    if (request === latestRequest.current) setAnswer(read);
  }, [admin]);

  useEffect(() => void refresh(), [refresh]);

  async function change<Called extends Endpoint>(
    endpoint: Called,
    input: InputOf<Called>,
  ): Promise<Answer<OutputOf<Called>>> {
    setBusy(true);
    const done = await callAsAdmin(admin, endpoint, input);
    if (done.ok) await refresh();
    setBusy(false);
    return done;
  }

  /** The same, said in passing; whether it was done. */
  async function changed<Called extends Endpoint>(
    endpoint: Called,
    input: InputOf<Called>,
    said: Omit<Parameters<typeof showToast>[0], "topic">,
  ): Promise<boolean> {
    const done = await change(endpoint, input);
    showToast(
      done.ok
        ? { topic, ...said }
        : { topic, tone: "failure", title: "Nothing was changed", description: done.message },
    );
    if (done.ok) focusOn("people-title");
    return done.ok;
  }

  async function giveRole(person: Person, role: PersonRole, before: PersonRole | null) {
    await changed(
      changePerson,
      { id: person.id, role },
      {
        title: `${calledBy(person)} is ${role === "admin" ? "an approver" : "a writer"} now`,
        ...(before !== null && {
          action: { label: "Undo", run: () => void giveRole(person, before, null) },
        }),
      },
    );
  }

  const actions: PeopleActions = {
    isBusy,
    giveRole,
    async invite(invitee) {
      const invited = await change(invitePerson, invitee);
      if (!invited.ok) return invited.message;
      setLink({ ...invited.value, ...invitee });
      return null;
    },
    async renew(invitation) {
      const renewed = await change(renewInvitation, { id: invitation.id });
      if (renewed.ok) setLink({ ...invitation, ...renewed.value });
      else
        showToast({ topic, tone: "failure", title: "No new link", description: renewed.message });
    },
    async withdraw(invitation) {
      const title = `The invitation of ${invitation.name} is withdrawn`;
      const isDone = await changed(changePerson, { id: invitation.id, removed: true }, { title });
      if (isDone && link?.id === invitation.id) setLink(null);
    },
    async rename(person, name) {
      const renamed = await change(changePerson, { id: person.id, name });
      if (!renamed.ok) return renamed.message;
      showToast({ topic, title: "Name saved" });
      return null;
    },
    async remove(person) {
      const title = `${calledBy(person)} has no access any more`;
      await changed(changePerson, { id: person.id, removed: true }, { title });
    },
    async logOut(person) {
      const title = `${calledBy(person)} is logged out everywhere`;
      await changed(endSessions, { id: person.id }, { title });
    },
    async resetFactor(person) {
      const title = `${calledBy(person)} logs in with the password alone now`;
      await changed(resetFactor, { id: person.id }, { title });
    },
  };

  return { answer, refresh, actions, link, closeLink: () => setLink(null) };
}
