import type { ReactNode } from "react";

type Common = {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
};

type LabelledFieldProps = {
  id: string;
  label: string;
  hint?: string;
  problem?: string | undefined;
  /** The field itself, with what ties it to its words. */
  children: (common: Common) => ReactNode;
};

/** A field with its label, its hint and what is wrong with it. */
export function LabelledField({ id, label, hint, problem, children }: LabelledFieldProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
        "aria-invalid": problem === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className="error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
