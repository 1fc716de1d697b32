import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { isHydrated } from "./route-handle.ts";
import { siteContext } from "./site-context.ts";
import { indianDate } from "../domain/shared/clock.ts";
import { deskStyles, siteStyles } from "./styles/styles.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { provider, url, publicAnonKey, clock } = context.get(siteContext);
  return { provider, siteUrl: url, publicAnonKey, year: indianDate(clock.now()).slice(0, 4) };
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrated = isHydrated(useMatches());
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Styles hydrated={hydrated} />
      </head>
      <body>
        {children}
        {hydrated && <Scripts />}
        {!hydrated && import.meta.env.DEV && <script type="module" src="/app/dev/reload.ts" />}
      </body>
    </html>
  );
}

function Styles({ hydrated }: { hydrated: boolean }) {
  return (
    <>
      <Stylesheet name="app" text={import.meta.env.SSR ? siteStyles : ""} />
      {hydrated && <Stylesheet name="desk" text={import.meta.env.SSR ? deskStyles : ""} />}
    </>
  );
}

/** The browser keeps the server's element; the text stays out of the client's bundle. */
function Stylesheet({ name, text }: { name: string; text: string }) {
  if (import.meta.env.DEV)
    return <link rel="stylesheet" href={`/app/styles/${name}.css`} precedence={name} />;
  return (
    <style href={name} precedence={name}>
      {text}
    </style>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <h1>{missing ? "Oops! Page not found" : "Unexpected Application Error!"}</h1>;
}
