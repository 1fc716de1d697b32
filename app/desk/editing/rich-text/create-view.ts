import { history } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { EditorState, type Transaction } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import type { SourceDocument } from "../document/source-document.ts";
import { clipboard } from "./clipboard.ts";
import { factView, type ValueStore } from "./fact-views.ts";
import { keyBindings, type Opening } from "./keys.ts";
import { wholeTables } from "./table-editing.ts";
import { textNodes } from "../document/from-markdown.ts";
import { schema } from "../document/document-schema.ts";

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

const { nodes, marks } = schema;

/** A token, or an address, becomes what readers get of it as soon as it is typed. */
const asRead = [/\{\{fact:[a-z0-9_./]+(?::[a-z]+)?\}\}$/, /(?:https?:\/\/|www\.)\S+\.\S+\s$/].map(
  (pattern) =>
    new InputRule(pattern, (state, match, start, end) => {
      const typed = match[0];
      const kept = state.doc.resolve(start).marks();
      if (marks.link.isInSet(kept)) return null;
      const made = textNodes(typed, kept, { links: true });
      return state.tr.replaceWith(start, end, made);
    }),
);

/** What people who know Markdown type by habit, at the beginning of a line. */
const typedMarkdown = inputRules({
  rules: [
    ...asRead,
    textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = ""]) => ({
      level: signs.length,
    })),
    wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d{1,3})\.\s$/, nodes.ordered_list, ([, start]) => ({
      start: Number(start),
    })),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
  ],
});
