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

export function DeskDialog({ isSheet = false, ...dialog }: DeskDialogProps) {
  useReturnedFocus();
  const isWide = useMediaQuery("(min-width: 64rem)", true, { getInitialValueInEffect: false });
  if (!isSheet) return <Modal opened size="lg" {...dialog} />;
  return (
    <Drawer
      opened
      position={isWide ? "right" : "bottom"}
      size={isWide ? "md" : "auto"}
      overlayProps={{ backgroundOpacity: 0.3 }}
      {...dialog}
    />
  );
}

type ConfirmDialogProps = {
  title: string;
  text: ReactNode;
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
  danger?: boolean;
};

/** Asks once before what cannot be undone; the focus begins on "Cancel". */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, onConfirm, onCancel, danger = false } = props;
  useReturnedFocus();
  return (
    <Modal.Root opened onClose={onCancel} size="md">
      <Modal.Overlay />
      <Modal.Content ref={asAlert}>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <div className="stack">{text}</div>
          <Group justify="flex-end" mt="lg">
            <QuietButton label="Cancel" run={onCancel} data-autofocus />
            <Button label={action} run={onConfirm} color={danger ? "red" : undefined} />
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
