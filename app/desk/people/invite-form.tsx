import { useState } from "react";
import type { PersonRole } from "../../calls/people-schema.ts";
import { AccountForm, textOf } from "../account-form.tsx";
import { roleDuties, roleNames, rolesInOrder } from "./role-words.ts";
import type { PeopleActions } from "./use-people.ts";

/** Asks somebody to join: who, at what address, and as what. */
export function InviteForm({ actions }: { actions: PeopleActions }) {
  const [role, setRole] = useState<PersonRole>("writer");
  return (
    <section className="card stack" aria-labelledby="invite-title">
      <h2 className="desk-card-title" id="invite-title">
        Invite somebody
      </h2>
      <AccountForm
        label="Make the invitation"
        firstField="invite-name"
        submit={(fields) =>
          actions.invite({
            name: textOf(fields, "invite-name"),
            email: textOf(fields, "invite-email"),
            role,
          })
        }
      >
        <div className="field">
          <label htmlFor="invite-name">Name</label>
          <input id="invite-name" name="invite-name" autoComplete="off" maxLength={80} required />
        </div>
        <div className="field">
          <label htmlFor="invite-email">E-mail</label>
          <input
            id="invite-email"
            name="invite-email"
            type="email"
            autoComplete="off"
            maxLength={254}
            required
          />
        </div>
        <fieldset className="person-roles">
          <legend>Role</legend>
          {rolesInOrder.map((one) => (
            <div className="person-role" key={one}>
              <input
                type="radio"
                id={`invite-${one}`}
                name="invite-role"
                value={one}
                checked={role === one}
                aria-describedby={`invite-${one}-duty`}
                onChange={() => setRole(one)}
              />
              <p>
                <label htmlFor={`invite-${one}`}>
                  <strong>{roleNames[one]}</strong>
                </label>
                <br />
                <span className="quiet" id={`invite-${one}-duty`}>
                  {roleDuties[one]}
                </span>
              </p>
            </div>
          ))}
        </fieldset>
      </AccountForm>
    </section>
  );
}
