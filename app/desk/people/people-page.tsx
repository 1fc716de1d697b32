import { Group, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { Link, useFetcher } from "react-router";
import type { Role } from "../../../domain/auth/account.ts";
import type { Invited } from "../../../domain/auth/invitations.ts";
import type { AnswerOf } from "../../calls/endpoint.ts";
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
import { formOf, read } from "../kit/desk-data.ts";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { ButtonBar, DeskForm, Field, RadioField } from "../kit/desk-form.tsx";
import { type Column, DeskList, RowFacts } from "../kit/desk-list.tsx";
import { DeskHeading, ErrorCard, Part } from "../kit/desk-page.tsx";
import { Filters, FilterWords, useFound } from "../kit/filters.tsx";
import { takeFocus, useKeptFocus } from "../kit/focus.ts";
import { MoreMenu } from "../kit/more-menu.tsx";
import { attempt, isApprover } from "../kit/office-access.ts";
import { Day, Instant } from "../kit/times.tsx";
import { showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import type { Route } from "./+types/people-page.ts";
import { calledBy, roleDuties, roleNames, rolesInOrder } from "./role-words.ts";

/** Null for a writer, to whom the people are no business. */
export async function clientLoader() {
  return isApprover() ? read(listPeople, {}) : null;
}

type NewLink = Invited & { readonly name: string; readonly email: string; readonly role: Role };

const topic = "people";

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { name = "", email = "", role = "" } = await formOf(request);
  // The server checks the role.
  return invite({ name, email, role: role as Role });
}

type Invitee = Pick<NewLink, "name" | "email" | "role">;

async function invite({ name, email, role }: Invitee): Promise<Answer<NewLink>> {
  const answer = await attempt(invitePerson, { name, email, role });
  return answer.ok ? { ok: true, value: { ...answer.value, name, email, role } } : answer;
}

type ActionName = Role | "log-out" | "reset-factor" | "remove" | "withdraw";

type Action = {
  readonly label: string;
  readonly done: string;
  /** Asked before; what can be taken back asks nothing. */
  readonly question?: { readonly title: string; readonly text: string; readonly danger?: true };
};

function actionsOn(called: string): Readonly<Record<ActionName, Action>> {
  return {
    writer: { label: "Make writer", done: `${called} is a writer now` },
    admin: {
      label: "Make approver",
      done: `${called} is an approver now`,
      question: { title: `Make ${called} an approver?`, text: roleDuties.admin },
    },
    "log-out": {
      label: "Log out everywhere",
      done: `${called} is logged out everywhere`,
      question: {
        title: `Log ${called} out everywhere?`,
        text: "On every device they have to log in again. Words that they have not saved stay on their screen.",
      },
    },
    "reset-factor": {
      label: "Reset second factor",
      done: `${called} logs in with the password alone now`,
      question: {
        title: `Reset the second factor of ${called}?`,
        text: "Only when they have lost their phone and their recovery codes: make sure that it is they who ask. They are logged out, and log in with the password alone until they set up a new one.",
        danger: true,
      },
    },
    remove: {
      label: "Remove",
      done: `${called} has no access any more`,
      question: {
        title: `Remove ${called}?`,
        text: "They are logged out at once and their review links end. What they wrote stays. You can let them in again later.",
        danger: true,
      },
    },
    withdraw: {
      label: "Withdraw",
      done: `The invitation of ${called} is withdrawn`,
      question: {
        title: `Withdraw the invitation of ${called}?`,
        text: "The link opens nothing any more. You can invite them again.",
        danger: true,
      },
    },
  };
}

/** `former` is the role before, which Undo gives back. */
async function change(id: string, called: string, action: ActionName, former?: Role) {
  const title = actionsOn(called)[action].done;
  const undo = former && { label: "Undo", run: () => change(id, called, former) };
  showAnswer<unknown>(await sendChange(id, action), () => ({ title, action: undo }), { topic });
}

function sendChange(id: string, action: ActionName) {
  if (action === "log-out") return attempt(endSessions, { id });
  if (action === "reset-factor") return attempt(resetFactor, { id });
  const isEnd = action === "remove" || action === "withdraw";
  return attempt(changePerson, isEnd ? { id, removed: true } : { id, role: action });
}

type Office = AnswerOf<typeof listPeople>;

type Member =
  | (Office["people"][number] & { readonly status: "member" })
  | (Office["former"][number] & { readonly status: "former" })
  | (Office["invitations"][number] & { readonly status: "invited" });

export default function PeoplePage({ loaderData: office }: Route.ComponentProps) {
  useKeptFocus("people-title", office);
  if (office !== null) return <People {...office} />;
  return (
    <ErrorCard
      title="People are for approvers"
      message="An approver invites people and gives them their roles. Please ask one of them."
    >
      <QuietLink to="/admin/dashboard" label="Back to the dashboard" />
    </ErrorCard>
  );
}

function People({ people, invitations, former, you }: Office) {
  const [link, setLink] = useState<NewLink | null>(null);
  const isOpen = link !== null && invitations.some(({ id }) => id === link.id);
  const members = useFound<Member>(
    [
      ...people.map((person) => ({ ...person, status: "member" as const })),
      ...invitations.map((invitation) => ({ ...invitation, status: "invited" as const })),
      ...former.map((person) => ({ ...person, status: "former" as const })),
    ],
    ({ name, email }) => `${name ?? ""} ${email}`,
  );
  const columns: readonly Column<Member>[] = [
    {
      label: "Name",
      kind: "title",
      cell: (member) => (
        <>
          <span>{calledBy(member) + (member.id === you ? " (you)" : "")}</span>
          {member.name !== null && <RowFacts of={[member.email]} />}
        </>
      ),
    },
    { label: "Role", kind: "wide", cell: RoleBadge },
    { label: "Last here", cell: lastSeen },
    {
      label: "Logs in with",
      cell: (member) =>
        member.status === "member" && (member.hasSecondFactor ? "Second factor" : "Password only"),
    },
    {
      label: "What to do",
      kind: "ways",
      // Nobody takes their own access away by accident.
      cell: (member) =>
        member.id === you ? (
          <Link to="/admin/account">Your account</Link>
        ) : (
          <MemberActions member={member} showLink={setLink} />
        ),
    },
  ];
  return (
    <div className="stack-wide">
      <DeskHeading title="People" id="people-title" />
      <section className="stack" aria-label="Everyone">
        <Filters>
          <FilterWords name="q" label="Search people" hint="Name or address" />
        </Filters>
        <DeskList
          label="People"
          rows={members}
          columns={columns}
          idOf={({ id }) => id}
          empty="Nobody has this name or address."
        />
      </section>
      <Part isCard id="invite-title" title="Invite somebody">
        {isOpen && <InvitationLink link={link} close={() => setLink(null)} key={link.inviteUrl} />}
        <InviteForm showLink={setLink} />
      </Part>
    </div>
  );
}

function RoleBadge(member: Member) {
  if (member.status === "former") return <Badge tone="quiet">No access</Badge>;
  const { role } = member;
  if (member.status === "member")
    return <Badge tone={role === "admin" ? "good" : "quiet"}>{roleNames[role]}</Badge>;
  return (
    <>
      <Badge tone="warning">{member.isOver ? "Link expired" : "Invited"}</Badge>
      <RowFacts
        of={[
          roleNames[role],
          <>
            until <Day of={member.expiresAt} />
          </>,
        ]}
      />
    </>
  );
}

function lastSeen(member: Member) {
  if (member.status === "invited") return null;
  return member.lastSeen === null ? "Never here" : <Day of={member.lastSeen} />;
}

type ShowLink = { showLink: (link: NewLink) => void };

function MemberActions({ member, showLink }: ShowLink & { member: Member }) {
  const { isBusy, run } = useTask();
  const [asked, ask] = useState<ActionName | null>(null);
  const called = calledBy(member);
  const actions = actionsOn(called);
  const [main, ...more] = getActions(member);
  const question = asked === null ? undefined : actions[asked].question;

  async function renew(invitee: Invitee) {
    const answer = showAnswer(await invite(invitee), () => null, { topic });
    if (answer.ok) showLink(answer.value);
  }

  function perform(action: ActionName) {
    const former = member.status === "member" && action === main ? member.role : undefined;
    ask(null);
    run(() => change(member.id, called, action, former));
  }

  const buttonFor = (action: ActionName) => ({
    label: actions[action].label,
    run: () => (actions[action].question === undefined ? perform(action) : ask(action)),
  });
  return (
    <>
      <Group gap="xs">
        {member.status === "invited" && (
          <RowButton
            label="New link"
            about={called}
            isBusy={isBusy}
            run={() => run(() => renew(member))}
          />
        )}
        <RowButton {...buttonFor(main)} about={called} isBusy={isBusy} />
        {more.length > 0 && <MoreMenu about={called} isBusy={isBusy} items={more.map(buttonFor)} />}
      </Group>
      {asked !== null && question !== undefined && (
        <ConfirmDialog
          {...question}
          action={actions[asked].label}
          onCancel={() => ask(null)}
          onConfirm={() => perform(asked)}
        />
      )}
    </>
  );
}

/** The first is the main one. */
function getActions(member: Member): readonly [ActionName, ...ActionName[]] {
  if (member.status === "invited") return ["withdraw"];
  if (member.status === "former") return ["writer", "admin"];
  const other = member.role === "admin" ? "writer" : "admin";
  return member.hasSecondFactor
    ? [other, "log-out", "reset-factor", "remove"]
    : [other, "log-out", "remove"];
}

function InviteForm({ showLink }: ShowLink) {
  const fetcher = useFetcher<Answer<NewLink>>();
  return (
    <DeskForm
      keptAs="invite"
      label="Invite somebody"
      fetcher={fetcher}
      initial={{ role: "writer" }}
      onAccepted={() => {
        if (fetcher.data?.ok === true) showLink(fetcher.data.value);
      }}
    >
      <Field name="name" label="Name" maxLength={80} required autoComplete="off" />
      <Field name="email" label="E-mail" type="email" maxLength={254} required autoComplete="off" />
      <RadioField
        name="role"
        label="Role"
        options={rolesInOrder.map((role) => [role, `${roleNames[role]}: ${roleDuties[role]}`])}
      />
      <ButtonBar submit="Create invitation" />
    </DeskForm>
  );
}

/** A link that was just made: shown this once, to be copied, with what it does and until when. */
function InvitationLink({ link, close }: { link: NewLink; close: () => void }) {
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
