import type { GoTrueClient } from "@supabase/auth-js";
import { useState } from "react";
import { AccountForm, textOf } from "./account-form.tsx";
import { sentenceOf } from "./auth-client.ts";
import { CodeForm } from "./code-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { startEnrolment, type FactorSetup } from "./second-factor.ts";

type EnrolFactorProps = { auth: GoTrueClient; done: () => Promise<string | null> };

const startLabel = "Set up an authenticator app";

/** Sets up an authenticator app: the password if it was shown long ago, the picture, the first code. */
export function EnrolFactor({ auth, done }: EnrolFactorProps) {
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  const [isStale, setIsStale] = useState(false);

  async function start(): Promise<string | null> {
    const started = await startEnrolment(auth);
    if (started.state === "failed") return started.message;
    setIsStale(started.state === "stale");
    if (started.state === "started") setSetup(started.setup);
    return null;
  }

  async function confirm(fields: FormData): Promise<string | null> {
    const { data } = await auth.getSession();
    const email = data.session?.user.email ?? "";
    const password = textOf(fields, "confirmed-password");
    const { error } = await auth.signInWithPassword({ email, password });
    return error === null ? start() : sentenceOf(error);
  }

  if (setup !== null)
    return (
      <div className="stack">
        <AppSetup {...setup} />
        <CodeForm auth={auth} factorId={setup.factorId} label="Confirm" done={done} />
      </div>
    );
  if (isStale)
    return (
      <AccountForm label={startLabel} firstField="confirmed-password" submit={confirm}>
        <PasswordField id="confirmed-password" label="Your password" kind="current" />
      </AccountForm>
    );
  return (
    <AccountForm label={startLabel} firstField="content" submit={start}>
      <p>
        You need an app on your telephone that makes codes by time, such as Google Authenticator,
        Aegis or 1Password.
      </p>
    </AccountForm>
  );
}

function AppSetup({ qrCode, secret }: FactorSetup) {
  return (
    <>
      <p>Scan this picture with the app, then type the code that it shows.</p>
      <img className="desk-qr" src={qrCode} alt="QR code for your authenticator app" />
      <p>
        If you cannot scan it, type this key into the app: <code>{inFours(secret)}</code>
      </p>
    </>
  );
}

function inFours(text: string): string {
  return text.match(/.{1,4}/g)?.join(" ") ?? text;
}
