import { useState } from "react";
import type { Invitation, Person } from "../../calls/people-schema.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Instant } from "../kit/times.tsx";
import { calledBy, roleNames } from "./role-words.ts";
import type { PeopleActions } from "./use-people.ts";

type InvitationRowProps = { invitation: Invitation; actions: PeopleActions };

/** Somebody who was asked and has not joined. */
export function InvitationRow({ invitation, actions }: InvitationRowProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { name, email, role, expiresAt, isOver } = invitation;
  const about = <span className="visually-hidden">: {name}</span>;
  return (
    <li className="person">
      <p className="cluster">
        <strong>{name}</strong>
        <span className="badge badge-quiet">{roleNames[role]}</span>
        {isOver && <span className="badge badge-warning">Link expired</span>}
      </p>
      <p className="quiet">
        {email} · {isOver ? "The link worked until" : "The link works until"}{" "}
        <Instant of={expiresAt} />
      </p>
      <div className="desk-post-buttons">
        <button
          className="desk-post-button"
          type="button"
          disabled={actions.isBusy}
          onClick={() => void actions.renew(invitation)}
        >
          Make a new link{about}
        </button>
        <button
          className="desk-post-button"
          type="button"
          disabled={actions.isBusy}
          onClick={() => setIsAsked(true)}
        >
          Withdraw{about}
        </button>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={`Withdraw the invitation of ${name}?`}
          text="The link opens nothing any more. You can invite them again."
          action="Withdraw"
          danger
          onCancel={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false);
            void actions.withdraw(invitation);
          }}
        />
      )}
    </li>
  );
}

/** Somebody with an account and no role: they log in with the password that they know. */
export function FormerRow({ person, actions }: { person: Person; actions: PeopleActions }) {
  const called = calledBy(person);
  return (
    <li className="person">
      <p className="cluster">
        <strong>{called}</strong>
        {person.name !== null && <span className="quiet">{person.email}</span>}
      </p>
      <div className="desk-post-buttons">
        {(["writer", "admin"] as const).map((role) => (
          <button
            className="desk-post-button"
            type="button"
            key={role}
            disabled={actions.isBusy}
            onClick={() => void actions.giveRole(person, role, null)}
          >
            Let in again as {role === "writer" ? "a writer" : "an approver"}
            <span className="visually-hidden">: {called}</span>
          </button>
        ))}
      </div>
    </li>
  );
}
