import { useState } from "react";
import { Link } from "react-router";
import type { People } from "../../calls/people-schema.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Instant } from "../kit/times.tsx";
import { NameForm } from "./name-form.tsx";
import { calledBy, roleDuties, roleNames } from "./role-words.ts";
import type { PeopleActions } from "./use-people.ts";

type PersonRowProps = {
  person: People["people"][number];
  /** Your own access is another's to change: nobody locks themself out by accident. */
  isYou: boolean;
  actions: PeopleActions;
};

/** What is asked before it is done. */
type Question = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly run: () => Promise<void>;
  readonly danger?: boolean;
};

/** Somebody of the office: their role, when they were last here, and what can be done. */
export function PersonRow({ person, isYou, actions }: PersonRowProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isNaming, setIsNaming] = useState(false);
  const { email, name, role, lastSeen, hasSecondFactor } = person;
  const called = calledBy(person);

  function button(label: string, run: () => void) {
    return (
      <button className="desk-post-button" type="button" disabled={actions.isBusy} onClick={run}>
        {label}
        <span className="visually-hidden">: {called}</span>
      </button>
    );
  }

  const promote: Question = {
    title: `Make ${called} an approver?`,
    text: roleDuties.admin,
    action: "Make approver",
    run: () => actions.giveRole(person, "admin", "writer"),
  };
  const logOut: Question = {
    title: `Log ${called} out everywhere?`,
    text: "On every device they have to log in again. Words that they have not saved stay on their screen.",
    action: "Log out",
    run: () => actions.logOut(person),
  };
  const reset: Question = {
    title: `Reset the second factor of ${called}?`,
    text: "Only when they have lost their telephone and their recovery codes: make sure that it is they who ask. They are logged out, and log in with the password alone until they set up a new one.",
    action: "Reset second factor",
    run: () => actions.resetFactor(person),
    danger: true,
  };
  const remove: Question = {
    title: `Remove ${called}?`,
    text: "They are logged out at once and their review links end. What they wrote stays. You can let them in again later.",
    action: "Remove",
    run: () => actions.remove(person),
    danger: true,
  };

  return (
    <li className="person">
      <p className="cluster">
        <strong>{called}</strong>
        {isYou && <span className="quiet">(you)</span>}
        <span className={role === "admin" ? "badge" : "badge badge-quiet"}>{roleNames[role]}</span>
      </p>
      <p className="quiet">
        {name !== null && `${email} · `}
        Last here: {lastSeen === null ? "never" : <Instant of={lastSeen} />} · Second factor:{" "}
        {hasSecondFactor ? "on" : "off"}
      </p>
      {isNaming && (
        <NameForm
          name={name ?? ""}
          save={(typed) => actions.rename(person, typed)}
          close={() => setIsNaming(false)}
        />
      )}
      {isYou ? (
        <Link className="desk-post-button" to="/admin/account">
          Your account
        </Link>
      ) : (
        <div className="desk-post-buttons">
          {role === "writer"
            ? button("Make approver", () => setQuestion(promote))
            : button("Make writer", () => void actions.giveRole(person, "writer", "admin"))}
          {!isNaming &&
            button(name === null ? "Give a name" : "Change name", () => setIsNaming(true))}
          {button("Log out everywhere", () => setQuestion(logOut))}
          {hasSecondFactor && button("Reset second factor", () => setQuestion(reset))}
          {button("Remove", () => setQuestion(remove))}
        </div>
      )}
      {question !== null && (
        <ConfirmDialog
          title={question.title}
          text={question.text}
          action={question.action}
          danger={question.danger === true}
          onCancel={() => setQuestion(null)}
          onConfirm={() => {
            setQuestion(null);
            void question.run();
          }}
        />
      )}
    </li>
  );
}
