import { useId } from "react";
import { AccountForm, textOf } from "../account-form.tsx";
import { takeFocus } from "../kit/focus.ts";

type NameFormProps = {
  /** As it is now; empty for none. */
  name: string;
  /** Answers the sentence of a refusal, else null. */
  save: (typed: string) => Promise<string | null>;
  close: () => void;
};

/** Gives somebody another name, in place. */
export function NameForm({ name, save, close }: NameFormProps) {
  const id = useId();

  async function submit(fields: FormData): Promise<string | null> {
    const refusal = await save(textOf(fields, id));
    if (refusal === null) close();
    return refusal;
  }

  return (
    <AccountForm label="Save name" firstField={id} submit={submit}>
      <div className="field">
        <label htmlFor={id}>Name</label>
        <input ref={takeFocus} id={id} name={id} defaultValue={name} maxLength={80} required />
      </div>
    </AccountForm>
  );
}
