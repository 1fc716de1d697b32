import { useCallback } from "react";
import { useNavigate } from "react-router";
import { AccountForm, textOf, PasswordField } from "./account-form.tsx";
import { nameAccount, readAccount } from "../calls/people-schema.ts";
import { callAsAdmin, type Admin } from "./kit/office-access.ts";
import { sentenceOf, signOut } from "./kit/auth-client.ts";
import { FactorCard } from "./factor-card.tsx";
import { useAnswer } from "./facts/use-answer.ts";
import { showToast } from "./kit/toasts.tsx";
import { DeskHeading, Loading } from "./kit/desk-page.tsx";

/** What somebody changes about their name and their own way in. */
export function Account({ admin }: { admin: Admin }) {
  return (
    <div className="stack-wide">
      <DeskHeading title="Your account" />
      <NameCard admin={admin} />
      <FactorCard admin={admin} />
      <PasswordCard {...admin} />
      <SessionsCard {...admin} />
    </div>
  );
}

function PasswordCard({ auth }: Admin) {
  async function change(fields: FormData): Promise<string | null> {
    const { error } = await auth.updateUser({
      password: textOf(fields, "new-password"),
      current_password: textOf(fields, "current-password"),
    });
    if (error !== null)
      return error.code === "invalid_credentials"
        ? "The current password is not right."
        : sentenceOf(error);
    showToast({ title: "Password changed", description: "Your other sessions have ended." });
    return null;
  }

  return (
    <section className="card stack" aria-labelledby="password-title">
      <h2 id="password-title">Password</h2>
      <AccountForm label="Change password" firstField="current-password" submit={change}>
        <PasswordField id="current-password" label="Current password" kind="current" />
        <PasswordField id="new-password" label="New password" kind="new" />
      </AccountForm>
    </section>
  );
}

function NameCard({ admin }: { admin: Admin }) {
  const account = useOwnAccount(admin);

  async function save(fields: FormData): Promise<string | null> {
    const saved = await callAsAdmin(admin, nameAccount, { name: textOf(fields, "own-name") });
    if (!saved.ok) return saved.message;
    showToast({ title: "Name saved", description: `The office reads: ${saved.value.name}.` });
    await account.refresh();
    return null;
  }

  return (
    <section className="card stack" aria-labelledby="name-title">
      <h2 id="name-title">Name</h2>
      {account.failure !== null && <p role="alert">{account.failure.message}</p>}
      {account.value === null && account.failure === null && <Loading label="Looking…" />}
      {account.value !== null && (
        <AccountForm label="Save name" firstField="own-name" submit={save}>
          <div className="field">
            <label htmlFor="own-name">Your name, as the office reads it</label>
            <input
              id="own-name"
              name="own-name"
              autoComplete="name"
              key={account.value.name}
              defaultValue={account.value.name ?? ""}
              maxLength={80}
              required
            />
          </div>
          <p className="quiet">You log in with {account.value.email}.</p>
        </AccountForm>
      )}
    </section>
  );
}

function SessionsCard({ auth }: Admin) {
  const navigate = useNavigate();

  async function leave(): Promise<string | null> {
    const { error } = await auth.signOut({ scope: "global" });
    if (error !== null) return sentenceOf(error);
    await signOut(auth);
    showToast({ title: "Logged out", description: "You are logged out on every device." });
    await navigate("/admin/login", { replace: true });
    return null;
  }

  return (
    <section className="card stack" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      <AccountForm label="Log out everywhere" firstField="sessions-title" submit={leave}>
        <p>Ends every session of your account, on this and all other devices.</p>
      </AccountForm>
    </section>
  );
}

/** What the office knows of the person at the screen, and a way to look again. */
function useOwnAccount(admin: Admin) {
  return useAnswer(useCallback(() => callAsAdmin(admin, readAccount, {}), [admin]));
}
