import { NavLink, TextInput } from "@mantine/core";
import { useState, type SyntheticEvent } from "react";
import { findForPost } from "../../calls/editing.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { useAnswer } from "../kit/use-task.ts";
import { counted } from "../kit/words.tsx";
import type { LinkAttrs } from "./document/document-schema.ts";

type LinkDialogProps = {
  postId: string;
  present: LinkAttrs;
  set: (link: LinkAttrs) => void;
  close: () => void;
};

export function LinkDialog({ postId, present, set, close }: LinkDialogProps) {
  const [text, setText] = useState(present.text);
  const [aim, setAim] = useState(present.href);
  const isAddress = /^(https?:\/\/|mailto:|\/|#)/i.test(aim);
  const found = useAnswer(findForPost, isAddress ? null : { postId, words: aim });
  const places = found?.ok === true && !isAddress ? found.value.places : [];
  const address = isAddress ? aim.trim() : parseAddress(aim);

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (address !== null) set({ href: address, text });
  }

  return (
    <DeskDialog title={present.href === "" ? "Link" : "Change the link"} onClose={close}>
      <form className="stack" onSubmit={submit} noValidate>
        <TextInput
          label="Link text"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextInput
          label="Link to: search for a page or post, or paste an address"
          autoComplete="off"
          value={aim}
          onChange={(event) => setAim(event.currentTarget.value)}
          data-autofocus
        />
        <p className="quiet" role="status">
          {isAddress
            ? `Leads to ${aim}`
            : `${counted(places.length, "page or post", "pages and posts")} found`}
        </p>
        <ul className="stack">
          {places.map((place) => (
            <li key={place.address}>
              <NavLink
                component="button"
                label={<strong>{place.title}</strong>}
                description={`${place.kind === "page" ? "Page" : "Post"}: ${place.address}`}
                onClick={() => set({ href: place.address, text: text || place.title })}
              />
            </li>
          ))}
        </ul>
        <div className="cluster">
          <Button
            label={present.href === "" ? "Make the link" : "Change the link"}
            type="submit"
            disabled={address === null}
          />
          {present.href !== "" && (
            <QuietButton label="Remove the link" run={() => set({ href: "", text })} />
          )}
        </div>
      </form>
    </DeskDialog>
  );
}

/** `nta.ac.in` as people type it; null for what is no address. */
function parseAddress(text: string): string | null {
  const typed = text.trim();
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(typed) ? `https://${typed}` : null;
}
