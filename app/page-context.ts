import {
  createContext as createReactContext,
  createElement,
  type ReactNode,
  useContext,
} from "react";
import { createContext, type RouterContextProvider } from "react-router";
import { addressIn } from "../content/edition-address.ts";
import type { FactSnapshot } from "../content/facts/snapshot.ts";
import type { Provider } from "../content/site.ts";
import { indianDate } from "../domain/shared/clock.ts";
import { siteContext } from "./site-context.ts";

export const factsContext = createContext<FactSnapshot>();

/** Components have the same records as the loader of their page. */
export type PageContext = {
  readonly provider: Provider;
  /** The present day of the Indian calendar, as an ISO date. */
  readonly today: string;
  readonly facts: FactSnapshot;
};

const PageContextValue = createReactContext<PageContext | null>(null);

/** `app/page-providers.tsx` provides it, on the server. */
export const PageContextProvider = PageContextValue.Provider;

export function usePageContext(): PageContext {
  const pageContext = useContext(PageContextValue);
  if (pageContext === null)
    throw new Error("A page is provided with its context on the server alone.");
  return pageContext;
}

export function useFacts(): FactSnapshot {
  return usePageContext().facts;
}

/** What is in here tells the records of another edition. */
export function OfEdition({ facts, children }: { facts: FactSnapshot; children: ReactNode }) {
  const { provider, today } = usePageContext();
  return createElement(PageContextValue, { value: { provider, today, facts } }, children);
}

export function useAddresses(): (path: string) => string {
  const facts = useFacts();
  return (path) => addressIn(path, facts);
}

export function readPageContext(context: Readonly<RouterContextProvider>): PageContext {
  const { provider, clock } = context.get(siteContext);
  return { provider, today: indianDate(clock.now()), facts: context.get(factsContext) };
}
