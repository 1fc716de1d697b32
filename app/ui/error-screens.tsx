import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { brand, siteName } from "../../content/site.ts";
import { pageTitle } from "../page-title.ts";
import { useRootData } from "../root-data.ts";
import { SearchForm } from "../sections/search-form.tsx";

export function MissingPageScreen() {
  return (
    <Screen title="Page not found" heading="Oops! Page not found" status={404}>
      <p className="lead">
        There is no page at this address. It may have been mistyped, or the page may have moved.
      </p>
      <SearchForm
        path="/search"
        label="Search this site"
        placeholder="For example: admit card"
        search=""
      />
      <WayHome />
      <p>
        Popular pages: <a href="/important-dates">Important Dates</a>,{" "}
        <a href="/results">Results</a>, <a href="/counseling">Counseling</a> and{" "}
        <a href="/faq">FAQ</a>.
      </p>
    </Screen>
  );
}

/** A fault of ours. Readers get a sentence; only a developer sees the error's own text. */
export function FaultScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 503)
    return (
      <Screen
        title="Please try again in a minute"
        heading="This page cannot be shown right now"
        status={503}
      >
        <p className="lead" role="alert">
          Please try again in a minute. The guides on this site still work.
        </p>
        <SupportNumber />
        <WayHome />
      </Screen>
    );
  return (
    <Screen title="Unexpected Application Error!">
      <p className="lead" role="alert">
        {errorText(error)}
      </p>
      {isOurFault(error) && <SupportNumber />}
      <WayHome />
    </Screen>
  );
}

type ScreenProps = { title: string; heading?: string; status?: number; children: ReactNode };

function Screen({ title, heading = title, status, children }: ScreenProps) {
  const edition = useRootData()?.edition;
  return (
    <div className="screen">
      <title>{pageTitle(title, edition === undefined ? siteName : brand(edition))}</title>
      {status !== undefined && <StatusSquares status={status} />}
      <h1>{heading}</h1>
      {children}
    </div>
  );
}

/** The number of the error, as questions of the palette. */
function StatusSquares({ status }: { status: number }) {
  return (
    <p className="squares" role="img" aria-label={`Error ${status}`}>
      {Array.from(String(status)).map((digit, index) => (
        <span key={index}>{digit}</span>
      ))}
    </p>
  );
}

function WayHome() {
  return (
    <p>
      <a className="button" href="/">
        Return to Home
      </a>
    </p>
  );
}

/** By this, support finds in the log what has failed. */
function SupportNumber() {
  const id = useRootData()?.requestId;
  if (id === undefined) return null;
  return (
    <p>
      If it happens again, tell us this number: <code>{id}</code>
    </p>
  );
}

function isOurFault(error: unknown): boolean {
  return !isRouteErrorResponse(error) || error.status >= 500;
}

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error) && !isOurFault(error))
    return `The server did not accept this request (${error.status} ${error.statusText}).`;
  if (import.meta.env.DEV && error instanceof Error) return error.message;
  return "Something went wrong on our side. Please try again in a minute.";
}
