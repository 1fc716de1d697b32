import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";

type StepLinkProps = ComponentProps<"a"> & { href: string };

/**
 * A link between pages of the desk, which steps there without loading the frame anew. The router's
 * own component does more than is needed here, at a price on every page with script.
 */
export function StepLink({ href, onClick, children, ...rest }: StepLinkProps) {
  const navigate = useNavigate();

  function step(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = event.button === 0 && !hasModifier(event);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(href);
  }

  return (
    <a {...rest} href={href} onClick={step}>
      {children}
    </a>
  );
}

/** Whether the person asks the browser for another tab, window or a download. */
function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
