import { createPortal } from "react-dom";
import { useId, type ReactNode, useLayoutEffect, useRef, type RefObject } from "react";
import { QuietButton } from "./button.tsx";

type DeskDialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** At the edge of the screen, so that the page stays in sight. */
  isSheet?: boolean;
};

/** A dialog over the page; Escape and "Close" end it, and the focus goes back to where it was. */
export function DeskDialog({ title, onClose, children, isSheet = false }: DeskDialogProps) {
  const dialog = useModal();
  const id = useId();
  // Beside the page: it may be opened from within a form, and has one of its own.
  return createPortal(
    <dialog
      className={isSheet ? "confirm desk-dialog desk-sheet" : "confirm desk-dialog"}
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

type ConfirmDialogProps = {
  /** The question, as short as it can be: `Delete “How to revise”?` */
  title: string;
  /** What follows from it, and what remains. */
  text: ReactNode;
  /** What the confirming button says: the deed itself, never "OK". */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The deed cannot be undone. */
  danger?: boolean;
};

/**
 * Asks once before what cannot be undone. Show it while it is to be open; the focus begins on
 * "Cancel" and goes back to where it was when the question is gone.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, onConfirm, onCancel, danger = false } = props;
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      className="confirm"
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 className="confirm-title" id={`${id}-title`}>
        {title}
      </h2>
      <div className="stack" id={`${id}-text`}>
        {typeof text === "string" ? <p>{text}</p> : text}
      </div>
      <div className="confirm-buttons">
        <QuietButton label="Cancel" run={onCancel} />
        <button
          className={danger ? "button button-danger" : "button"}
          type="button"
          onClick={onConfirm}
        >
          {action}
        </button>
      </div>
    </dialog>
  );
}

/** Shows a dialog above everything while its component is there. */
function useModal(): RefObject<HTMLDialogElement | null> {
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
