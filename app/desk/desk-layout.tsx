import { createTheme, MantineProvider } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { NavigationType, Outlet, useLocation, useNavigationType } from "react-router";
import type { RouteHandle } from "../route-handle.ts";
import { focusOn } from "./kit/focus.ts";
import { Toaster } from "./kit/toasts.tsx";

export const handle: RouteHandle = { hydrate: true };

/** Around the admin and review pages: toasts outlive a step from one of them to the next. */
export default function DeskLayout() {
  usePlaceAfterSteps();
  // No style elements of Mantine's own: the variables stand in the stylesheet, and the pages' policy allows no others.
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
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
  useDidUpdate(() => {
    // After a step of the menu, or from what is gone.
    const before = document.activeElement;
    if (before === document.body || before?.closest("nav, [role=dialog]")) focusOn("content");
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (way !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname]);
}

const still = { lockScroll: false, transitionProps: { duration: 0 } };

/** Its colours and sizes are variables of `desk-theme.css`, which follow those of the site and the system's scheme. */
export const theme = createTheme({
  respectReducedMotion: true,
  components: {
    // Scrolling is held by a rule of the stylesheet: Mantine would add a style element for it, which the policy refuses.
    Modal: { defaultProps: { ...still, centered: true } },
    ModalRoot: { defaultProps: { ...still, centered: true } },
    Drawer: { defaultProps: still },
    // The page has a banner of its own: that of a dialog is none.
    ModalHeader: { defaultProps: { role: "none" } },
    DrawerHeader: { defaultProps: { role: "none" } },
    ModalCloseButton: { defaultProps: { "aria-label": "Close" } },
    DrawerCloseButton: { defaultProps: { "aria-label": "Close" } },
    InputWrapper: {
      defaultProps: {
        withAsterisk: false,
        inputWrapperOrder: ["label", "input", "description", "error"],
      },
    },
    Badge: { defaultProps: { component: "span", variant: "light" } },
    Menu: { defaultProps: { transitionProps: { duration: 0 }, shadow: "md" } },
  },
});
