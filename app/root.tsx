import { Fragment, Suspense, useContext, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { addressIn, archivePath, inCurrent, isArchivePage } from "../content/edition-address.ts";
import {
  footerLinks,
  navigation,
  officialSites,
  type PageLink,
} from "../content/page-catalogue.ts";
import { product, siteName } from "../content/site.ts";
import { maxQuery } from "../domain/search/search-answer.ts";
import { placeholders } from "../domain/settings/settings-in-force.ts";
import { indianDate } from "../domain/shared/clock.ts";
import { factsContext } from "./page-context.ts";
import { manifestPath, shownTitle } from "./page-title.ts";
import { hasOwnFrame, isHydrated, ownScript } from "./route-handle.ts";
import { useRootData, type RootData, type ArchivePlace } from "./root-data.ts";
import { requestIdContext, siteContext } from "./site-context.ts";
import siteStyles from "./styles/app.css?url";
import printStyles from "./styles/print.css?url";
import deskStyles from "./styles/desk.css?url";
import { typedText } from "../domain/shared/typed-text.ts";
import { FaultScreen, MissingPageScreen } from "./ui/error-screens.tsx";
import { SiteFrame } from "./ui/site-frame.tsx";

/** The desk's frame stays from step to step; other pages are asked for as documents. */
export function shouldRevalidate(): boolean {
  return false;
}

export function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs): RootData {
  const { provider, url, publicAnonKey, clock } = context.get(siteContext);
  const { address } = officialSites.jeeMain;
  const facts = context.get(factsContext);
  const now = inCurrent(facts);
  const inNow = ({ label, path }: PageLink) => ({ label, path: addressIn(path, now) });
  return {
    provider,
    institute: provider.name === placeholders.name ? null : provider.name,
    siteUrl: url,
    publicAnonKey,
    year: indianDate(clock.now()).slice(0, 4),
    edition: now.edition,
    navigation: navigation.map(inNow),
    footerLinks: footerLinks.map(inNow),
    here: addressIn(pathname, facts),
    searched: pathname === "/search" ? typedText(searchParams.get("q") ?? "", maxQuery) : undefined,
    archive: isArchivePage(pathname, facts)
      ? {
          edition: facts.edition,
          current: now.edition,
          address: pathname === archivePath ? "/" : addressIn(pathname, now),
        }
      : null,
    officialSite: { address, host: new URL(address).host },
    requestId: context.get(requestIdContext),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const shouldHydrate = isHydrated(matches);
  const script = ownScript(matches);
  const frame = useRootData();
  const { Header, Footer } = useContext(SiteFrame);
  // Public pages have no script that could wait for a part.
  const Part = shouldHydrate ? Suspense : Fragment;
  const loaderData = matches.map((match) => match.loaderData);
  return (
    <html lang="en-IN" data-mantine-color-scheme={shouldHydrate ? "light" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={manifestPath} />
        {shouldHydrate && <meta name="public-anon-key" content={frame?.publicAnonKey ?? ""} />}
        <Meta />
        <link rel="stylesheet" href={siteStyles} precedence="site" />
        {shouldHydrate && <link rel="stylesheet" href={deskStyles} precedence="desk" />}
        <link rel="stylesheet" href={printStyles} media="print" />
        {script !== undefined && <script type="module" src={script} />}
      </head>
      <body>
        <SkipLink leadsToResults={Boolean(frame?.searched)} />
        {frame !== undefined && hasOwnFrame(matches) ? (
          children
        ) : (
          <>
            <Part>
              <Header {...frame} />
            </Part>
            <main className="page" id="content" tabIndex={-1}>
              {frame?.archive != null && <ArchiveBar {...frame.archive} />}
              {children}
            </main>
            <Part>
              {frame !== undefined && (
                <Footer {...frame} title={shownTitle(loaderData) ?? siteName} />
              )}
            </Part>
          </>
        )}
        {shouldHydrate && <Scripts />}
        {!shouldHydrate && import.meta.env.DEV && <script type="module" src="/app/dev/reload.ts" />}
      </body>
    </html>
  );
}

function SkipLink({ leadsToResults }: { leadsToResults: boolean }) {
  return (
    <a className="skip-link" href={leadsToResults ? "#results" : "#content"}>
      {leadsToResults ? "Skip to results" : "Skip to content"}
    </a>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPageScreen />;
  return <FaultScreen error={error} />;
}

/** Above every page of an edition that is not the current one, on paper too. */
function ArchiveBar({ edition, current, address }: ArchivePlace) {
  return (
    <p className="alert archive-bar" role="note">
      This is the archive of {product} {edition}. The current edition is {current}.{" "}
      <a href={address}>
        {address === "/" ? `Go to ${product} ${current}` : `See this page for ${current}`}
      </a>
    </p>
  );
}
