import { Box, Checkbox, Image, TextInput } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { pictureImage } from "../../../domain/shared/picture-address.ts";
import { describePicture, type LibraryPicture } from "../../calls/pictures-schema.ts";
import { Button } from "../kit/button.tsx";
import { focusOn } from "../kit/focus.ts";
import { attempt } from "../kit/office-access.ts";

export type PictureWords = { readonly alt: string; readonly isDecorative: boolean };

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
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  const [isDecorative, setIsDecorative] = useState(picture.isDecorative);
  const [isMissing, setIsMissing] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save() {
    const words = { alt: isDecorative ? "" : alt.trim(), isDecorative };
    const lacksWords = words.alt === "" && !isDecorative;
    setIsMissing(lacksWords);
    if (lacksWords) {
      focusOn(`${id}-alt`);
      return;
    }
    if (!isNews(words)) {
      done(words);
      return;
    }
    setIsSaving(true);
    const answer = await attempt(describePicture, { id: picture.id, ...words });
    setIsSaving(false);
    if (answer.ok) done(words);
    else setRefusal(answer.message);
  }

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
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
      {refusal !== null && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <div className="cluster">
        <Button label={action} type="submit" disabled={isSaving} />
        {children}
      </div>
    </form>
  );
}

export function Thumbnail({ picture, alt = "" }: { picture: LibraryPicture; alt?: string }) {
  const { url, width, height } = picture;
  return (
    <Image
      fit="contain"
      radius="sm"
      bg="var(--sunken)"
      style={{ aspectRatio: "4 / 3" }}
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
