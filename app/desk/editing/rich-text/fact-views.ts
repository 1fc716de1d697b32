import type { Node } from "@tiptap/pm/model";
import type { NodeView } from "@tiptap/pm/view";
import type { EditorValue } from "../../../../domain/review/editing/record-search.ts";
import { textAttribute } from "../document/document-schema.ts";

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

/** A value of a record in the text: what readers get, with its name and source. */
export function factView(node: Node, values: ValueStore): NodeView {
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
