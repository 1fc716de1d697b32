import { PasswordInput } from "@mantine/core";
import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";
import { focusOn } from "./focus.ts";

type CallFormProps = {
  submit: string;
  /** Answers null when it was done, else why not. */
  send: (fields: FormData) => Promise<ReactNode>;
  firstField?: string;
  beside?: ReactNode;
  children?: ReactNode;
};

/** A form that makes a call at once; a refusal leaves what was typed. */
export function CallForm({ submit, send, firstField, beside, children }: CallFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);

  async function sendFields(form: HTMLFormElement) {
    setBusy(true);
    setRefusal(null);
    const refused = await send(new FormData(form));
    setBusy(false);
    setRefusal(refused);
    if (refused === null) form.reset();
    else if (firstField !== undefined) focusOn(firstField);
  }

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void sendFields(event.currentTarget);
  }

  return (
    <Form className="stack" method="post" onSubmit={onSubmit} onKeyDown={submitByKeyboard}>
      {children}
      {refusal !== null && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <div className="cluster">
        <Button label={submit} type="submit" isBusy={isBusy} />
        {beside}
      </div>
    </Form>
  );
}

/** Ctrl+Enter sends a form from any of its fields. */
export function submitByKeyboard(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

export function getField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

type PasswordFieldProps = { id: string; label: string; kind: "current" | "new" };

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
