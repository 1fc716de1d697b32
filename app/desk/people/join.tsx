import type { GoTrueClient } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { join, readInvitation, type ReadInvitation } from "../../calls/people-schema.ts";
import { AccountForm, PasswordField, textOf } from "../account-form.tsx";
import { authClient, publicAnonKey } from "../kit/auth-client.ts";
import { call, type Answer } from "../kit/call.ts";
import { Loading } from "../kit/desk-page.tsx";
import { Instant } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";
import { roleDuties, roleNames } from "./role-words.ts";

/** Accepts the invitation whose token stands behind the address: a name, a password, and in. */
export function Join() {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get("token") ?? "");
  const [asked, setAsked] = useState<Answer<ReadInvitation> | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    void call(readInvitation, { token }, { bearer: publicAnonKey() }).then((read) => {
      if (!isLeft) setAsked(read);
    });
    return () => {
      isLeft = true;
    };
  }, [token, attempt]);

  if (asked === null) return <Loading label="Reading your invitation…" />;
  if (!asked.ok)
    return (
      <>
        <p role="alert">{asked.message}</p>
        <div className="cluster">
          {asked.status === 410 ? (
            <Link className="button button-quiet" to="/admin/login">
              To the login
            </Link>
          ) : (
            <button
              className="button button-quiet"
              type="button"
              onClick={() => setAttempt(attempt + 1)}
            >
              Try again
            </button>
          )}
        </div>
      </>
    );
  return <JoinForm auth={authClient()} token={token} asked={asked.value} />;
}

type JoinFormProps = { auth: GoTrueClient; token: string; asked: ReadInvitation };

function JoinForm({ auth, token, asked }: JoinFormProps) {
  const navigate = useNavigate();
  const { email, name, role, expiresAt } = asked;

  async function accept(fields: FormData): Promise<string | null> {
    const password = textOf(fields, "new-password");
    const input = { token, name: textOf(fields, "join-name"), password };
    const joined = await call(join, input, {});
    if (!joined.ok) return joined.message;
    const { error } = await auth.signInWithPassword({ email: joined.value.email, password });
    // A second factor may have to be set up first: the login leads on, wherever that is.
    const next = error === null ? "/admin/dashboard" : "/admin/login";
    showToast({ topic: "login", title: "Welcome", description: "Your account is ready." });
    await navigate(next, { replace: true });
    return null;
  }

  return (
    <>
      <p>
        You are invited as <strong>{roleNames[role].toLowerCase()}</strong>.
      </p>
      <p className="quiet">
        {roleDuties[role]} This invitation works until <Instant of={expiresAt} />.
      </p>
      <AccountForm label="Join" firstField="new-password" submit={accept}>
        <div className="field">
          <label htmlFor="join-email">E-mail, with which you log in</label>
          <input id="join-email" type="email" autoComplete="username" value={email} readOnly />
        </div>
        <div className="field">
          <label htmlFor="join-name">Your name, as the office reads it</label>
          <input
            id="join-name"
            name="join-name"
            autoComplete="name"
            defaultValue={name}
            maxLength={80}
            required
          />
        </div>
        <PasswordField id="new-password" label="Choose a password" kind="new" />
      </AccountForm>
    </>
  );
}
