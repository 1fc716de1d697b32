import { Box, Checkbox, TextInput } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { pictureImage } from "../../../domain/shared/picture-address.ts";
import type { LibraryPicture } from "../../calls/pictures-schema.ts";
import { Button } from "../kit/button.tsx";

/** The most characters of a description, as the server takes them. */
const longestAlt = 300;

export type PictureWords = { readonly alt: string; readonly isDecorative: boolean };

type PictureWordsFormProps = {
  picture: LibraryPicture;
  action: string;
  isBusy: boolean;
  failure: string | null;
  onSubmit: (words: PictureWords) => void;
  children?: ReactNode;
};

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
