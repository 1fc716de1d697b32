import { icons } from "./icons.ts";

/** An icon of the one set, always beside words and therefore silent. */
export function Icon({ of: name }: { of: keyof typeof icons }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
