import { Anchor, Drawer, Group } from "@mantine/core";
import { Menu as MenuIcon } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import {
  Link,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  useRevalidator,
  useRouteError,
} from "react-router";
import { brand, siteName } from "../../content/site.ts";
import { useRootData } from "../root-data.ts";
import type { RouteHandle } from "../route-handle.ts";
import { FaultScreen, MissingPageScreen } from "../ui/error-screens.tsx";
import type { Route } from "./+types/desk-place.ts";
import { currentRoom } from "./desk-menu.ts";
import { DeskNavigation } from "./desk-navigation.tsx";
import { GoTo } from "./go-to.tsx";
import { Button, QuietButton, QuietLink } from "./kit/button.tsx";
import { officeOnly } from "./kit/desk-data.ts";
import { ErrorCard, NotLoaded, privateMeta } from "./kit/desk-page.tsx";
import { accessUnverified, checkAccess, useAccess } from "./kit/office-access.ts";
import { forgetPlace, rememberPlace } from "./kit/return-place.ts";
import { Instant } from "./kit/words.tsx";

export const handle: RouteHandle = { frame: "desk" };

export function meta({ location: { pathname } }: Route.MetaArgs) {
  return privateMeta(currentRoom(pathname)?.label ?? "Desk");
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [officeOnly];

export default function DeskPlace() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A page that fails leaves the menu standing. */
export function ErrorBoundary() {
  return (
    <Frame>
      <Fault error={useRouteError()} />
    </Frame>
  );
}

function Fault({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : null;
  const reason = isRouteErrorResponse(error) ? getReason(error.data) : null;
  if (status === 403)
    return (
      <ErrorCard
        title="This page is for approvers"
        message="Please ask an approver of your office to do it, or to give you their role."
      >
        <QuietLink to="/admin/dashboard" label="Back to the dashboard" />
      </ErrorCard>
    );
  if (reason === null)
    return status === 404 ? <MissingPageScreen /> : <FaultScreen error={error} />;
  return (
    <>
      <h1>{status === 404 ? "Not here" : "Not loaded"}</h1>
      <NotLoaded what="This page" reason={reason} />
    </>
  );
}

function getReason(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("reason" in data)) return null;
  return typeof data.reason === "string" ? data.reason : null;
}

function Frame({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const access = useAccess();
  const due = access.state === "allowed" ? access.factorDue : undefined;
  const edition = useRootData()?.edition;
  const name = edition === undefined ? siteName : brand(edition);
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const home = (
    <Anchor component={Link} to="/admin/dashboard" c="bright" fw={700} underline="never">
      {name}
    </Anchor>
  );
  return (
    <div className="desk-place">
      <Group component="nav" className="desk-bar" justify="space-between" aria-label="Top">
        {home}
        <QuietButton
          label="Menu"
          ref={toggle}
          leftSection={<MenuIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          run={() => setOpen(true)}
        />
      </Group>
      <div className="desk-side">
        <DeskNavigation>{home}</DeskNavigation>
      </div>
      <Drawer
        opened={isOpen}
        onClose={close}
        returnFocus={false}
        size="xs"
        title={name}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <DeskNavigation close={() => setOpen(false)} />
      </Drawer>
      <main className="desk-page" id="content" tabIndex={-1}>
        <OfficeOnly>
          {due !== undefined && (
            <p className="alert alert-warning" role="status">
              From <Instant of={due} /> on, everyone in the office also needs a code from their
              phone to log in: <Link to="/admin/account#factor-title">set up yours</Link> before.
            </p>
          )}
          {children}
        </OfficeOnly>
      </main>
      {access.state === "allowed" && <GoTo />}
    </div>
  );
}

function OfficeOnly({ children }: { children: ReactNode }) {
  const access = useAccess();
  const { revalidate } = useRevalidator();
  const isIn = access.state === "allowed";
  useEffect(() => {
    if (isIn) forgetPlace();
  }, [isIn]);
  if (access.state === "unverified")
    return (
      <ErrorCard title={accessUnverified} message={access.message}>
        <Button label="Try again" run={() => void checkAccess().then(() => revalidate())} />
      </ErrorCard>
    );
  if (access.state !== "refused" && access.state !== "second-factor") return children;
  rememberPlace(window.location);
  return <Navigate to="/admin/login" replace />;
}
