import type { ReactNode } from "react";

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
