import { useState } from "react";
import { Link } from "react-router";
import type { People } from "../../../domain/auth/people.ts";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { RowFacts, type Column } from "../kit/desk-list.tsx";
import { MoreMenu } from "../kit/more-menu.tsx";
import { RowButton } from "../kit/button.tsx";
import { Day } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { PeopleCommand } from "./people-commands.ts";
import { calledBy, roleDuties, roleNames } from "./role-words.ts";
import { Badge } from "../kit/badge.tsx";

type Member = People["people"][number];

type Ways = {
  /** Your own access is another's to change: nobody locks themself out by accident. */
  readonly you: string;
  readonly rename: (id: string) => void;
};

/** Somebody of the office: their role, when they were last here, and what can be done. */
export function personColumns(ways: Ways): readonly Column<Member>[] {
  return [
    {
      label: "Name",
      kind: "title",
      cell: (person) => (
        <>
          <span className="desk-row-title">
            {calledBy(person)}
            {person.id === ways.you && " (you)"}
          </span>
          {person.name !== null && <RowFacts of={[person.email]} />}
        </>
      ),
      order: calledBy,
    },
    {
      label: "Role",
      cell: ({ role }) => (
        <Badge tone={role === "admin" ? "good" : "quiet"}>{roleNames[role]}</Badge>
      ),
      order: ({ role }) => role,
    },
    {
      label: "Last here",
      cell: ({ lastSeen }) => (lastSeen === null ? "Never here" : <Day of={lastSeen} />),
      order: ({ lastSeen }) => lastSeen ?? "",
    },
    {
      label: "Logs in with",
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? "Second factor" : "Password only"),
      order: ({ hasSecondFactor }) => Number(hasSecondFactor),
    },
    {
      label: "What to do",
      kind: "ways",
      cell: (person) =>
        person.id === ways.you ? (
          <Link to="/admin/account">Your account</Link>
        ) : (
          <PersonWays person={person} rename={() => ways.rename(person.id)} />
        ),
    },
  ];
}

/** What is asked before it is done. */
type Question = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly command: PeopleCommand;
  readonly danger?: boolean;
};

function PersonWays({ person, rename }: { person: Member; rename: () => void }) {
  const { isBusy, send } = useCommand<PeopleCommand>();
  const [question, setQuestion] = useState<Question | null>(null);
  const called = calledBy(person);
  const role = { kind: "role", person, before: person.role } as const;

  const promote: Question = {
    title: `Make ${called} an approver?`,
    text: roleDuties.admin,
    action: "Make approver",
    command: { ...role, role: "admin" },
  };
  const logOut: Question = {
    title: `Log ${called} out everywhere?`,
    text: "On every device they have to log in again. Words that they have not saved stay on their screen.",
    action: "Log out",
    command: { kind: "log-out", person },
  };
  const reset: Question = {
    title: `Reset the second factor of ${called}?`,
    text: "Only when they have lost their phone and their recovery codes: make sure that it is they who ask. They are logged out, and log in with the password alone until they set up a new one.",
    action: "Reset second factor",
    command: { kind: "reset-factor", person },
    danger: true,
  };
  const remove: Question = {
    title: `Remove ${called}?`,
    text: "They are logged out at once and their review links end. What they wrote stays. You can let them in again later.",
    action: "Remove",
    command: { kind: "remove", person },
    danger: true,
  };
  const asking = (label: string, asked: Question) => ({ label, run: () => setQuestion(asked) });

  return (
    <>
      <div className="desk-post-buttons">
        {person.role === "writer" ? (
          <RowButton {...asking("Make approver", promote)} about={called} isBusy={isBusy} />
        ) : (
          <RowButton
            label="Make writer"
            about={called}
            isBusy={isBusy}
            run={() => send({ ...role, role: "writer" })}
          />
        )}
        <MoreMenu
          about={called}
          isBusy={isBusy}
          items={[
            { label: person.name === null ? "Give a name" : "Change name", run: rename },
            asking("Log out everywhere", logOut),
            ...(person.hasSecondFactor ? [asking("Reset second factor", reset)] : []),
            asking("Remove", remove),
          ]}
        />
      </div>
      {question !== null && (
        <ConfirmDialog
          {...question}
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            setQuestion(null);
            send(question.command);
          }}
        />
      )}
    </>
  );
}
