import { DeskDialog } from "../kit/desk-dialog.tsx";
import { keysAsPressed } from "./rich-text/key-names.ts";
import { shortcuts } from "./rich-text/tools.ts";

/** What the keyboard can do in the text. */
export default function ShortcutsDialog({ close }: { close: () => void }) {
  return (
    <DeskDialog title="Shortcuts" onClose={close}>
      <table className="edit-keys">
        <caption className="visually-hidden">What the keys do in the text</caption>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">Press</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(([keys, deed]) => (
            <tr key={keys}>
              <th scope="row">{deed}</th>
              <td>
                <kbd>{keysAsPressed(keys)}</kbd>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DeskDialog>
  );
}
