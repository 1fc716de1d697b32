import { createContext, useContext } from "react";
import type { Provider } from "../content/site.ts";
import { indianDate, type Clock } from "../domain/shared/clock.ts";

/** What the contents of a page need besides themselves. */
export type PageContext = {
  readonly provider: Provider;
  /** The present day of the Indian calendar, as an ISO date. */
  readonly today: string;
};

const PageContextValue = createContext<PageContext | null>(null);

export const PageContextProvider = PageContextValue.Provider;

/** Throws where a page forgot to provide them. */
export function usePageContext(): PageContext {
  const pageContext = useContext(PageContextValue);
  if (pageContext === null) throw new Error("This page provides no page context.");
  return pageContext;
}

export function readPageContext({
  provider,
  clock,
}: {
  readonly provider: Provider;
  readonly clock: Clock;
}): PageContext {
  return { provider, today: indianDate(clock.now()) };
}
