import { Drawer, Group, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { Button, QuietButton } from "./button.tsx";

type DeskDialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** At the edge of the screen, so that the page stays in sight. */
  isSheet?: boolean;
};

/** A dialog over the page; Escape and "Close" end it, and the focus goes back to where it was. */
export function DeskDialog({ title, onClose, children, isSheet = false }: DeskDialogProps) {
  useReturnedFocus();
  const isWide = useMediaQuery("(min-width: 64rem)", true, { getInitialValueInEffect: false });
  // The page has a banner of its own: that of a dialog is none.
  return isSheet ? (
    <Drawer.Root
      opened
      onClose={onClose}
      position={isWide ? "right" : "bottom"}
      size={isWide ? "md" : "auto"}
    >
      <Drawer.Overlay backgroundOpacity={0.3} />
      <Drawer.Content>
        <Drawer.Header role="none">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  ) : (
    <Modal.Root opened onClose={onClose} size="lg">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Header role="none">
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

type ConfirmDialogProps = {
  /** The question, as short as it can be: `Delete “How to revise”?` */
  title: string;
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
  useReturnedFocus();
  return (
    <Modal.Root opened onClose={onCancel} size="md">
      <Modal.Overlay />
      <Modal.Content ref={asAlert}>
        <Modal.Header role="none">
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <div className="stack">{typeof text === "string" ? <p>{text}</p> : text}</div>
          <Group justify="flex-end" mt="lg">
            <QuietButton label="Cancel" run={onCancel} data-autofocus />
            <Button label={action} run={onConfirm} {...(danger && { color: "red" })} />
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Mantine calls every dialog the same. */
function asAlert(content: HTMLElement | null): void {
  content?.setAttribute("role", "alertdialog");
}

/** Mantine gives the focus back when a dialog is closed, and these are taken away. */
function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
}
