import { createPortal } from "react-dom";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

type EditorDialogProps = { title: string; close: () => void; children: ReactNode };

/** What is opened over the text to put something into it; Escape closes it. */
export function EditorDialog({ title, close, children }: EditorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    shown.showModal();
    return () => shown.close();
  }, []);
  // Beside the page: it may be opened from within a form, and has one of its own.
  return createPortal(
    <dialog
      className="confirm edit-dialog"
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="edit-dialog-head">
        <h2 className="confirm-title" id={`${id}-title`}>
          {title}
        </h2>
        <button className="button button-quiet" type="button" onClick={close}>
          Close
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
