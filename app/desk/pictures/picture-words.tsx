import { Box, Checkbox, Image, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { pictureImage } from "../../../domain/shared/picture-address.ts";
import { describePicture, type LibraryPicture } from "../../calls/pictures-schema.ts";
import { CallForm, getField } from "../kit/call-form.tsx";
import { attempt } from "../kit/desk-data.ts";

export type PictureWords = { readonly alt: string; readonly isDecorative: boolean };

const longestAlt = 300;

type PictureWordsFormProps = {
  picture: LibraryPicture;
  submit: string;
  /** Words that the library need not keep are only handed on. */
  isNews?: (words: PictureWords) => boolean;
  done: (words: PictureWords) => void;
  beside?: ReactNode;
};

export function PictureWordsForm(props: PictureWordsFormProps) {
  const { picture, submit, isNews = () => true, done, beside } = props;
  const [isDecorative, setIsDecorative] = useState(picture.isDecorative);

  async function save(fields: FormData) {
    const words = { alt: getField(fields, "alt").trim(), isDecorative };
    if (words.alt === "" && !isDecorative) return "Describe the picture, or mark it as decorative.";
    if (isNews(words)) {
      const answer = await attempt(describePicture, { id: picture.id, ...words });
      if (!answer.ok) return answer.message;
    }
    done(words);
    return null;
  }

  return (
    <CallForm submit={submit} firstField="picture-alt" send={save} beside={beside}>
      <Box maw="var(--aside)">
        <Thumbnail picture={picture} />
      </Box>
      <TextInput
        id="picture-alt"
        name="alt"
        label="What it shows"
        description="Read out to those who cannot see it, and shown where it cannot be loaded."
        defaultValue={picture.alt}
        maxLength={longestAlt}
        disabled={isDecorative}
      />
      <Checkbox
        label="Decorative (no description needed)"
        checked={isDecorative}
        onChange={({ target }) => setIsDecorative(target.checked)}
      />
    </CallForm>
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
