import { useId } from "react";
import { pictureImage } from "../../../domain/shared/picture-address.ts";
import type { LibraryPicture } from "../../calls/pictures-schema.ts";
import { NotLoaded } from "../kit/desk-page.tsx";
import type { Library } from "./use-library.ts";

/** The field that searches the library, and what stands where there are no pictures to show. */
export function LibrarySearch({ library }: { library: Library }) {
  const id = useId();
  const { typed, setTyped, pictures, failure, refresh } = library;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>Search by name or description</label>
        <input
          id={id}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {failure !== null && (
        <NotLoaded what="The pictures" reason={failure.message} retry={() => void refresh()} />
      )}
      {pictures === null && failure === null && <LibrarySkeleton />}
      {pictures?.length === 0 && (
        <p className="quiet">
          {typed.trim() === ""
            ? "No pictures yet. Those that you upload appear here."
            : `No pictures found for “${typed.trim()}”.`}
        </p>
      )}
    </>
  );
}

function LibrarySkeleton() {
  return (
    <div className="picture-grid" role="status">
      <span className="visually-hidden">Loading pictures…</span>
      {[1, 2, 3, 4].map((number) => (
        <span className="skeleton picture-skeleton" key={number} />
      ))}
    </div>
  );
}

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

/** What there is to read after the first page. */
export function MorePictures({ library: { more } }: { library: Library }) {
  if (more === null) return null;
  return (
    <button className="button button-quiet" type="button" onClick={more}>
      Show more pictures
    </button>
  );
}
