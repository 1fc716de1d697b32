import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./desk-dialog.tsx";

const lost = "What you have changed on this page is not saved yet, and would be lost.";

/**
 * Asks before a form with something unsaved is left, by the menu as by closing the tab. Not needed
 * where what is typed is kept anyway.
 */
export function LeaveGuard({ isUnsaved, text = lost }: { isUnsaved: boolean; text?: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text={text}
      action="Leave without saving"
      danger
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    />
  );
}
