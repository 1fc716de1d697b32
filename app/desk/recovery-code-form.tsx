import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import type { AnswerOf } from "../calls/endpoint.ts";
import { makeRecoveryCodes, useRecoveryCode as recoveryCodeCall } from "../calls/people-schema.ts";
import { AccountForm } from "./account-form.tsx";
import { authClient, sentenceOf, withAccessToken } from "./kit/auth-client.ts";
import { CopyButton } from "./copy-button.tsx";
import { call, type Answer } from "./kit/call.ts";
import { Loading } from "./kit/desk-page.tsx";
import { takeFocus } from "./kit/focus.ts";

export function RecoveryCodeField() {
  return (
    <TextInput
      id="recovery-code"
      name="recovery-code"
      label="Recovery code"
      description="One of the ten that you kept when you set up the app. Each works once."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}

/** Shows a recovery code in place of the app's; answers the sentence of a refusal, else null. */
export async function showRecoveryCode(code: string): Promise<string | null> {
  const raised = await withAccessToken((bearer) => call(recoveryCodeCall, { code }, { bearer }));
  if (!raised.ok) return raised.message;
  // The client's own way to a session with both proofs: its former refresh token is spent.
  const { error } = await authClient().refreshSession({
    refresh_token: raised.value.refresh_token,
  });
  return error === null ? null : sentenceOf(error);
}

type NewRecoveryCodesProps = {
  /** The person has kept them; answers the sentence of a refusal, else null. */
  done: () => Promise<string | null>;
};

type Made = Answer<AnswerOf<typeof makeRecoveryCodes>>;

/** Makes ten codes and shows them, this once. Needs a session that has just shown its code. */
export function NewRecoveryCodes({ done }: NewRecoveryCodesProps) {
  const [made, setMade] = useState<Made | null>(null);

  useEffect(() => {
    let isLeft = false;
    void withAccessToken((bearer) => call(makeRecoveryCodes, {}, { bearer })).then((answer) => {
      if (!isLeft) setMade(answer);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  if (made === null) return <Loading label="Making your recovery codes…" />;
  return (
    <div className="stack">
      <h3 id="recovery-codes-title" tabIndex={-1} ref={takeFocus}>
        Your recovery codes
      </h3>
      {made.ok ? (
        <>
          <p>
            If you lose your phone, one of these stands in for the app, each once. Write them down
            or print them: they are shown only now.
          </p>
          <ol className="recovery-codes" aria-label="Recovery codes">
            {made.value.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <div className="cluster">
            <CopyButton label="Copy them" text={made.value.codes.join("\n")} />
          </div>
        </>
      ) : (
        <p role="alert">
          {made.message} The second factor is on; you can make recovery codes later, under Account.
        </p>
      )}
      <AccountForm
        label={made.ok ? "I have kept them" : "Go on"}
        firstField="recovery-codes-title"
        submit={done}
      >
        {null}
      </AccountForm>
    </div>
  );
}
