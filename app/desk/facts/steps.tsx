import type { Screen } from "./use-change.ts";

const names: readonly (readonly [screen: Screen | "approval", name: string])[] = [
  ["value", "The value"],
  ["places", "Every place"],
  ["readers", "Readers"],
  ["approval", "Approval"],
];

/** Where one is on the way to a changed fact. */
export function Steps({ screen }: { screen: Screen }) {
  return (
    <ol className="fact-steps" aria-label="Steps">
      {names.map(([step, name]) => (
        <li aria-current={step === screen ? "step" : undefined} key={step}>
          {name}
        </li>
      ))}
    </ol>
  );
}
