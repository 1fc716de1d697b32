import { useState, useEffect } from "react";
import { useFetcher } from "react-router";
import { QuietLink } from "../kit/button.tsx";
import { listPeople } from "../../calls/people-schema.ts";
import type { WaitingInvitation, Person } from "../../../domain/auth/people.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
import type { Route } from "./+types/people-page.ts";
import type { Answer } from "../kit/call.ts";
import { asCommand, commandOf, read } from "../kit/desk-data.ts";
import { isApprover } from "../kit/office-access.ts";
import { DeskList } from "../kit/desk-list.tsx";
import { DeskHeading, ErrorCard, Part } from "../kit/desk-page.tsx";
import { useKeptFocus, focusOn } from "../kit/focus.ts";
import { InvitationLink } from "./invitation-link.tsx";
import { performPeople, type NewLink, type PeopleCommand } from "./people-commands.ts";
import { personColumns } from "./person-columns.tsx";
import { formerColumns, invitationColumns } from "./waiting-columns.tsx";
import { ButtonBar, DeskForm, Field, RadioField } from "../kit/desk-form.tsx";
import { roleDuties, roleNames, rolesInOrder, calledBy } from "./role-words.ts";

/** Null for a writer, to whom the people are no business. */
export async function clientLoader() {
  return isApprover() ? read(listPeople, {}) : null;
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return performPeople(await commandOf<PeopleCommand>(request));
}

/** Who is of the office, who was asked to join, and who has no access any more. */
export default function PeoplePage({ loaderData: people }: Route.ComponentProps) {
  useKeptFocus("people-title", people);
  if (people === null)
    return (
      <ErrorCard
        title="People are for approvers"
        message="An approver invites people and gives them their roles. Please ask one of them."
      >
        <QuietLink to="/admin/dashboard" label="Back to the dashboard" />
      </ErrorCard>
    );
  return (
    <div className="stack-wide">
      <DeskHeading title="People" id="people-title" />
      <Office {...people} />
      {people.invitations.length > 0 && <Invited invitations={people.invitations} />}
      {people.former.length > 0 && (
        <Part id="former-title" title="Without access">
          <DeskList
            label="Without access"
            rows={people.former}
            columns={formerColumns}
            idOf={({ id }) => id}
          />
        </Part>
      )}
      <InviteForm invitations={people.invitations} />
    </div>
  );
}

function Office({ people, you }: AnswerOf<typeof listPeople>) {
  const [named, setNamed] = useState<string | null>(null);
  return (
    <Part id="office-title" title="In the office">
      <DeskList
        label="In the office"
        rows={people}
        columns={personColumns({ you, rename: setNamed })}
        idOf={({ id }) => id}
        below={(person) =>
          person.id === named && <NameForm person={person} close={() => setNamed(null)} />
        }
      />
    </Part>
  );
}

function Invited({ invitations }: { invitations: readonly WaitingInvitation[] }) {
  const { state, data, submit } = useFetcher<Answer<NewLink>>();
  const [closed, setClosed] = useState<string | null>(null);
  const link = data?.ok === true && data.value.inviteUrl !== closed ? data.value : null;
  return (
    <Part id="invited-title" title="Invited">
      <DeskList
        label="Invited"
        rows={invitations}
        columns={invitationColumns({
          isBusy: state !== "idle",
          renew: (invitation) => void submit({ kind: "renew", invitation }, asCommand),
        })}
        idOf={({ id }) => id}
        below={({ id }) =>
          link?.id === id && <InvitationLink link={link} close={() => setClosed(link.inviteUrl)} />
        }
      />
    </Part>
  );
}

/** Asks somebody to join: who, at what address, and as what; the link is shown until it is put away or withdrawn. */
function InviteForm({ invitations }: { invitations: readonly WaitingInvitation[] }) {
  const fetcher = useFetcher<Answer<NewLink>>();
  const [closed, setClosed] = useState<string | null>(null);
  const link = fetcher.state === "idle" && fetcher.data?.ok === true ? fetcher.data.value : null;
  const isShown =
    link !== null && link.inviteUrl !== closed && invitations.some(({ id }) => id === link.id);
  return (
    <Part isCard id="invite-title" title="Invite somebody">
      {isShown && <InvitationLink link={link} close={() => setClosed(link.inviteUrl)} />}
      <DeskForm
        keptAs="invite"
        label="Invite somebody"
        fetcher={fetcher}
        initial={{ role: "writer" }}
      >
        <Field name="name" label="Name" maxLength={80} required autoComplete="off" />
        <Field
          name="email"
          label="E-mail"
          type="email"
          maxLength={254}
          required
          autoComplete="off"
        />
        <RadioField
          name="role"
          label="Role"
          options={rolesInOrder.map((role) => [role, `${roleNames[role]}: ${roleDuties[role]}`])}
        />
        <ButtonBar submit="Create invitation" />
      </DeskForm>
    </Part>
  );
}

function NameForm({ person, close }: { person: Person; close: () => void }) {
  const keptAs = `name-${person.id}`;
  useEffect(() => focusOn(`${keptAs}-name`), [keptAs]);
  return (
    <DeskForm
      keptAs={keptAs}
      label={`Name of ${calledBy(person)}`}
      initial={{ name: person.name ?? "" }}
      onAccepted={close}
    >
      <input type="hidden" name="id" value={person.id} />
      <Field name="name" label="Name" maxLength={80} required autoComplete="off" />
      <ButtonBar submit="Save name" cancel={{ label: "Cancel", run: close }} />
    </DeskForm>
  );
}
