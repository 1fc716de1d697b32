import { useEffect, useState, type ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import type { Role } from "../../../domain/auth/account.ts";
import type { Invited } from "../../../domain/auth/invitations.ts";
import type { People, Person, WaitingInvitation } from "../../../domain/auth/people.ts";
import {
  changePerson,
  endSessions,
  invitePerson,
  listPeople,
  resetFactor,
} from "../../calls/people-schema.ts";
import { Badge } from "../kit/badge.tsx";
import { QuietLink, RowButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { asCommand, commandOf, read, type SentForm } from "../kit/desk-data.ts";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { ButtonBar, DeskForm, Field, RadioField } from "../kit/desk-form.tsx";
import { DeskList, RowFacts, type Column } from "../kit/desk-list.tsx";
import { DeskHeading, ErrorCard, Part } from "../kit/desk-page.tsx";
import { focusOn, useKeptFocus } from "../kit/focus.ts";
import { MoreMenu } from "../kit/more-menu.tsx";
import { attempt, isApprover } from "../kit/office-access.ts";
import { Day } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { Route } from "./+types/people-page.ts";
import { InvitationLink, type NewLink } from "./invitation-link.tsx";
import { calledBy, roleDuties, roleNames, rolesInOrder } from "./role-words.ts";

/** Null for a writer, to whom the people are no business. */
export async function clientLoader() {
  return isApprover() ? read(listPeople, {}) : null;
}

type Command = {
  readonly id: string;
  readonly deed: "withdraw" | "remove" | "log-out" | "reset-factor" | Role;
  readonly done: string;
  /** For a role that was another before. */
  readonly undo?: Command;
};

type Renewal = { readonly deed: "renew"; readonly invitation: WaitingInvitation };

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const command = await commandOf<SentForm | Command | Renewal>(request);
  if ("kind" in command) return sentForm(command.fields);
  if (command.deed !== "renew") return perform(command);
  const { invitation } = command;
  const { name, email, role } = invitation;
  const answer = await attempt(invitePerson, { name, email, role });
  return answer.ok ? linkFor(invitation, answer.value) : showAnswer(answer, () => null, { topic });
}

const topic = "people";

async function perform({ id, deed, done, undo }: Command): Promise<Answer<unknown>> {
  return showAnswer<unknown>(
    await answerTo(deed, id),
    () => ({
      title: done,
      ...(undo && { action: { label: "Undo", run: () => perform(undo) } }),
    }),
    { topic },
  );
}

function answerTo(deed: Command["deed"], id: string) {
  if (deed === "log-out") return attempt(endSessions, { id });
  if (deed === "reset-factor") return attempt(resetFactor, { id });
  const isEnd = deed === "remove" || deed === "withdraw";
  return attempt(changePerson, isEnd ? { id, removed: true } : { id, role: deed });
}

/** The forms say themselves why they were refused. */
async function sentForm(fields: SentForm["fields"]): Promise<Answer<unknown>> {
  const { id = "", name = "", email = "", role = "writer" } = fields;
  if (id !== "") {
    const answer = await attempt(changePerson, { id, name });
    return answer.ok ? showAnswer(answer, () => ({ title: "Name saved" }), { topic }) : answer;
  }
  // What the form says is the server's to judge.
  const invitee = { name, email, role: role as Role };
  const answer = await attempt(invitePerson, invitee);
  return answer.ok ? linkFor(invitee, answer.value) : answer;
}

function linkFor({ name, email, role }: Omit<NewLink, keyof Invited>, made: Invited) {
  return { ok: true, value: { ...made, name, email, role } satisfies NewLink } as const;
}

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
      {people.invitations.length > 0 && <Waiting invitations={people.invitations} />}
      {people.former.length > 0 && (
        <Part id="former-title" title="Without access">
          <DeskList
            label="Without access"
            rows={people.former}
            columns={[
              nameColumn<Person>(),
              ways<Person>((person) => <FormerWays person={person} />),
            ]}
            idOf={({ id }) => id}
          />
        </Part>
      )}
      <InviteForm invitations={people.invitations} />
    </div>
  );
}

type Named = { readonly name: string | null; readonly email: string };

function nameColumn<Row extends Named>(after: (row: Row) => string = () => ""): Column<Row> {
  return {
    label: "Name",
    kind: "title",
    cell: (row) => (
      <>
        <span className="desk-row-title">{calledBy(row) + after(row)}</span>
        {row.name !== null && <RowFacts of={[row.email]} />}
      </>
    ),
    order: calledBy,
  };
}

function ways<Row>(cell: (row: Row) => ReactNode): Column<Row> {
  return { label: "What to do", kind: "ways", cell };
}

type Member = People["people"][number];

/** Your own access is another's to change: nobody locks themself out by accident. */
function Office({ people, you }: People & { you: string }) {
  const [named, setNamed] = useState<string | null>(null);
  const columns: readonly Column<Member>[] = [
    nameColumn(({ id }) => (id === you ? " (you)" : "")),
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
    ways((person) =>
      person.id === you ? (
        <Link to="/admin/account">Your account</Link>
      ) : (
        <MemberWays person={person} rename={() => setNamed(person.id)} />
      ),
    ),
  ];
  return (
    <Part id="office-title" title="In the office">
      <DeskList
        label="In the office"
        rows={people}
        columns={columns}
        idOf={({ id }) => id}
        below={(person) =>
          person.id === named && <NameForm person={person} close={() => setNamed(null)} />
        }
      />
    </Part>
  );
}

type Question = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly command: Command;
  readonly danger?: boolean;
};

function useQuestion() {
  const { isBusy, send } = useCommand<Command>();
  const [question, ask] = useState<Question | null>(null);
  const dialog = question !== null && (
    <ConfirmDialog
      {...question}
      onCancel={() => ask(null)}
      onConfirm={() => {
        ask(null);
        send(question.command);
      }}
    />
  );
  return { isBusy, send, ask, dialog };
}

function MemberWays({ person, rename }: { person: Member; rename: () => void }) {
  const { isBusy, send, ask, dialog } = useQuestion();
  const { id, role, hasSecondFactor } = person;
  const called = calledBy(person);
  const as = (deed: Role): Command => ({
    id,
    deed,
    done: `${called} is ${deed === "admin" ? "an approver" : "a writer"} now`,
  });
  const other = { ...as(role === "admin" ? "writer" : "admin"), undo: as(role) };
  const asking = (label: string, question: Question) => ({ label, run: () => ask(question) });
  const promotion: Question = {
    title: `Make ${called} an approver?`,
    text: roleDuties.admin,
    action: "Make approver",
    command: other,
  };
  const logOut = asking("Log out everywhere", {
    title: `Log ${called} out everywhere?`,
    text: "On every device they have to log in again. Words that they have not saved stay on their screen.",
    action: "Log out",
    command: { id, deed: "log-out", done: `${called} is logged out everywhere` },
  });
  const reset = asking("Reset second factor", {
    title: `Reset the second factor of ${called}?`,
    text: "Only when they have lost their phone: make sure that it is they who ask. They are logged out, and log in with the password alone until they set up a new one.",
    action: "Reset second factor",
    command: { id, deed: "reset-factor", done: `${called} logs in with the password alone now` },
    danger: true,
  });
  const remove = asking("Remove", {
    title: `Remove ${called}?`,
    text: "They are logged out at once and their review links end. What they wrote stays. You can let them in again later.",
    action: "Remove",
    command: { id, deed: "remove", done: `${called} has no access any more` },
    danger: true,
  });
  return (
    <>
      <div className="desk-post-buttons">
        <RowButton
          label={role === "writer" ? "Make approver" : "Make writer"}
          about={called}
          isBusy={isBusy}
          run={() => (role === "writer" ? ask(promotion) : send(other))}
        />
        <MoreMenu
          about={called}
          isBusy={isBusy}
          items={[
            { label: person.name === null ? "Give a name" : "Change name", run: rename },
            logOut,
            ...(hasSecondFactor ? [reset] : []),
            remove,
          ]}
        />
      </div>
      {dialog}
    </>
  );
}

function Waiting({ invitations }: { invitations: readonly WaitingInvitation[] }) {
  const { state, data, submit } = useFetcher<Answer<NewLink>>();
  const [closed, setClosed] = useState<string | null>(null);
  const link = data?.ok === true && data.value.inviteUrl !== closed ? data.value : null;
  const renew = (invitation: WaitingInvitation) =>
    void submit({ deed: "renew", invitation } satisfies Renewal, asCommand);
  const columns: readonly Column<WaitingInvitation>[] = [
    nameColumn(),
    { label: "Role", cell: ({ role }) => roleNames[role] },
    {
      label: "Link",
      cell: ({ expiresAt, isOver }) => (
        <>
          {isOver && <Badge tone="warning">Link expired</Badge>} until <Day of={expiresAt} />
        </>
      ),
    },
    ways((invitation) => (
      <InvitationWays
        invitation={invitation}
        isRenewing={state !== "idle"}
        renew={() => renew(invitation)}
      />
    )),
  ];
  return (
    <Part id="invited-title" title="Invited">
      <DeskList
        label="Invited"
        rows={invitations}
        columns={columns}
        idOf={({ id }) => id}
        below={({ id }) =>
          link?.id === id && <InvitationLink link={link} close={() => setClosed(link.inviteUrl)} />
        }
      />
    </Part>
  );
}

type InvitationWaysProps = {
  invitation: WaitingInvitation;
  isRenewing: boolean;
  renew: () => void;
};

function InvitationWays({ invitation: { id, name }, isRenewing, renew }: InvitationWaysProps) {
  const { isBusy, ask, dialog } = useQuestion();
  const withdrawal: Question = {
    title: `Withdraw the invitation of ${name}?`,
    text: "The link opens nothing any more. You can invite them again.",
    action: "Withdraw",
    command: { id, deed: "withdraw", done: `The invitation of ${name} is withdrawn` },
    danger: true,
  };
  return (
    <>
      <div className="desk-post-buttons">
        <RowButton label="Make a new link" about={name} isBusy={isRenewing} run={renew} />
        <MoreMenu
          about={name}
          isBusy={isBusy}
          items={[{ label: "Withdraw", run: () => ask(withdrawal) }]}
        />
      </div>
      {dialog}
    </>
  );
}

/** Somebody with an account and no role: they log in with the password that they know. */
function FormerWays({ person }: { person: Person }) {
  const { isBusy, send } = useCommand<Command>();
  const called = calledBy(person);
  const as = (deed: Role, role: string) => ({
    label: `Let in as ${role.split(" ")[1]}`,
    run: () => send({ id: person.id, deed, done: `${called} is ${role} now` }),
  });
  return (
    <div className="desk-post-buttons">
      <RowButton {...as("writer", "a writer")} about={called} isBusy={isBusy} />
      <MoreMenu about={called} isBusy={isBusy} items={[as("admin", "an approver")]} />
    </div>
  );
}

/** The link is shown until it is put away or withdrawn. */
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
