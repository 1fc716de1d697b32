import { useCallback } from "react";
import type { Admin } from "../kit/office-access.ts";
import { DeskHeading } from "../kit/desk-page.tsx";
import { keepFocus } from "../kit/focus.ts";
import { counted } from "../phrases.ts";
import { LibrarySearch, MorePictures } from "./library-search.tsx";
import { PictureCard } from "./picture-card.tsx";
import { UploadArea } from "./upload-area.tsx";
import { useLibrary } from "./use-library.ts";
import { useUploads } from "./use-uploads.ts";

/** All pictures of the office: to upload, to describe, to delete, and where each is used. */
export function MediaLibrary({ admin }: { admin: Admin }) {
  const library = useLibrary(admin);
  const { pictures, more, isReading, refresh, replace } = library;
  const onAdded = useCallback(() => void refresh(), [refresh]);
  const uploads = useUploads(admin, onAdded);
  return (
    <div className="stack-wide">
      <DeskHeading title="Pictures" />
      <UploadArea {...uploads} />
      <section className="stack" aria-labelledby="library-title">
        <h2 id="library-title" tabIndex={-1}>
          Library
        </h2>
        <LibrarySearch library={library} />
        {pictures !== null && pictures.length > 0 && (
          <>
            <p className="visually-hidden" role="status">
              {counted(pictures.length, "picture")} shown{more === null ? "" : ", there are more"}
            </p>
            <ul className="picture-grid picture-library" aria-busy={isReading}>
              {pictures.map((picture) => (
                <PictureCard
                  {...{ admin, picture }}
                  key={picture.id}
                  onChanged={replace}
                  onDeleted={() => {
                    keepFocus("library-title");
                    void refresh();
                  }}
                />
              ))}
            </ul>
          </>
        )}
        <MorePictures library={library} />
      </section>
    </div>
  );
}
