import { isRouteErrorResponse } from "react-router";
import { brand, siteName } from "../../content/site.ts";
import { pageTitle } from "../page-title.ts";
import { useRootData } from "../root-data.ts";
import { SearchForm } from "../sections/search-form.tsx";

export function MissingPageScreen() {
  return (
    <div className="screen">
      <ScreenTitle title="Page not found" />
      <StatusSquares status={404} />
      <h1>Oops! Page not found</h1>
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
    </div>
  );
}

/** A fault of ours. Readers get a sentence; only a developer sees the error's own text. */
export function FaultScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 503) return <AwayScreen />;
  return (
    <div className="screen">
      <ScreenTitle title="Unexpected Application Error!" />
      <h1>Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        {errorText(error)}
      </p>
      {isOurFault(error) && <SupportNumber />}
      <WayHome />
    </div>
  );
}

function AwayScreen() {
  return (
    <div className="screen">
      <ScreenTitle title="Please try again in a minute" />
      <StatusSquares status={503} />
      <h1>This page cannot be shown right now</h1>
      <p className="lead" role="alert">
        Please try again in a minute. The guides on this site still work.
      </p>
      <SupportNumber />
      <WayHome />
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

function ScreenTitle({ title }: { title: string }) {
  const edition = useRootData()?.edition;
  return <title>{pageTitle(title, edition === undefined ? siteName : brand(edition))}</title>;
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
