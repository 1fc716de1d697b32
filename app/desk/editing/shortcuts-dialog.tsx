import { Kbd, Table } from "@mantine/core";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { keysAsPressed, shortcuts } from "./rich-text/tools.ts";

export default function ShortcutsDialog({ close }: { close: () => void }) {
  return (
    <DeskDialog title="Shortcuts" onClose={close}>
      <Table
        data={{
          head: ["To", "Press"],
          body: shortcuts.map(([keys, purpose]) => [
            purpose,
            <Kbd key={keys}>{keysAsPressed(keys)}</Kbd>,
          ]),
        }}
      />
    </DeskDialog>
  );
}
