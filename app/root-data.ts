import { useRouteLoaderData } from "react-router";
import type { Edition } from "../content/facts/edition.ts";
import type { Provider } from "../content/site.ts";

/** An entry of the navigation; the path is where it leads. */
export type NavigationLink = { readonly label: string; readonly path: string };

/** Of which edition a page is, and where it stands in the current one. */
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
  /** The current edition: its year is in the name of the site. */
  readonly edition: Edition;
  /** By address, in the current edition. */
  readonly navigation: readonly NavigationLink[];
  readonly footerLinks: readonly NavigationLink[];
  /** The address of this page. */
  readonly here: string;
  readonly searched: string | undefined;
  /** Set on a page of an edition that is not the current one. */
  readonly archive: ArchivePlace | null;
  readonly officialSite: { readonly address: string; readonly host: string };
  /** Shown where the page fails; cached pages do not have it. */
  readonly requestId: string | undefined;
};

/** The shell's data; undefined when the root loader failed and the error screen stands alone. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>("root");
}
