import { pictureImage } from "../../../domain/shared/picture-address.ts";
import type { LibraryPicture } from "../../calls/pictures-schema.ts";

/** A picture as the library shows it: small and whole. Its name stands beside it. */
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

/** What stands in the place of pictures that there are none of. */
export function emptyLibrary(words: string): string {
  return words.trim() === ""
    ? "No pictures yet. Those that you upload appear here."
    : `No pictures found for “${words.trim()}”.`;
}
