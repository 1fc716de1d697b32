import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { AddedPicture, LibraryPicture } from "../../calls/pictures-schema.ts";
import { QuietButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { asCommand } from "../kit/desk-data.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { TypedField } from "../kit/labelled-field.tsx";
import { libraryPath, type PictureCommand, type ReadLibrary } from "./picture-commands.ts";
import { emptyLibrary, type PictureWords, PictureWordsForm, Thumbnail } from "./picture-words.tsx";
import { UploadArea } from "./upload-area.tsx";

type PickedPicture = AddedPicture & { readonly alt: string };

type PicturePickerProps = {
  onPick: (picture: PickedPicture) => void;
  onClose: () => void;
};

export default function PicturePicker({ onPick, onClose }: PicturePickerProps) {
  const [chosen, setChosen] = useState<LibraryPicture | null>(null);
  return (
    <DeskDialog title={chosen === null ? "Choose a picture" : chosen.name} onClose={onClose}>
      {chosen === null ? (
        <Choice onChoose={setChosen} />
      ) : (
        <Description picture={chosen} onPick={onPick} onBack={() => setChosen(null)} />
      )}
    </DeskDialog>
  );
}

type ChoiceProps = { onChoose: (picture: LibraryPicture) => void };

function Choice({ onChoose }: ChoiceProps) {
  const { load, data: library } = useFetcher<ReadLibrary>();
  const [words, setWords] = useState("");
  const [pages, setPages] = useState(1);
  const query = new URLSearchParams({ q: words, pages: String(pages) });
  const address = `${libraryPath}?${query.toString()}`;
  useEffect(() => void load(address), [load, address]);
  const pictures = library?.ok === true ? library.value.pictures : [];
  return (
    <div className="stack">
      <UploadArea onAdded={() => void load(address)} />
      <TypedField
        id="picker-words"
        label="Search by name or description"
        type="search"
        value={words}
        change={(typed) => {
          setWords(typed);
          setPages(1);
        }}
      />
      {library === undefined && <Loading label="Loading pictures…" />}
      {library?.ok === false && (
        <NotLoaded what="The pictures" reason={library.message} retry={() => void load(address)} />
      )}
      {library?.ok === true && pictures.length === 0 && (
        <p className="quiet">{emptyLibrary(words)}</p>
      )}
      {pictures.length > 0 && (
        <ul className="picture-grid" aria-label="Pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button className="picture-choice" type="button" onClick={() => onChoose(picture)}>
                <Thumbnail picture={picture} />
                <span className="picture-name">{picture.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {library?.ok === true && library.value.hasMore && (
        <QuietButton label="Show more pictures" run={() => setPages(pages + 1)} />
      )}
    </div>
  );
}

type DescriptionProps = Pick<PicturePickerProps, "onPick"> & {
  picture: LibraryPicture;
  onBack: () => void;
};

function Description({ picture, onPick, onBack }: DescriptionProps) {
  const { state, data, submit } = useFetcher<Answer<unknown>>();
  const [words, setWords] = useState<PictureWords | null>(null);
  const { id, url, width, height } = picture;
  const isKept = state === "idle" && data?.ok === true;
  useEffect(() => {
    if (isKept && words !== null) onPick({ id, url, width, height, alt: words.alt });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the library has kept them
  }, [isKept]);

  /** The words are this post's own; the library keeps the first, and what was said to be decorative. */
  function pick(typed: PictureWords): void {
    const isNews = typed.isDecorative ? !picture.isDecorative : isUndescribed(picture);
    const command: PictureCommand = { kind: "describe", id, ...typed };
    setWords(typed);
    if (isNews) void submit(command, { ...asCommand, action: libraryPath });
    else onPick({ id, url, width, height, alt: typed.alt });
  }

  return (
    <PictureWordsForm
      picture={picture}
      isBusy={state !== "idle"}
      failure={data?.ok === false ? data.message : null}
      action="Use this picture"
      onSubmit={pick}
    >
      <QuietButton label="Back to all pictures" run={onBack} />
    </PictureWordsForm>
  );
}

function isUndescribed({ alt, isDecorative }: LibraryPicture): boolean {
  return alt === "" && !isDecorative;
}
