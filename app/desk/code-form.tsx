import type { GoTrueClient } from "@supabase/auth-js";
import { useEffect } from "react";
import { AccountForm, textOf } from "./account-form.tsx";
import { focusOn } from "./focus.ts";
import { showCode } from "./second-factor.ts";

type CodeFormProps = {
  auth: GoTrueClient;
  factorId: string;
  label: string;
  /** What follows a right code; answers the sentence of a refusal, else null. */
  done: () => Promise<string | null>;
};

/** Asks for the six digits that the authenticator app shows. */
export function CodeForm({ auth, factorId, label, done }: CodeFormProps) {
  useEffect(() => focusOn("code"), []);

  async function submit(fields: FormData) {
    const code = textOf(fields, "code").replace(/\s/g, "");
    return (await showCode(auth, factorId, code)) ?? (await done());
  }

  return (
    <AccountForm label={label} firstField="code" submit={submit}>
      <div className="field">
        <label htmlFor="code">6-digit code of your authenticator app</label>
        <input
          id="code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{3}\s?\d{3}"
          title="Six digits"
          maxLength={7}
          required
        />
      </div>
    </AccountForm>
  );
}
