import { CloseButton, Group, TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/react";
import {
  findNext,
  findPrev,
  replaceAll,
  replaceNext,
  SearchQuery,
  setSearchState,
} from "prosemirror-search";
import { useEffect, useMemo, useState, type KeyboardEvent } from "react";
import { QuietButton } from "../../kit/button.tsx";
import { takeFocus } from "../../kit/focus.ts";
import { counted } from "../../kit/words.tsx";

export function FindPanel({ editor, close }: { editor: Editor; close: () => void }) {
  const [search, setSearch] = useState("");
  const [replace, setReplace] = useState("");
  const [count, setCount] = useState(0);
  const query = useMemo(
    () => new SearchQuery({ search, replace, literal: true }),
    [search, replace],
  );

  useEffect(() => {
    editor.view.dispatch(setSearchState(editor.state.tr, query));
    const recount = () => setCount(countMatches(editor, query));
    recount();
    editor.on("update", recount);
    return () => {
      editor.off("update", recount);
    };
  }, [editor, query]);

  useEffect(
    () => () => {
      if (!editor.isDestroyed)
        editor.view.dispatch(setSearchState(editor.state.tr, new SearchQuery({ search: "" })));
    },
    [editor],
  );

  function run(command: typeof findNext) {
    command(editor.state, editor.view.dispatch, editor.view);
    // The words that are found stand in sight while the field keeps the focus.
    editor.view
      .domAtPos(editor.state.selection.from)
      .node.parentElement?.scrollIntoView({ block: "center" });
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape") close();
    else if (event.key === "Enter") run(event.shiftKey ? findPrev : findNext);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const isOff = count === 0;
  return (
    <Group component="section" p="xs" gap="xs" aria-label="Find and replace">
      <TextInput
        ref={takeFocus}
        aria-label="Find"
        placeholder="Find"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={press}
      />
      <TextInput
        aria-label="Replace with"
        placeholder="Replace with"
        value={replace}
        onChange={(event) => setReplace(event.currentTarget.value)}
        onKeyDown={press}
      />
      <QuietButton size="xs" label="Previous" disabled={isOff} run={() => run(findPrev)} />
      <QuietButton size="xs" label="Next" disabled={isOff} run={() => run(findNext)} />
      <QuietButton size="xs" label="Replace" disabled={isOff} run={() => run(replaceNext)} />
      <QuietButton size="xs" label="Replace all" disabled={isOff} run={() => run(replaceAll)} />
      <span className="quiet" role="status">
        {query.valid && counted(count, "match", "matches")}
      </span>
      <CloseButton aria-label="Close find and replace" onClick={close} />
    </Group>
  );
}

function countMatches(editor: Editor, query: SearchQuery): number {
  if (!query.valid) return 0;
  let count = 0;
  let found = query.findNext(editor.state);
  while (found !== null) {
    count++;
    found = query.findNext(editor.state, Math.max(found.to, found.from + 1));
  }
  return count;
}
