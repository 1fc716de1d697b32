import { useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { AccountForm, textOf, PasswordField } from "./account-form.tsx";
import type { Admin } from "./admin-access.tsx";
import { sentenceOf, signOut } from "./auth-client.ts";
import type { Answer } from "./call.ts";
import { CodeForm, EnrolFactor, removeFactor, verifiedFactor } from "./second-factor.tsx";
import { keepFocus } from "./focus.ts";
import { showToast } from "./toasts.tsx";
import { DeskHeading, Loading } from "./desk-page.tsx";

/** What an admin changes about their own way in. */
export function Account({ admin }: { admin: Admin }) {
  return (
    <div className="stack-wide">
      <DeskHeading title="Your account" />
      <FactorCard {...admin} />
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

function FactorCard({ auth }: Admin) {
  const { factor, reload } = useFactor(auth);
  return (
    <section className="card stack" aria-labelledby="factor-title">
      <h2 id="factor-title" tabIndex={-1}>
        Second factor
      </h2>
      {factor === null && <Loading label="Looking…" />}
      {factor?.ok === false && <p role="alert">{factor.message}</p>}
      {factor?.ok === true && <Factor auth={auth} id={factor.value} changed={reload} />}
    </section>
  );
}

type FactorProps = { auth: Admin["auth"]; id: string | null; changed: () => Promise<void> };

function Factor({ auth, id, changed }: FactorProps) {
  const [isRemoving, setIsRemoving] = useState(false);

  async function enrolled() {
    showToast({ title: "Second factor is on", description: "Your other sessions have ended." });
    await changed();
    keepFocus("factor-title");
    return null;
  }

  async function remove(factorId: string) {
    const refusal = await removeFactor(auth, factorId);
    if (refusal !== null) return refusal;
    setIsRemoving(false);
    showToast({ title: "Second factor is off" });
    await changed();
    keepFocus("factor-title");
    return null;
  }

  if (id === null)
    return (
      <>
        <p>Logging in needs your password alone. With a second factor, it needs a code as well.</p>
        <EnrolFactor auth={auth} done={enrolled} />
      </>
    );
  return (
    <>
      <p>On: logging in needs your password and a code of your authenticator app.</p>
      {isRemoving ? (
        <CodeForm auth={auth} factorId={id} label="Remove it" done={() => remove(id)} />
      ) : (
        <button className="button button-quiet" type="button" onClick={() => setIsRemoving(true)}>
          Remove the second factor
        </button>
      )}
    </>
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

/** The account's verified factor, and a way to look again; null until it is known. */
function useFactor(auth: Admin["auth"]) {
  const [factor, setFactor] = useState<Answer<string | null> | null>(null);
  const reload = useCallback(async () => setFactor(await verifiedFactor(auth)), [auth]);
  useEffect(() => {
    void verifiedFactor(auth).then(setFactor);
  }, [auth]);
  return { factor, reload };
}
