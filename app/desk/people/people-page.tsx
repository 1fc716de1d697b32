import { Badge, Fieldset, Radio, TextInput } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
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
import { QuietButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { attempt, formOf, read } from "../kit/desk-data.ts";
import { ConfirmDialog } from "../kit/desk-dialog.tsx";
import { DeskForm, Field, SubmitButton } from "../kit/desk-form.tsx";
import { type Column, DeskList, RowFacts } from "../kit/desk-list.tsx";
import { DeskHeading, Part } from "../kit/desk-page.tsx";
import { Filters, useFound } from "../kit/filters.tsx";
import { takeFocus, useKeptFocus } from "../kit/focus.ts";
import { copyText, showAnswer } from "../kit/toasts.tsx";
import { useTask } from "../kit/use-task.ts";
import { RowActions } from "../kit/row-actions.tsx";
import { Day, Instant } from "../kit/words.tsx";
import type { Route } from "./+types/people-page.ts";
import { roleDuties, roleNames } from "./role-words.ts";

export function clientLoader() {
  return read(listPeople, {});
}

type Invitee = { readonly name: string; readonly email: string; readonly role: Role };

type NewLink = Invited & Invitee;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { name = "", email = "", role = "" } = await formOf(request);
  // The server checks the role.
  return invite({ name, email, role: role as Role });
}

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
  showAnswer<unknown>(await sendChange(id, action), () => ({ title, action: undo }));
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
  const { people, invitations, former, you } = office;
  useKeptFocus("people-title", office);
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
      cell: ({ id, name, email }) => (
        <>
          <span>{(name ?? email) + (id === you ? " (you)" : "")}</span>
          {name !== null && <RowFacts of={[email]} />}
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
      kind: "actions",
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
        <Filters search={["Search people", "Name or address"]} />
        <DeskList
          label="People"
          rows={members}
          columns={columns}
          empty="Nobody has this name or address."
        />
      </section>
      <Part isCard id="invite-title" title="Invite somebody">
        {isOpen && <InvitationLink link={link} close={() => setLink(null)} key={link.inviteUrl} />}
        <DeskForm
          keptAs="invite"
          label="Invite somebody"
          onAccepted={(value) => setLink(value as NewLink)}
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
          <Fieldset className="stack" legend="Role">
            {(["writer", "admin"] as const).map((role) => (
              <Radio
                name="role"
                value={role}
                label={`${roleNames[role]}: ${roleDuties[role]}`}
                defaultChecked={role === "writer"}
                key={role}
              />
            ))}
          </Fieldset>
          <SubmitButton label="Create invitation" />
        </DeskForm>
      </Part>
    </div>
  );
}

function RoleBadge(member: Member) {
  if (member.status === "former") return <Badge color="gray">No access</Badge>;
  const { role } = member;
  if (member.status === "member")
    return <Badge color={role === "admin" ? "blue" : "gray"}>{roleNames[role]}</Badge>;
  return (
    <>
      <Badge color="yellow">{member.isOver ? "Link expired" : "Invited"}</Badge>
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

type MemberActionsProps = { member: Member; showLink: (link: NewLink) => void };

function MemberActions({ member, showLink }: MemberActionsProps) {
  const { isBusy, run } = useTask();
  const [asked, ask] = useState<ActionName | null>(null);
  const called = member.name ?? member.email;
  const actions = actionsOn(called);
  const names = getActions(member);
  const question = asked === null ? undefined : actions[asked].question;

  async function renew(invitee: Invitee) {
    const answer = showAnswer(await invite(invitee), () => null);
    if (answer.ok) showLink(answer.value);
  }

  function perform(action: ActionName) {
    const former = member.status === "member" && action === names[0] ? member.role : undefined;
    ask(null);
    run(() => change(member.id, called, action, former));
  }

  const ofRow = names.map((action) => ({
    label: actions[action].label,
    run: () => (actions[action].question === undefined ? perform(action) : ask(action)),
  }));
  if (member.status === "invited")
    ofRow.unshift({ label: "New link", run: () => run(() => renew(member)) });
  return (
    <>
      <RowActions actions={ofRow} about={called} isBusy={isBusy} />
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

function getActions(member: Member): readonly ActionName[] {
  if (member.status === "invited") return ["withdraw"];
  if (member.status === "former") return ["writer", "admin"];
  const other = member.role === "admin" ? "writer" : "admin";
  return member.hasSecondFactor
    ? [other, "log-out", "reset-factor", "remove"]
    : [other, "log-out", "remove"];
}

function InvitationLink({ link, close }: { link: NewLink; close: () => void }) {
  const { name, email, role, inviteUrl, expiresAt, isMailed } = link;
  return (
    <section className="card stack" aria-labelledby="invitation-title">
      <h3 id="invitation-title" ref={takeFocus} tabIndex={-1}>
        Invitation for {name}
      </h3>
      <p>
        {isMailed
          ? `The link is on its way to ${email}. You may copy it as well.`
          : `No e-mail is sent from here: copy the link and send it to ${name} yourself, in a way that only they read.`}
      </p>
      <TextInput
        label="Link"
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
        <QuietButton label="Copy link" run={() => void copyText(inviteUrl, "Link copied")} />
        <QuietButton label="Done" run={close} />
      </div>
    </section>
  );
}
