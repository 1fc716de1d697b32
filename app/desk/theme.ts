import {
  createTheme,
  defaultVariantColorsResolver,
  type VariantColorsResolver,
} from "@mantine/core";

const still = { lockScroll: false, transitionProps: { duration: 0 } };

/** Its colours and sizes are variables of `desk-theme.css`, which follow those of the site and the system's scheme. */
export const theme = createTheme({
  primaryColor: "teal",
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    // Scrolling is held by a rule of the stylesheet: Mantine would add a style element for it, which the policy refuses.
    Modal: { defaultProps: { ...still, centered: true } },
    ModalRoot: { defaultProps: { ...still, centered: true } },
    Drawer: { defaultProps: still },
    DrawerRoot: { defaultProps: still },
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
    Menu: { defaultProps: { transitionProps: { duration: 0 }, shadow: "md" } },
  },
});

function variantColorResolver(input: Parameters<VariantColorsResolver>[0]) {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === "filled" ? { ...colors, color: "var(--on-accent)" } : colors;
}
