import { TextInput } from "@mantine/core";
import type { AuthMFAEnrollTOTPResponse } from "@supabase/auth-js";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { authClient, getAuthMessage } from "./kit/auth-client.ts";
import { QuietButton } from "./kit/button.tsx";
import { CallForm, getField, PasswordField } from "./kit/call-form.tsx";
import type { Answer } from "./kit/call.ts";
import { focusOn } from "./kit/focus.ts";
import { copyText } from "./kit/toasts.tsx";

export async function verifiedFactor(): Promise<Answer<string | null>> {
  const { data, error } = await authClient().mfa.listFactors();
  if (error !== null)
    return { ok: false, message: getAuthMessage(error), status: error.status ?? null };
  return { ok: true, value: data.totp[0]?.id ?? null };
}

export async function removeFactor(factorId: string): Promise<string | null> {
  const { error } = await authClient().mfa.unenroll({ factorId });
  if (error !== null) return getAuthMessage(error);
  // The claims of the token at hand still speak of the factor.
  await authClient().refreshSession();
  return null;
}

type Finish = () => Promise<string | null>;

type CodeFormProps = { factorId: string; label: string; done: Finish };

export function CodeForm({ factorId, label, done }: CodeFormProps) {
  useEffect(() => focusOn("code"), []);

  async function showCode(fields: FormData) {
    const code = getField(fields, "code").replace(/\s/g, "");
    const { error } = await authClient().mfa.challengeAndVerify({ factorId, code });
    return error === null ? done() : getAuthMessage(error);
  }

  return (
    <CallForm submit={label} firstField="code" send={showCode}>
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
    </CallForm>
  );
}

type FactorSetup = NonNullable<AuthMFAEnrollTOTPResponse["data"]>;

const startLabel = "Set up an authenticator app";

export function EnrolFactor({ done }: { done: Finish }) {
  const [setup, setSetup] = useState<FactorSetup | null>(null);
  const [isStale, setIsStale] = useState(false);

  async function start(): Promise<string | null> {
    const { data, error } = await authClient().mfa.enroll({ factorType: "totp" });
    // The person has to show the password first.
    if (error?.code === "reauthentication_needed") setIsStale(true);
    else if (error !== null) return getAuthMessage(error);
    else setSetup(data);
    return null;
  }

  async function confirm(fields: FormData) {
    const { data } = await authClient().getSession();
    const email = data.session?.user.email ?? "";
    const password = getField(fields, "confirmed-password");
    const { error } = await authClient().signInWithPassword({ email, password });
    return error === null ? start() : getAuthMessage(error);
  }

  if (setup !== null)
    return (
      <AppSetup totp={setup.totp}>
        <CodeForm factorId={setup.id} label="Confirm" done={done} />
      </AppSetup>
    );
  if (isStale)
    return (
      <CallForm submit={startLabel} firstField="confirmed-password" send={confirm}>
        <PasswordField id="confirmed-password" label="Your password" kind="current" />
      </CallForm>
    );
  return (
    <CallForm submit={startLabel} firstField="content" send={start}>
      <p>
        You need an authenticator app on your phone, such as Google Authenticator, Aegis or
        1Password.
      </p>
    </CallForm>
  );
}

function AppSetup({ totp, children }: Pick<FactorSetup, "totp"> & { children: ReactNode }) {
  const { qr_code, secret, uri } = totp;
  const place = useRef<HTMLDivElement>(null);
  // The code's field has the focus, and would push the picture below the head of the page.
  useEffect(() => {
    // It answers a promise in newer browsers, which is nothing to clean up.
    place.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div className="stack" ref={place}>
      <p>Scan this picture with the app, then type the code that it shows.</p>
      <img width={320} src={qr_code} alt="QR code for your authenticator app" />
      <p>
        On this very phone? <a href={uri}>Open the app with the key</a>, or copy the key into it:{" "}
        <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <div className="cluster">
        <QuietButton label="Copy the key" run={() => void copyText(secret, "Key copied")} />
      </div>
      {children}
    </div>
  );
}
