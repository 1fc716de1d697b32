import { useEffect, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import type { RouteHandle } from "../route-handle.ts";
import { keepFocus } from "./kit/focus.ts";
import { Toaster } from "./kit/toasts.tsx";

/** All of them run script. */
export const handle: RouteHandle = { hydrate: true };

/** Around the admin and review pages: toasts outlive a step from one of them to the next. */
export default function DeskLayout() {
  useFocusAfterSteps();
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

/** A step within the script takes away what had the focus: the new page's content gets it. */
function useFocusAfterSteps(): void {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current !== pathname) keepFocus("content");
    known.current = pathname;
  }, [pathname]);
}
