import { useEffect, useRef, type ReactNode } from "react";
import { Link, isRouteErrorResponse, Outlet, useLocation, useRouteError } from "react-router";
import { siteName } from "../../content/site.ts";
import type { Route } from "./+types/desk-place.ts";
import type { RouteHandle } from "../route-handle.ts";
import { FaultScreen, MissingPageScreen } from "../ui/error-screens.tsx";
import { Drawing, menu } from "../ui/drawing.tsx";
import { OfficeOnly, useAccess } from "./kit/admin-access.tsx";
import { officeOnly } from "./kit/desk-data.ts";
import { NotLoaded, privateMeta } from "./kit/desk-page.tsx";
import { Instant } from "./kit/times.tsx";
import { remaining } from "./elapsed.ts";
import { currentEntry, deskMenu, ownEntries, type DeskEntry } from "./desk-menu.ts";
import { GoToDialog } from "./go-to/go-to-panel.tsx";
import { focusOn } from "./kit/focus.ts";
import { LogOutButton } from "./log-out.tsx";

export const handle: RouteHandle = { frame: "desk" };

/** A page is named after its entry in the menu, unless it says more. */
export function meta({ location: { pathname } }: Route.MetaArgs) {
  return privateMeta(currentEntry(pathname)?.label ?? "Desk");
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [officeOnly];

/** The desk as a place: its own menu beside the page, instead of what readers have around theirs. */
export default function DeskPlace() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** What one page could not read, or a fault of it, leaves the menu standing. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const reason = isRouteErrorResponse(error) ? reasonOf(error.data) : null;
  if (reason !== null)
    return (
      <Frame>
        <h1>{isMissing ? "Not here" : "Not loaded"}</h1>
        <NotLoaded what="This page" reason={reason} />
      </Frame>
    );
  return <Frame>{isMissing ? <MissingPageScreen /> : <FaultScreen error={error} />}</Frame>;
}

/** Why a reading failed, as `read` has thrown it; null for what the router throws itself. */
function reasonOf(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("reason" in data)) return null;
  return typeof data.reason === "string" ? data.reason : null;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="desk-place">
      <div className="desk-side">
        <header className="desk-bar">
          <Link className="brand" to={dashboard}>
            {siteName}
          </Link>
          <button className="menu-toggle" type="button" popoverTarget={menuId}>
            <Drawing path={menu} />
            Menu
          </button>
        </header>
        <DeskMenu />
      </div>
      <main className="desk-page" id="content" tabIndex={-1}>
        <OfficeOnly>
          <FactorDue />
          {children}
        </OfficeOnly>
      </main>
      <GoToShortcut />
    </div>
  );
}

function GoToShortcut() {
  return useAccess().state === "allowed" && <GoToDialog />;
}

/** For whoever has a day left to set up what logging in asks for from then on. */
function FactorDue() {
  const access = useAccess();
  const due = access.state === "allowed" ? access.admin.factorDue : null;
  if (due === null) return null;
  return (
    <p className="alert alert-warning" role="status">
      From <Instant of={due} /> on, everybody of the office logs in with a code of their phone as
      well. You have {remaining(due, new Date())} to{" "}
      <Link to="/admin/account#factor-title">set up yours</Link>.
    </p>
  );
}

const dashboard = "/admin/dashboard";
const menuId = "desk-menu";

/** A side column from 1024 px, a popover on phones; it comes with the page's HTML, so that nothing flashes. */
function DeskMenu() {
  const { pathname } = useLocation();
  const access = useAccess();
  const admin = access.state === "allowed" ? access.admin : null;
  const current = currentEntry(pathname);
  useFocusAfterMenuSteps(pathname);
  return (
    <nav className="desk-menu" id={menuId} popover="auto" aria-label="Desk">
      {deskMenu.map(({ label, entries }) => (
        <ul className="desk-entries" key={label} aria-label={label}>
          {entries
            .filter(({ approversOnly }) => admin?.role === "admin" || approversOnly !== true)
            .map((entry) => (
              <Entry key={entry.path} entry={entry} current={current} />
            ))}
        </ul>
      ))}
      <ul className="desk-entries desk-entries-own" aria-label="You">
        {ownEntries.map((entry) => (
          <Entry key={entry.path} entry={entry} current={current} />
        ))}
        <li>
          <a href="/">View site</a>
        </li>
        {/* The dashboard has its own in its header. */}
        {pathname !== dashboard && (
          <li>
            <LogOutButton className="desk-entry-button" />
          </li>
        )}
      </ul>
    </nav>
  );
}

type EntryProps = { entry: DeskEntry; current: DeskEntry | undefined };

function Entry({ entry, current }: EntryProps) {
  const { pathname } = useLocation();
  const place = entry.path === pathname ? "page" : true;
  return (
    <li>
      <Link
        to={entry.path}
        aria-current={entry === current ? place : undefined}
        onClick={closeMenu}
      >
        {entry.label}
      </Link>
    </li>
  );
}

/** Whoever chose an entry goes on in the page that it leads to. */
function useFocusAfterMenuSteps(pathname: string): void {
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current !== pathname && document.activeElement?.closest(".desk-side"))
      focusOn("content");
    known.current = pathname;
  }, [pathname]);
}

/** On phones the menu lies over the page that it leads to. */
function closeMenu(): void {
  const menu = document.getElementById(menuId);
  if (menu?.matches(":popover-open")) menu.hidePopover();
}
