import { Stack } from "@mantine/core";
import { useEffect, useSyncExternalStore, type ReactNode } from "react";
import { Navigate, useRevalidator } from "react-router";
import { Button } from "./button.tsx";
import { ErrorCard, Loading } from "./desk-page.tsx";
import {
  accessUnverified,
  checkAccess,
  followAccess,
  knownAccess,
  isApprover,
  type Access,
} from "./office-access.ts";
import { forgetPlace, rememberPlace } from "./return-place.ts";

export function useAccess(): Access {
  return useSyncExternalStore(followAccess, knownAccess, () => unknown);
}

const unknown: Access = { state: "checking" };

export function useIsApprover(): boolean {
  useAccess();
  return isApprover();
}

export function OfficeOnly({ children }: { children: ReactNode }) {
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

export function Checking() {
  return (
    <Stack mih="60vh" align="center" justify="center">
      <h1 className="visually-hidden">Admin Dashboard</h1>
      <Loading label="Checking your access…" />
      <noscript>
        <p>The dashboard needs JavaScript: please switch it on and load this page again.</p>
      </noscript>
    </Stack>
  );
}
