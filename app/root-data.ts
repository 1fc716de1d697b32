import { useRouteLoaderData } from "react-router";
import type { Edition } from "../content/facts/edition.ts";
import type { Provider } from "../content/site.ts";

export type NavigationLink = { readonly label: string; readonly path: string };

export type ArchivePlace = {
  readonly edition: Edition;
  readonly current: Edition;
  readonly address: string;
};

export type RootData = {
  readonly provider: Provider;
  /** The institute's name; null until it is set, and nothing is drawn in its place. */
  readonly institute: string | null;
  readonly siteUrl: string;
  readonly publicAnonKey: string;
  /** The year of the calendar. */
  readonly year: string;
  readonly edition: Edition;
  readonly navigation: readonly NavigationLink[];
  readonly footerLinks: readonly NavigationLink[];
  readonly here: string;
  readonly searched: string | undefined;
  readonly archive: ArchivePlace | null;
  readonly officialSite: { readonly address: string; readonly host: string };
  /** Shown where the page fails; cached pages do not have it. */
  readonly requestId: string | undefined;
};

/** The shell's data; undefined when the root loader failed and the error screen stands alone. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
