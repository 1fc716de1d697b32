import { TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { authClient, getAuthMessage } from "./kit/auth-client.ts";

import type { Answer } from "./kit/call.ts";
import { AccountForm, getField, PasswordField } from "./account-form.tsx";
import { CopyButton } from "./copy-button.tsx";
import { focusOn } from "./kit/focus.ts";

/** The id of the account's verified factor; null when it has none. */
export async function verifiedFactor(): Promise<Answer<string | null>> {
  const { data, error } = await authClient().mfa.listFactors();
  if (error !== null)
    return { ok: false, message: getAuthMessage(error), status: error.status ?? null };
  return { ok: true, value: data.totp[0]?.id ?? null };
}

/** Shows a code of a factor; answers the sentence of a refusal, else null. */
async function showCode(factorId: string, code: string): Promise<string | null> {
  const { error } = await authClient().mfa.challengeAndVerify({ factorId, code });
  return error === null ? null : getAuthMessage(error);
}

type FactorSetup = {
  readonly factorId: string;
  readonly qrCode: string;
  readonly secret: string;
  /** The address that an authenticator app opens (`otpauth:`). */
  readonly uri: string;
};

/** Takes the factor away; answers the sentence of a refusal, else null. */
export async function removeFactor(factorId: string): Promise<string | null> {
  const { error } = await authClient().mfa.unenroll({ factorId });
  if (error !== null) return getAuthMessage(error);
  // The claims of the token at hand still speak of the factor.
  await authClient().refreshSession();
  return null;
}

type CodeFormProps = {
  factorId: string;
  label: string;
  done: () => Promise<string | null>;
};

export function CodeForm({ factorId, label, done }: CodeFormProps) {
  useEffect(() => focusOn("code"), []);

  async function submit(fields: FormData) {
    const refusal = await showCode(factorId, getField(fields, "code").replace(/\s/g, ""));
    return refusal ?? (await done());
  }

  return (
    <AccountForm label={label} firstField="code" submit={submit}>
      <CodeField />
    </AccountForm>
  );
}

function CodeField() {
  return (
    <TextInput
      label="6-digit code of your authenticator app"
      id="code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="\d{3}\s?\d{3}"
      title="Six digits"
      maxLength={7}
      required
    />
  );
}

type EnrolFactorProps = { done: () => Promise<string | null> };

const startLabel = "Set up an authenticator app";

/** Sets up an authenticator app: the password if it was shown long ago, the picture, the first code. */
export function EnrolFactor({ done }: EnrolFactorProps) {
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  const [isStale, setIsStale] = useState(false);

  async function start(): Promise<string | null> {
    const { data, error } = await authClient().mfa.enroll({ factorType: "totp" });
    if (error !== null) {
      if (error.code !== "reauthentication_needed") return getAuthMessage(error);
      // The person has to show the password first.
      setIsStale(true);
      return null;
    }
    const { qr_code: qrCode, secret, uri } = data.totp;
    setSetup({ factorId: data.id, qrCode, secret, uri });
    return null;
  }

  async function confirm(fields: FormData): Promise<string | null> {
    const { data } = await authClient().getSession();
    const email = data.session?.user.email ?? "";
    const password = getField(fields, "confirmed-password");
    const { error } = await authClient().signInWithPassword({ email, password });
    return error === null ? start() : getAuthMessage(error);
  }

  if (setup !== null)
    return (
      <AppSetup {...setup}>
        <CodeForm factorId={setup.factorId} label="Confirm" done={done} />
      </AppSetup>
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
        You need an authenticator app on your phone, such as Google Authenticator, Aegis or
        1Password.
      </p>
    </AccountForm>
  );
}

function AppSetup({ qrCode, secret, uri, children }: FactorSetup & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The code's field has the focus, and would push the picture below the head of the page.
  useEffect(() => {
    // It answers a promise in newer browsers, which is nothing to clean up.
    place.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div className="stack" ref={place}>
      <p>Scan this picture with the app, then type the code that it shows.</p>
      <img width={320} src={qrCode} alt="QR code for your authenticator app" />
      <p>
        On this very phone? <a href={uri}>Open the app with the key</a>, or copy the key into it:{" "}
        <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <div className="cluster">
        <CopyButton label="Copy the key" text={secret} />
      </div>
      {children}
    </div>
  );
}
