import { useState } from "react";
import type { WaitingInvitation, Person } from "../../../domain/auth/people.ts";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { RowFacts, type Column } from "../kit/desk-list.tsx";
import { RowButton } from "../kit/button.tsx";
import { Day } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { PeopleCommand } from "./people-commands.ts";
import { calledBy, roleNames } from "./role-words.ts";
import { Badge } from "../kit/badge.tsx";

type Renewing = {
  readonly isBusy: boolean;
  readonly renew: (invitation: WaitingInvitation) => void;
};

/** Somebody who was asked and has not joined. */
export function invitationColumns(renewing: Renewing): readonly Column<WaitingInvitation>[] {
  return [
    {
      label: "Name",
      kind: "title",
      cell: ({ name, email }) => (
        <>
          <span className="desk-row-title">{name}</span>
          <RowFacts of={[email]} />
        </>
      ),
    },
    { label: "Role", cell: ({ role }) => roleNames[role] },
    {
      label: "Link",
      cell: ({ expiresAt, isOver }) => (
        <>
          {isOver && <Badge tone="warning">Link expired</Badge>} until <Day of={expiresAt} />
        </>
      ),
    },
    {
      label: "What to do",
      kind: "ways",
      cell: (invitation) => <InvitationWays invitation={invitation} {...renewing} />,
    },
  ];
}

function InvitationWays({ invitation, ...renewing }: Renewing & { invitation: WaitingInvitation }) {
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, send } = useCommand<PeopleCommand>();
  const { name } = invitation;
  return (
    <>
      <div className="desk-row-ways">
        <RowButton
          label="Make a new link"
          about={name}
          isBusy={renewing.isBusy}
          run={() => renewing.renew(invitation)}
        />
        <RowButton label="Withdraw" about={name} isBusy={isBusy} run={() => setIsAsked(true)} />
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
            send({ kind: "withdraw", invitation });
          }}
        />
      )}
    </>
  );
}

/** Somebody with an account and no role: they log in with the password that they know. */
export const formerColumns: readonly Column<Person>[] = [
  {
    label: "Name",
    kind: "title",
    cell: (person) => (
      <>
        <span className="desk-row-title">{calledBy(person)}</span>
        {person.name !== null && <RowFacts of={[person.email]} />}
      </>
    ),
  },
  { label: "What to do", kind: "ways", cell: (person) => <FormerWays person={person} /> },
];

function FormerWays({ person }: { person: Person }) {
  const { isBusy, send } = useCommand<PeopleCommand>();
  return (
    <div className="desk-row-ways">
      {(["writer", "admin"] as const).map((role) => (
        <RowButton
          key={role}
          label={role === "writer" ? "Let in as writer" : "Let in as approver"}
          about={calledBy(person)}
          isBusy={isBusy}
          run={() => send({ kind: "role", person, role, before: null })}
        />
      ))}
    </div>
  );
}
