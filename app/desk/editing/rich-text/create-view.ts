import { history } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { EditorState, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import type { SourceDocument } from "../document/source-document.ts";
import { clipboard } from "./clipboard.ts";
import { factView, type ValueStore } from "./fact-views.ts";
import { typedMarkdown } from "./input-rules.ts";
import { keyBindings, type Opening } from "./keys.ts";
import { wholeTables } from "./table-editing.ts";

type ViewNeeds = Opening & {
  readonly values: ValueStore;
  readonly addPictures: (files: readonly File[]) => void;
  /** Everything that happened to the text or the cursor. */
  readonly changed: (state: EditorState, transaction: Transaction) => void;
  readonly isReadOnly: () => boolean;
};

/** The ids of what names and explains the text. */
type Naming = { readonly labelledBy: string; readonly describedBy: string };

/** The editor of an opened text, in this element. */
export function createView(
  place: HTMLElement,
  { doc }: SourceDocument,
  needs: ViewNeeds,
  { labelledBy, describedBy }: Naming,
): EditorView {
  const { values } = needs;
  const plugins = [
    typedMarkdown,
    keymap(keyBindings(needs)),
    clipboard(needs.addPictures),
    history(),
    wholeTables,
  ];
  const view = new EditorView(place, {
    state: EditorState.create({ doc, plugins }),
    nodeViews: { fact: (node) => factView(node, values) },
    editable: () => !needs.isReadOnly(),
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": labelledBy,
      "aria-describedby": describedBy,
      class: "edit-text",
    },
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      needs.changed(state, transaction);
    },
  });
  return view;
}
