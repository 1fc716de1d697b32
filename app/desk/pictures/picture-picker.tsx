import { useCallback, useState } from "react";
import {
  describePicture,
  type AddedPicture,
  type LibraryPicture,
} from "../../calls/pictures-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { LibrarySearch, MorePictures, Thumbnail } from "./library-search.tsx";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { PictureWordsForm, type PictureWords } from "./picture-words.tsx";
import { UploadArea } from "./upload-area.tsx";
import { useLibrary } from "./use-library.ts";
import { useUploads } from "./use-uploads.ts";

/** A picture as it is put into a post; `alt` is empty for a decorative one. */
type PickedPicture = AddedPicture & { readonly alt: string };

type PicturePickerProps = {
  admin: Admin;
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
};

/** A dialog in which a picture is chosen from the library or uploaded, and described. */
export function PicturePicker({ admin, onPick, onClose }: PicturePickerProps) {
  const [chosen, setChosen] = useState<LibraryPicture | null>(null);
  return (
    <DeskDialog title={chosen === null ? "Choose a picture" : chosen.name} onClose={onClose}>
      {chosen === null ? (
        <Choice admin={admin} onChoose={setChosen} />
      ) : (
        <Description
          admin={admin}
          picture={chosen}
          onPick={onPick}
          onBack={() => setChosen(null)}
        />
      )}
    </DeskDialog>
  );
}

function Choice({
  admin,
  onChoose,
}: {
  admin: Admin;
  onChoose: (picture: LibraryPicture) => void;
}) {
  const library = useLibrary(admin);
  const { refresh } = library;
  const onAdded = useCallback(() => void refresh(), [refresh]);
  const uploads = useUploads(admin, onAdded);
  return (
    <div className="stack">
      <UploadArea {...uploads} />
      <LibrarySearch library={library} />
      {library.pictures !== null && library.pictures.length > 0 && (
        <ul className="picture-grid" aria-label="Pictures">
          {library.pictures.map((picture) => (
            <li key={picture.id}>
              <button className="picture-choice" type="button" onClick={() => onChoose(picture)}>
                <Thumbnail picture={picture} />
                <span className="picture-name">{picture.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MorePictures library={library} />
    </div>
  );
}

type DescriptionProps = Pick<PicturePickerProps, "admin" | "onPick"> & {
  picture: LibraryPicture;
  onBack: () => void;
};

function Description({ admin, picture, onPick, onBack }: DescriptionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** The words are this post's own; the library keeps the first, and what was said to be decorative. */
  async function pick(words: PictureWords): Promise<void> {
    const { id, url, width, height } = picture;
    const isNews = words.isDecorative ? !picture.isDecorative : isUndescribed(picture);
    setIsBusy(true);
    const kept = isNews ? await callAsAdmin(admin, describePicture, { id, ...words }) : null;
    setIsBusy(false);
    if (kept?.ok === false) setFailure(kept.message);
    else onPick({ id, url, width, height, alt: words.alt });
  }

  return (
    <PictureWordsForm
      {...{ picture, isBusy, failure }}
      action="Use this picture"
      onSubmit={(words) => void pick(words)}
    >
      <button className="button button-quiet" type="button" onClick={onBack}>
        Back to all pictures
      </button>
    </PictureWordsForm>
  );
}

function isUndescribed({ alt, isDecorative }: LibraryPicture): boolean {
  return alt === "" && !isDecorative;
}
