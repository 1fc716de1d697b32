import { useId, useState, type ReactNode } from "react";
import type { LibraryPicture } from "../../calls/pictures-schema.ts";
import { Thumbnail } from "./thumbnail.tsx";
import { Button } from "../kit/button.tsx";

/** The most characters of a description, as the server takes them. */
const longestAlt = 300;

export type PictureWords = { readonly alt: string; readonly isDecorative: boolean };

type PictureWordsFormProps = {
  picture: LibraryPicture;
  /** What the button says. */
  action: string;
  isBusy: boolean;
  /** Why the last try failed; null without one. */
  failure: string | null;
  onSubmit: (words: PictureWords) => void;
  children?: ReactNode;
};

/** Asks what a picture shows, or to say that it shows nothing that a reader has to know. */
export function PictureWordsForm(props: PictureWordsFormProps) {
  const { picture, action, isBusy, failure, onSubmit, children } = props;
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  const [isDecorative, setIsDecorative] = useState(picture.isDecorative);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const words = { alt: isDecorative ? "" : alt.trim(), isDecorative };
        const lacksWords = words.alt === "" && !isDecorative;
        setIsMissing(lacksWords);
        if (lacksWords) document.getElementById(`${id}-alt`)?.focus();
        else onSubmit(words);
      }}
    >
      <div className="picture-described">
        <Thumbnail picture={picture} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-alt`}>What it shows</label>
        <input
          id={`${id}-alt`}
          value={alt}
          maxLength={longestAlt}
          disabled={isDecorative}
          aria-invalid={isMissing}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setAlt(target.value)}
        />
        <p
          className={isMissing ? "error" : "quiet"}
          id={`${id}-hint`}
          role={isMissing ? "alert" : undefined}
        >
          {isMissing
            ? "Describe the picture, or mark it as decorative."
            : "Read out to those who cannot see it, and shown where it cannot be loaded."}
        </p>
      </div>
      <label className="switch">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ target }) => {
            setIsDecorative(target.checked);
            setIsMissing(false);
          }}
        />
        Decorative: it tells readers nothing
      </label>
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <div className="cluster">
        <Button label={action} type="submit" disabled={isBusy} />
        {children}
      </div>
    </form>
  );
}
