import { useState } from "react";
import { Link, useFetcher } from "react-router";
import type { AnswerOf } from "../../calls/endpoint.ts";
import type { WaitingInvitation } from "../../../domain/auth/people.ts";
import { listPeople } from "../../calls/people-schema.ts";
import type { Route } from "./+types/people-page.ts";
import type { Answer } from "../kit/call.ts";
import { asCommand, commandOf, office, read } from "../kit/desk-data.ts";
import { DeskList } from "../kit/desk-list.tsx";
import { DeskHeading, ErrorCard, Part } from "../kit/desk-page.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { InvitationLink } from "./invitation-link.tsx";
import { InviteForm } from "./invite-form.tsx";
import { NameForm } from "./name-form.tsx";
import { performPeople, type NewLink, type PeopleCommand } from "./people-commands.ts";
import { personColumns } from "./person-columns.tsx";
import { formerColumns, invitationColumns } from "./waiting-columns.tsx";

/** Null for a writer, to whom the people are no business. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  return context.get(office).role === "admin" ? read(context, listPeople, {}) : null;
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return performPeople(context, await commandOf<PeopleCommand>(request));
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
        <Link className="button button-quiet" to="/admin/dashboard">
          Back to the dashboard
        </Link>
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
