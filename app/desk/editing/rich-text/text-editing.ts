import { Extension, InputRule } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, type Transaction } from "@tiptap/pm/state";
import type { NodeView } from "@tiptap/pm/view";
import { search } from "prosemirror-search";
import type { EditorValue } from "../../../../domain/review/editing/record-search.ts";
import { schema, textAttribute } from "../document/document-schema.ts";

export type Opening = "link" | "record" | "find" | "toolbar";

type TextEditingOptions = { values: ValueStore; open: (part: Opening) => void };

/** Beside what TipTap has: facts, tables as Markdown has them, and the keys that open what stands around the text. */
export const TextEditing = Extension.create<TextEditingOptions>({
  name: "textEditing",
  // Before TipTap's own keys.
  priority: 1_000,
  addOptions: () => ({ values: createValueStore(), open: () => undefined }),
  addKeyboardShortcuts() {
    const opens = (part: Opening) => () => {
      this.options.open(part);
      return true;
    };
    return {
      "Mod-k": opens("link"),
      "Mod-e": opens("record"),
      "Mod-f": opens("find"),
      "Alt-F10": opens("toolbar"),
      // A heading and a cell are one line in Markdown.
      "Shift-Enter": ({ editor }) => editor.isActive("heading") || editor.isActive("table"),
    };
  },
  addInputRules: () => [
    new InputRule({
      find: /\{\{fact:[a-z0-9_./]+(?::[a-z]+)?\}\}$/,
      handler: ({ state, range, match: [token] }) => {
        state.tr.replaceWith(range.from, range.to, schema.nodes.fact.create({ token }));
      },
    }),
  ],
  addProseMirrorPlugins() {
    const { values } = this.options;
    return [
      new Plugin({
        props: { nodeViews: { fact: (node) => factView(node, values) } },
        appendTransaction: (transactions, _before, { doc, tr }) => {
          if (transactions.some(({ docChanged }) => docChanged)) headTables(doc, tr);
          return tr.docChanged ? tr : null;
        },
      }),
      search(),
    ];
  },
});

/** The first row of a table is its head, and columns are aligned as that says: Markdown has no others. */
function headTables(doc: Node, tr: Transaction): void {
  doc.descendants((table, position) => {
    if (table.type !== schema.nodes.table) return !table.isTextblock;
    const head = table.firstChild;
    table.forEach((row, rowOffset, index) => {
      const type = index === 0 ? schema.nodes.tableHeader : schema.nodes.tableCell;
      row.forEach((cell, offset, column) => {
        const align: unknown = head?.maybeChild(column)?.attrs["align"] ?? null;
        if (cell.type === type && cell.attrs["align"] === align) return;
        tr.setNodeMarkup(position + 1 + rowOffset + 1 + offset, type, { align });
      });
    });
    return false;
  });
}

export type ValueStore = {
  readonly get: (token: string) => EditorValue | undefined;
  readonly add: (values: readonly EditorValue[]) => void;
  readonly listen: (listener: () => void) => () => void;
};

export function createValueStore(): ValueStore {
  const known = new Map<string, EditorValue>();
  const listeners = new Set<() => void>();
  return {
    get: (token) => known.get(token),
    add: (values) => {
      for (const value of values) known.set(value.token, value);
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function factView(node: Node, values: ValueStore): NodeView {
  const dom = document.createElement("span");
  const token = textAttribute(node, "token");
  const show = () => {
    const value = values.get(token);
    dom.className = value === undefined ? "edit-fact is-unknown" : "edit-fact";
    dom.textContent = value?.text ?? token.slice("{{fact:".length, -"}}".length);
    dom.title =
      value === undefined
        ? "A value of the facts, which is being looked up"
        : `${value.label}. Source: ${value.source}`;
  };
  const stop = values.listen(show);
  show();
  return { dom, ignoreMutation: () => true, destroy: stop };
}
