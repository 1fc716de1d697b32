import { DOMParser, Slice } from "prosemirror-model";
import { Plugin, Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { formulasIn, onOneLine } from "../../../../domain/posts/text/formula-pattern.ts";
import { schema } from "../document/document-schema.ts";
import { parsedJson } from "../../kit/call.ts";
import { elementsOf } from "./pasted-html.ts";

/** What the editor itself has copied, exactly. */
const ownKind = "application/x-guide-blocks";

/** Copies, pastes and drops: all of it without markup that a browser would parse, for the page forbids that. */
export function clipboard(addPictures: (files: readonly File[]) => void): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        copy: (view, event) => copied(view, event),
        cut: (view, event) => {
          if (!copied(view, event)) return false;
          view.dispatch(view.state.tr.deleteSelection().scrollIntoView().setMeta("uiEvent", "cut"));
          return true;
        },
        paste: (view, event) => {
          if (view.composing || event.clipboardData === null) return false;
          event.preventDefault();
          take(view, event.clipboardData, addPictures, event);
          return true;
        },
        drop: (view, event) => {
          // What is moved within the editor is moved by the editor.
          if (view.dragging || event.dataTransfer === null) return false;
          event.preventDefault();
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place) {
            const near = Selection.near(view.state.doc.resolve(place.pos));
            view.dispatch(view.state.tr.setSelection(near));
          }
          take(view, event.dataTransfer, addPictures);
          return true;
        },
      },
    },
  });
}

function copied(view: EditorView, event: ClipboardEvent): boolean {
  const { selection } = view.state;
  if (selection.empty || event.clipboardData === null) return false;
  event.preventDefault();
  const slice = selection.content();
  const { dom, text } = view.serializeForClipboard(slice);
  event.clipboardData.clearData();
  event.clipboardData.setData(ownKind, JSON.stringify(slice.toJSON()));
  event.clipboardData.setData("text/html", dom.innerHTML);
  event.clipboardData.setData("text/plain", text);
  return true;
}

function take(
  view: EditorView,
  data: DataTransfer,
  addPictures: (files: readonly File[]) => void,
  event?: ClipboardEvent,
): void {
  const own = ownSlice(data.getData(ownKind));
  const html = data.getData("text/html");
  const text = data.getData("text/plain");
  const pictures = [...data.files].filter(({ type }) => type.startsWith("image/"));
  const isCode = view.state.selection.$from.parent.type.spec.code === true;
  if (own !== null && !isCode) {
    insert(view, own);
    return;
  }
  if (html !== "" && !isCode) {
    const slice = DOMParser.fromSchema(schema).parseSlice(elementsOf(html), {
      context: view.state.selection.$from,
    });
    if (slice.size > 0) {
      insert(view, slice);
      // Office programs put a picture of pasted words beside them: it counts where the words have pictures.
      if (/<img\b/i.test(html)) addPictures(pictures);
      return;
    }
  }
  if (text === "" && pictures.length > 0) addPictures(pictures);
  else if (text !== "") view.pasteText(isCode ? text : withWholeFormulas(text), event);
}

/** A formula of several lines as one: each line of a pasted text becomes a paragraph. */
function withWholeFormulas(text: string): string {
  return formulasIn(text).reduce(
    (whole, { source }) => whole.replace(source, () => onOneLine(source) ?? source),
    text,
  );
}

function insert(view: EditorView, slice: Slice): void {
  const { tr } = view.state;
  view.dispatch(
    tr.replaceSelection(slice).scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"),
  );
}

/** Null for what was not copied here, or by another version of the page. */
function ownSlice(json: string): Slice | null {
  const parsed = parsedJson(json);
  if (typeof parsed !== "object" || parsed === null) return null;
  try {
    return Slice.fromJSON(schema, parsed);
  } catch (fault) {
    if (fault instanceof RangeError) return null;
    throw fault;
  }
}
