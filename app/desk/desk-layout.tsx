import { MantineProvider } from "@mantine/core";
import { useEffect, useRef } from "react";
import { NavigationType, Outlet, useLocation, useNavigationType } from "react-router";
import type { RouteHandle } from "../route-handle.ts";
import { focusOn } from "./kit/focus.ts";
import { Toaster } from "./kit/toasts.tsx";
import { theme } from "./theme.ts";

export const handle: RouteHandle = { hydrate: true };

/** Around the admin and review pages: toasts outlive a step from one of them to the next. */
export default function DeskLayout() {
  usePlaceAfterSteps();
  // No style elements of Mantine's own: the variables stand in the stylesheet, and the pages' policy allows no others.
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <Outlet />
      <Toaster />
    </MantineProvider>
  );
}

function usePlaceAfterSteps(): void {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    // After a step of the menu, or from what is gone.
    const before = document.activeElement;
    if (before === document.body || before?.closest("nav, [role=dialog]")) focusOn("content");
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (way !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, hash, way]);
}
