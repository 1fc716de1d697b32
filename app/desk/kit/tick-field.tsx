import { useContext, type ReactNode } from "react";
import { formState } from "./desk-form.tsx";

type TickFieldProps = { name: string; label: ReactNode };

/** Something that holds or does not; without a tick its name is left out. */
export function TickField({ name, label }: TickFieldProps) {
  const { typed } = useContext(formState);
  return (
    <label className="checks-tick">
      <input type="checkbox" name={name} defaultChecked={typed[name] === "on"} />
      <span>{label}</span>
    </label>
  );
}
