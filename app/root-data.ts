import { useRouteLoaderData } from "react-router";
import type { Edition } from "../content/facts/edition.ts";
import type { PageLink } from "../content/page-catalogue.ts";
import type { Provider } from "../content/site.ts";

/** What the shell shows around every page: as data, so that content stays out of the client's bundle. */
export type RootData = {
  readonly provider: Provider;
  readonly siteUrl: string;
  readonly publicAnonKey: string;
  /** The year of the calendar. */
  readonly year: string;
  /** The current edition: its year is in the name of the site. */
  readonly edition: Edition;
  readonly navigation: readonly PageLink[];
  readonly footerLinks: readonly PageLink[];
  readonly officialSite: { readonly address: string; readonly host: string };
  /** Shown where the page fails; cached pages do not have it. */
  readonly requestId: string | undefined;
};

/** The shell's data; undefined when the root loader failed and the error screen stands alone. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
