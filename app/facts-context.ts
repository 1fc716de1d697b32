import { createContext as createReactContext, useContext } from "react";
import { createContext } from "react-router";
import { addressIn } from "../content/edition-address.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";

export const factsContext = createContext<FactSnapshot>();

const FactsValue = createReactContext<FactSnapshot | null>(null);

/** Gives components the same records as the loaders of their page; `app/page-providers.tsx` provides them. */
export const FactsProvider = FactsValue.Provider;

export function useFacts(): FactSnapshot {
  const facts = useContext(FactsValue);
  if (facts === null) throw new Error("Exam facts are looked up on the server alone.");
  return facts;
}

export function useAddresses(): (path: string) => string {
  const facts = useFacts();
  return (path) => addressIn(path, facts);
}
