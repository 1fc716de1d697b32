import { useEffect, useState } from "react";
import type { ListedFact } from "../../calls/facts-schema.ts";
import { useAddressQuery } from "../use-address-query.ts";
import { matching } from "./fact-search.ts";

/** What the address asks the list for. Empty: not narrowed. */
type FactQuery = {
  readonly q: string;
  readonly topic: string;
  readonly standing: string;
  /** One of the views, or a reason to check a fact again. */
  readonly show: string;
  /** Checked more than so many days ago. */
  readonly days: string;
};

const day = 86_400_000;

/** The facts that fit; those with a waiting change first, otherwise in reading order. */
export function filtered(
  facts: readonly ListedFact[],
  { q, topic, standing, show, days }: FactQuery,
  now: Date,
): readonly ListedFact[] {
  const age = Number(days);
  const fitting = matching(facts, q).filter(
    (fact) =>
      (topic === "" || fact.topic === topic) &&
      (standing === "" || fact.standing === standing) &&
      isShown(fact, show) &&
      (days === "" || Number.isNaN(age) || now.getTime() - Date.parse(fact.checkedOn) > age * day),
  );
  return fitting.toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting));
}

/** Whether a fact belongs to a view of the list. */
export function isShown({ toCheck, isWaiting, scheduledAt }: ListedFact, show: string): boolean {
  if (show === "") return true;
  if (show === "check") return toCheck.length > 0;
  if (show === "waiting") return isWaiting;
  if (show === "scheduled") return scheduledAt !== null;
  return toCheck.some((reason) => reason === show);
}

/** How long typing has to rest before it stands in the address, in milliseconds. */
const rest = 250;

export type FactFiltersState = ReturnType<typeof useFactFilters>;

/** What the address asks for, so that it survives a reload and can be kept as a bookmark. */
export function useFactFilters() {
  const [address, setAddress] = useAddressQuery();
  const part = (name: string) => address.get(name) ?? "";
  const [typed, setTyped] = useState(part("q"));
  const q = part("q");

  function set(name: keyof FactQuery, value: string) {
    setAddress({ [name]: value === "" ? null : value });
  }

  useEffect(() => {
    if (typed === q) return;
    const timer = setTimeout(() => set("q", typed), rest);
    return () => clearTimeout(timer);
  });

  function clear() {
    setTyped("");
    setAddress({ q: null, topic: null, standing: null, show: null, days: null });
  }

  const query: FactQuery = {
    q: typed,
    topic: part("topic"),
    standing: part("standing"),
    show: part("show"),
    days: part("days"),
  };
  return { query, set, setTyped, clear };
}
