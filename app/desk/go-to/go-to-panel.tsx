import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Link, useFetcher, useNavigate } from "react-router";
import { useIsApprover } from "../kit/admin-access.tsx";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { roomsFor } from "../desk-menu.ts";
import type { clientLoader } from "./go-to-aims.ts";

/** How long typing has to rest before posts and facts are asked for, in milliseconds. */
const rest = 200;

/** Ctrl+K, on a Mac Cmd+K, opens the way to any post, fact or room from anywhere at the desk. */
export function GoToDialog() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function open(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      // In the editor the same keys make a link.
      const isEditing =
        event.target instanceof Element && event.target.closest("[contenteditable]");
      if (isEditing || document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, []);
  if (!isOpen) return null;
  return (
    <DeskDialog title="Go to" onClose={() => setOpen(false)}>
      <GoToPanel close={() => setOpen(false)} />
    </DeskDialog>
  );
}

/** Words, and below them the rooms, posts and facts that have them; arrows choose, Enter goes. */
export function GoToPanel({ close }: { close: () => void }) {
  const isApprover = useIsApprover();
  const navigate = useNavigate();
  const { load, data = [], state } = useFetcher<typeof clientLoader>();
  const [words, setWords] = useState("");
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  // Later than the dialog, which gives the focus to its first button.
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(
      () => void load(`/admin/go-to?q=${encodeURIComponent(words.trim())}`),
      rest,
    );
    return () => clearTimeout(timer);
  }, [words, load]);

  const typed = words.trim().toLowerCase();
  const rooms = roomsFor({ isApprover })
    .filter(({ label }) => label.toLowerCase().includes(typed))
    .map(({ label, path }) => ({ label, path, kind: "room" as const }));
  const aims = [...rooms, ...data];
  const chosen = aims[Math.min(at, aims.length - 1)];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt(Math.max(0, Math.min(at + step, aims.length - 1)));
    else if (event.key === "Enter" && chosen !== undefined) {
      close();
      void navigate(chosen.path);
    } else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="field">
        <label className="visually-hidden" htmlFor="go-to-words">
          A room, a post or a fact
        </label>
        <input
          id="go-to-words"
          // Of a search field Escape would take the words, and leave the dialog.
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={aims.length > 0}
          aria-controls="go-to-aims"
          aria-activedescendant={chosen && `go-to-${chosen.path}`}
          placeholder="A room, a post or a fact"
          ref={input}
          value={words}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="edit-findings" id="go-to-aims" role="listbox" aria-label="Where to">
        {aims.map((aim) => (
          <Link
            className="edit-finding"
            role="option"
            id={`go-to-${aim.path}`}
            aria-selected={aim === chosen}
            to={aim.path}
            tabIndex={-1}
            onClick={close}
            key={aim.path}
          >
            {aim.label} <span className="quiet">{aim.kind}</span>
          </Link>
        ))}
      </div>
      {aims.length === 0 && state === "idle" && <p className="quiet">Nothing has these words.</p>}
    </>
  );
}
