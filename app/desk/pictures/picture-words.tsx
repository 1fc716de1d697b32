import { Box, Checkbox, TextInput } from "@mantine/core";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { pictureImage } from "../../../domain/shared/picture-address.ts";
import type { LibraryPicture } from "../../calls/pictures-schema.ts";
import { Button } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { asCommand } from "../kit/desk-data.ts";
import { libraryPath, type PictureCommand, type PictureWords } from "./picture-commands.ts";

/** The most characters of a description, as the server takes them. */
const longestAlt = 300;

type PictureWordsFormProps = {
  picture: LibraryPicture;
  action: string;
  /** Words that the library need not keep are only handed on. */
  isNews?: (words: PictureWords) => boolean;
  done: (words: PictureWords) => void;
  children?: ReactNode;
};

export function PictureWordsForm(props: PictureWordsFormProps) {
  const { picture, action, isNews = () => true, done, children } = props;
  const { state, data, submit } = useFetcher<Answer<unknown>>();
  const sent = useRef<PictureWords>(null);
  const isKept = state === "idle" && data?.ok === true;
  useEffect(() => {
    if (isKept && sent.current !== null) done(sent.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the library has kept them
  }, [isKept]);
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
        else if (isNews(words)) {
          sent.current = words;
          const command: PictureCommand = { kind: "describe", id: picture.id, ...words };
          void submit(command, { ...asCommand, action: libraryPath });
        } else done(words);
      }}
    >
      <Box maw="var(--aside)">
        <Thumbnail picture={picture} />
      </Box>
      <TextInput
        id={`${id}-alt`}
        label="What it shows"
        description="Read out to those who cannot see it, and shown where it cannot be loaded."
        value={alt}
        maxLength={longestAlt}
        disabled={isDecorative}
        error={isMissing ? "Describe the picture, or mark it as decorative." : undefined}
        errorProps={{ role: "alert" }}
        onChange={({ target }) => setAlt(target.value)}
      />
      <Checkbox
        label="Decorative (no description needed)"
        checked={isDecorative}
        onChange={({ target }) => {
          setIsDecorative(target.checked);
          setIsMissing(false);
        }}
      />
      {data?.ok === false && (
        <p className="error" role="alert">
          {data.message}
        </p>
      )}
      <div className="cluster">
        <Button label={action} type="submit" disabled={state !== "idle"} />
        {children}
      </div>
    </form>
  );
}

export function Thumbnail({ picture, alt = "" }: { picture: LibraryPicture; alt?: string }) {
  const { url, width, height } = picture;
  return (
    <img
      className="picture-thumbnail"
      src={url}
      srcSet={pictureImage(url)?.srcSet}
      sizes="(width >= 40rem) 14rem, 45vw"
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

export function emptyLibrary(words: string): string {
  return words.trim() === ""
    ? "No pictures yet. Those that you upload appear here."
    : `No pictures found for “${words.trim()}”.`;
}
