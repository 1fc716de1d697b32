import type { People } from "../../calls/people-schema.ts";
import type { Admin } from "../kit/office-access.ts";
import { DeskHeading, Loading, NotLoaded } from "../kit/desk-page.tsx";
import { InvitationLink } from "./invitation-link.tsx";
import { InvitationRow, FormerRow } from "./waiting-rows.tsx";
import { InviteForm } from "./invite-form.tsx";
import { PersonRow } from "./person-row.tsx";
import { usePeople, type PeopleActions } from "./use-people.ts";

/** Who is of the office, who was asked to join, and who has no access any more. */
export function PeopleView({ admin }: { admin: Admin }) {
  const { answer, refresh, actions, link, closeLink } = usePeople(admin);
  return (
    <div className="stack-wide">
      <DeskHeading title="People" />
      {answer === null && <Loading label="Loading the people…" />}
      {answer?.ok === false && (
        <NotLoaded what="The people" reason={answer.message} retry={() => void refresh()} />
      )}
      {link !== null && <InvitationLink link={link} close={closeLink} key={link.inviteUrl} />}
      {answer?.ok === true && <Lists of={answer.value} actions={actions} />}
      <InviteForm actions={actions} />
    </div>
  );
}

function Lists({ of, actions }: { of: People; actions: PeopleActions }) {
  return (
    <>
      <section className="stack" aria-labelledby="people-title">
        <h2 id="people-title" tabIndex={-1}>
          In the office
        </h2>
        <ul className="people">
          {of.people.map((person) => (
            <PersonRow
              person={person}
              isYou={person.id === of.you}
              actions={actions}
              key={person.id}
            />
          ))}
        </ul>
      </section>
      {of.invitations.length > 0 && (
        <section className="stack" aria-labelledby="invited-title">
          <h2 id="invited-title">Invited</h2>
          <ul className="people">
            {of.invitations.map((invitation) => (
              <InvitationRow invitation={invitation} actions={actions} key={invitation.id} />
            ))}
          </ul>
        </section>
      )}
      {of.former.length > 0 && (
        <section className="stack" aria-labelledby="former-title">
          <h2 id="former-title">Without access</h2>
          <ul className="people">
            {of.former.map((person) => (
              <FormerRow person={person} actions={actions} key={person.id} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
