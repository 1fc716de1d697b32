import { createPortal } from "react-dom";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

type PictureDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog over the page; Escape and "Close" end it, and the focus goes back to where it was. */
export function PictureDialog({ title, onClose, children }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    shown.showModal();
    // Closed before it is taken away, or the browser gives the focus to nobody.
    return () => shown.close();
  }, []);
  // Beside the page: it may be opened from within a form, and has one of its own.
  return createPortal(
    <dialog
      className="picture-dialog"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file dialog that is cancelled says so too, and bubbles.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="desk-header">
        <h2 className="confirm-title" id={id}>
          {title}
        </h2>
        <button className="button button-quiet" type="button" onClick={onClose}>
          Close
        </button>
      </header>
      {children}
    </dialog>,
    document.body,
  );
}
