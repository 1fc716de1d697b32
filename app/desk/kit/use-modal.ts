import { useLayoutEffect, useRef, type RefObject } from "react";

/** Shows a dialog above everything while its component is there. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    shown.showModal();
    // Closed before it is taken away, or the browser gives the focus to nobody.
    return () => shown.close();
  }, []);
  return dialog;
}
