import { TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { Link, useFetcher } from "react-router";
import type { Role } from "../../../domain/auth/account.ts";
import type { Invited } from "../../../domain/auth/invitations.ts";
import type { People, WaitingInvitation } from "../../../domain/auth/people.ts";
import {
  changePerson,
  endSessions,
  invitePerson,
  listPeople,
  resetFactor,
} from "../../calls/people-schema.ts";
import { CopyButton } from "../copy-button.tsx";
import { Badge } from "../kit/badge.tsx";
import { QuietButton, QuietLink, RowButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { commandOf, read, type SentForm } from "../kit/desk-data.ts";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { ButtonBar, DeskForm, Field, RadioField } from "../kit/desk-form.tsx";
import { type Column, DeskList, RowFacts } from "../kit/desk-list.tsx";
import { DeskHeading, ErrorCard, Part } from "../kit/desk-page.tsx";
import { takeFocus, useKeptFocus } from "../kit/focus.ts";
import { MoreMenu } from "../kit/more-menu.tsx";
import { attempt, isApprover } from "../kit/office-access.ts";
import { Day, Instant } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { Route } from "./+types/people-page.ts";
import { calledBy, roleDuties, roleNames, rolesInOrder } from "./role-words.ts";

/** Null for a writer, to whom the people are no business. */
export async function clientLoader() {
  return isApprover() ? read(listPeople, {}) : null;
}

type ActionName = Role | "log-out" | "reset-factor" | "remove" | "withdraw";

type Command = {
  readonly id: string;
  readonly action: ActionName;
  readonly called: string;
  /** The role that was another before. */
  readonly former?: Role | undefined;
};

type Renewal = { readonly action: "renew"; readonly invitation: WaitingInvitation };

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const command = await commandOf<SentForm | Command | Renewal>(request);
  if ("kind" in command) return invite(command.fields);
  if (command.action !== "renew") return perform(command);
  const { invitation } = command;
  const { name, email, role } = invitation;
  const answer = await attempt(invitePerson, { name, email, role });
  return answer.ok ? newLink(invitation, answer.value) : showAnswer(answer, () => null, { topic });
}

const topic = "people";

async function perform(command: Command): Promise<Answer<unknown>> {
  const { action, called, former } = command;
  return showAnswer<unknown>(
    await answerTo(command),
    () => {
      const title = actions[action].done(called);
      if (former === undefined) return { title };
      const undo = () => perform({ ...command, action: former, former: undefined });
      return { title, action: { label: "Undo", run: undo } };
    },
    { topic },
  );
}

function answerTo({ id, action }: Command) {
  if (action === "log-out") return attempt(endSessions, { id });
  if (action === "reset-factor") return attempt(resetFactor, { id });
  const isEnd = action === "remove" || action === "withdraw";
  return attempt(changePerson, isEnd ? { id, removed: true } : { id, role: action });
}

/** The form says itself why it was refused. */
async function invite({ name = "", email = "", role = "" }: SentForm["fields"]) {
  // What the form says is the server's to judge.
  const invitee = { name, email, role: role as Role };
  const answer = await attempt(invitePerson, invitee);
  return answer.ok ? newLink(invitee, answer.value) : answer;
}

function newLink({ name, email, role }: Omit<NewLink, keyof Invited>, made: Invited) {
  return { ok: true, value: { ...made, name, email, role } satisfies NewLink } as const;
}

type ActionWords = {
  readonly label: string;
  readonly done: (called: string) => string;
  /** Asked before; what can be taken back asks nothing. */
  readonly question?: {
    readonly title: (called: string) => string;
    readonly text: string;
    readonly danger?: true;
  };
};

const actions: Readonly<Record<ActionName, ActionWords>> = {
  writer: { label: "Make writer", done: (called) => `${called} is a writer now` },
  admin: {
    label: "Make approver",
    done: (called) => `${called} is an approver now`,
    question: { title: (called) => `Make ${called} an approver?`, text: roleDuties.admin },
  },
  "log-out": {
    label: "Log out everywhere",
    done: (called) => `${called} is logged out everywhere`,
    question: {
      title: (called) => `Log ${called} out everywhere?`,
      text: "On every device they have to log in again. Words that they have not saved stay on their screen.",
    },
  },
  "reset-factor": {
    label: "Reset second factor",
    done: (called) => `${called} logs in with the password alone now`,
    question: {
      title: (called) => `Reset the second factor of ${called}?`,
      text: "Only when they have lost their phone and their recovery codes: make sure that it is they who ask. They are logged out, and log in with the password alone until they set up a new one.",
      danger: true,
    },
  },
  remove: {
    label: "Remove",
    done: (called) => `${called} has no access any more`,
    question: {
      title: (called) => `Remove ${called}?`,
      text: "They are logged out at once and their review links end. What they wrote stays. You can let them in again later.",
      danger: true,
    },
  },
  withdraw: {
    label: "Withdraw",
    done: (called) => `The invitation of ${called} is withdrawn`,
    question: {
      title: (called) => `Withdraw the invitation of ${called}?`,
      text: "The link opens nothing any more. You can invite them again.",
      danger: true,
    },
  },
};

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
  const { invitations, former } = people;
  return (
    <div className="stack-wide">
      <DeskHeading title="People" id="people-title" />
      <Office {...people} />
      {invitations.length > 0 && <Waiting invitations={invitations} />}
      {former.length > 0 && (
        <Part id="former-title" title="Without access">
          <DeskList
            label="Without access"
            rows={former}
            columns={[
              nameColumn(),
              {
                label: "What to do",
                kind: "ways",
                cell: (person) => <Ways person={person} main="writer" more={["admin"]} />,
              },
            ]}
            idOf={({ id }) => id}
          />
        </Part>
      )}
      <InviteForm invitations={invitations} />
    </div>
  );
}

type Named = { readonly id: string; readonly name: string | null; readonly email: string };

function nameColumn<Row extends Named>(you = ""): Column<Row> {
  return {
    label: "Name",
    kind: "title",
    cell: (row) => (
      <>
        <span className="desk-row-title">{calledBy(row) + (row.id === you ? " (you)" : "")}</span>
        {row.name !== null && <RowFacts of={[row.email]} />}
      </>
    ),
  };
}

/** Your own access is another's to change: nobody locks themself out by accident. */
function Office({ people, you }: Pick<People, "people"> & { you: string }) {
  const columns: readonly Column<People["people"][number]>[] = [
    nameColumn(you),
    {
      label: "Role",
      cell: ({ role }) => (
        <Badge tone={role === "admin" ? "good" : "quiet"}>{roleNames[role]}</Badge>
      ),
    },
    {
      label: "Last here",
      cell: ({ lastSeen }) => (lastSeen === null ? "Never here" : <Day of={lastSeen} />),
    },
    {
      label: "Logs in with",
      cell: ({ hasSecondFactor }) => (hasSecondFactor ? "Second factor" : "Password only"),
    },
    {
      label: "What to do",
      kind: "ways",
      cell: (person) =>
        person.id === you ? (
          <Link to="/admin/account">Your account</Link>
        ) : (
          <Ways
            person={person}
            former={person.role}
            main={person.role === "admin" ? "writer" : "admin"}
            more={["log-out", ...(person.hasSecondFactor ? resetting : []), "remove"]}
          />
        ),
    },
  ];
  return (
    <Part id="office-title" title="In the office">
      <DeskList label="In the office" rows={people} columns={columns} idOf={({ id }) => id} />
    </Part>
  );
}

const resetting = ["reset-factor"] as const;

type WaysProps = {
  person: Named;
  former?: Role;
  main: ActionName;
  more: readonly ActionName[];
};

function Ways({ person, former, main, more }: WaysProps) {
  const { isBusy, send } = useCommand<Command>();
  const [asked, ask] = useState<ActionName | null>(null);
  const { id } = person;
  const called = calledBy(person);
  const perform = (action: ActionName) =>
    send({ id, action, called, former: action === main ? former : undefined });
  const way = (action: ActionName) => ({
    label: actions[action].label,
    run: () => (actions[action].question === undefined ? perform(action) : ask(action)),
  });
  const question = asked === null ? undefined : actions[asked].question;
  return (
    <>
      <div className="desk-post-buttons">
        <RowButton {...way(main)} about={called} isBusy={isBusy} />
        {more.length > 0 && <MoreMenu about={called} isBusy={isBusy} items={more.map(way)} />}
      </div>
      {asked !== null && question !== undefined && (
        <ConfirmDialog
          title={question.title(called)}
          text={question.text}
          danger={question.danger === true}
          action={actions[asked].label}
          onCancel={() => ask(null)}
          onConfirm={() => {
            ask(null);
            perform(asked);
          }}
        />
      )}
    </>
  );
}

function Waiting({ invitations }: { invitations: readonly WaitingInvitation[] }) {
  const { isBusy, answer, send } = useCommand<Renewal, NewLink>();
  const [closed, setClosed] = useState("");
  const link = answer?.ok === true && answer.value.inviteUrl !== closed ? answer.value : null;
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
    {
      label: "What to do",
      kind: "ways",
      cell: (invitation) => (
        <div className="desk-post-buttons">
          <RowButton
            label="New link"
            about={invitation.name}
            isBusy={isBusy}
            run={() => send({ action: "renew", invitation })}
          />
          <Ways person={invitation} main="withdraw" more={[]} />
        </div>
      ),
    },
  ];
  return (
    <Part id="invited-title" title="Invited">
      {link !== null && <InvitationLink link={link} close={() => setClosed(link.inviteUrl)} />}
      <DeskList label="Invited" rows={invitations} columns={columns} idOf={({ id }) => id} />
    </Part>
  );
}

/** The link is shown until it is put away or withdrawn. */
function InviteForm({ invitations }: { invitations: readonly WaitingInvitation[] }) {
  const fetcher = useFetcher<Answer<NewLink>>();
  const [closed, setClosed] = useState("");
  const link = fetcher.state === "idle" && fetcher.data?.ok === true ? fetcher.data.value : null;
  const isShown = link?.inviteUrl !== closed && invitations.some(({ id }) => id === link?.id);
  return (
    <Part isCard id="invite-title" title="Invite somebody">
      {link !== null && isShown && (
        <InvitationLink link={link} close={() => setClosed(link.inviteUrl)} />
      )}
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

export type NewLink = Invited & Pick<WaitingInvitation, "name" | "email" | "role">;

/** A link that was just made: shown this once, to be copied, with what it does and until when. */
export function InvitationLink({ link, close }: { link: NewLink; close: () => void }) {
  const id = useId();
  const { name, email, role, inviteUrl, expiresAt, isMailed } = link;

  return (
    <section className="card stack" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={takeFocus} tabIndex={-1}>
        Invitation for {name}
      </h3>
      <p>
        {isMailed
          ? `The link is on its way to ${email}. You may copy it as well.`
          : `No e-mail is sent from here: copy the link and send it to ${name} yourself, in a way that only they read.`}
      </p>
      <TextInput
        label="Link"
        id={id}
        readOnly
        value={inviteUrl}
        onFocus={({ target }) => target.select()}
      />
      <p className="quiet">
        Whoever opens it chooses a password and is in as{" "}
        {role === "writer" ? "a writer" : "an approver"}. It works once, until{" "}
        <Instant of={expiresAt} />, and is shown only now; you can make a new one in its place.
      </p>
      <div className="cluster">
        <CopyButton label="Copy link" text={inviteUrl} />
        <QuietButton label="Done" run={close} />
      </div>
    </section>
  );
}
