import { useId, type ReactNode } from "react";
import { useModal } from "./use-modal.ts";
import { QuietButton } from "./button.tsx";

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
