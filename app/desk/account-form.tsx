import { PasswordInput } from "@mantine/core";
import { useState, type ReactNode, type SyntheticEvent } from "react";
import { Button } from "./kit/button.tsx";
import { focusOn } from "./kit/focus.ts";

type AccountFormProps = {
  label: string;
  /** The field that gets the focus after a refusal. */
  firstField: string;
  /** Answers the sentence of a refusal, else null. */
  submit: (fields: FormData) => Promise<string | null>;
  children: ReactNode;
};

export function AccountForm({ label, firstField, submit, children }: AccountFormProps) {
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(form: HTMLFormElement) {
    setWorking(true);
    setProblem(null);
    const refusal = await submit(new FormData(form));
    setWorking(false);
    setProblem(refusal);
    if (refusal === null) form.reset();
    else focusOn(firstField);
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!working) void send(event.currentTarget);
  }

  return (
    <form className="stack" method="post" onSubmit={onSubmit}>
      {children}
      {problem !== null && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <Button label={label} type="submit" aria-disabled={working} />
    </form>
  );
}

export function getField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

type PasswordFieldProps = {
  id: string;
  label: string;
  kind: "current" | "new";
};

const minimumLength = 10;

export function PasswordField({ id, label, kind }: PasswordFieldProps) {
  const isNew = kind === "new";
  return (
    <PasswordInput
      id={id}
      name={id}
      label={label}
      description={isNew ? `At least ${minimumLength} characters.` : undefined}
      autoComplete={isNew ? "new-password" : "current-password"}
      minLength={isNew ? minimumLength : undefined}
      required
      visibilityToggleButtonProps={{ "aria-label": "Show what I type" }}
    />
  );
}
