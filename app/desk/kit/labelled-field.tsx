import type { ComponentProps, ReactNode } from "react";
import { takeFocus } from "./focus.ts";

type Common = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

type LabelledFieldProps = {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  /** What is counted of it. */
  count?: string | undefined;
  problem?: string | undefined;
  /** The field itself, with what ties it to its words. */
  children: (common: Common) => ReactNode;
};

/** A field with its label, what it is for, how long it is, and what is wrong with it. */
export function LabelledField({ id, label, hint, count, problem, children }: LabelledFieldProps) {
  const said = [
    ["hint", hint, "quiet"],
    ["count", count, "quiet"],
    ["error", problem, "error"],
  ].filter(([, words]) => words !== undefined);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-describedby": said.map(([part]) => `${id}-${part}`).join(" ") || undefined,
        "aria-invalid": problem === undefined ? undefined : true,
      })}
      {said.map(([part, words, look]) => (
        <p className={look} id={`${id}-${part}`} key={part}>
          {words}
        </p>
      ))}
    </div>
  );
}

type TypedFieldProps = Omit<LabelledFieldProps, "children"> &
  Pick<ComponentProps<"input">, "form" | "readOnly" | "maxLength" | "placeholder"> &
  Pick<ComponentProps<"input">, "type" | "max" | "inputMode" | "autoComplete" | "onKeyDown"> & {
    value: string;
    change: (text: string) => void;
    /** More than one line. */
    rows?: number | undefined;
    /** The person has just asked for it. */
    takesFocus?: boolean;
  };

/** A field of which each letter counts at once; for forms that are sent as they stand there is `Field`. */
export function TypedField({ value, change, rows, takesFocus, ...rest }: TypedFieldProps) {
  const { id, label, hint, count, problem, ...input } = rest;
  const { form, readOnly, maxLength, placeholder } = input;
  return (
    <LabelledField {...{ id, label, hint, count, problem }}>
      {(common) => {
        const shared = { ...common, value, ref: takesFocus === true ? takeFocus : undefined };
        return rows === undefined ? (
          <input
            type="text"
            {...{ ...input, ...shared }}
            onChange={(event) => change(event.currentTarget.value)}
          />
        ) : (
          <textarea
            {...{ ...shared, rows, form, readOnly, maxLength, placeholder }}
            onChange={(event) => change(event.currentTarget.value)}
          />
        );
      }}
    </LabelledField>
  );
}
