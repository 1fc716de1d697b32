import { createPortal } from "react-dom";
import { useId, type ReactNode } from "react";
import { useModal } from "./use-modal.ts";
import { QuietButton } from "./button.tsx";

type DeskDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog over the page; Escape and "Close" end it, and the focus goes back to where it was. */
export function DeskDialog({ title, onClose, children }: DeskDialogProps) {
  const dialog = useModal();
  const id = useId();
  // Beside the page: it may be opened from within a form, and has one of its own.
  return createPortal(
    <dialog
      className="confirm desk-dialog"
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
        <QuietButton label="Close" run={onClose} />
      </header>
      {children}
    </dialog>,
    document.body,
  );
}
