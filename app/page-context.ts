import { createContext, useContext } from "react";
import type { RouterContextProvider } from "react-router";
import type { Provider } from "../content/site.ts";
import { indianDate } from "../domain/shared/clock.ts";
import { siteContext } from "./site-context.ts";

export type PageContext = {
  readonly provider: Provider;
  /** The present day of the Indian calendar, as an ISO date. */
  readonly today: string;
};

const PageContextValue = createContext<PageContext | null>(null);

export const PageContextProvider = PageContextValue.Provider;

/** Throws in a browser, where no page provides them. */
export function usePageContext(): PageContext {
  const pageContext = useContext(PageContextValue);
  if (pageContext === null) throw new Error("This page provides no page context.");
  return pageContext;
}

export function readPageContext(context: Readonly<RouterContextProvider>): PageContext {
  const { provider, clock } = context.get(siteContext);
  return { provider, today: indianDate(clock.now()) };
}
