import { Box, TextInput, UnstyledButton } from "@mantine/core";
import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { AddedPicture, LibraryPicture } from "../../calls/pictures-schema.ts";
import { QuietButton } from "../kit/button.tsx";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { emptyLibrary, PictureWordsForm, Thumbnail, type PictureWords } from "./picture-words.tsx";
import type { clientLoader } from "./pictures-page.tsx";
import { UploadArea } from "./upload-area.tsx";

type PickedPicture = AddedPicture & { readonly alt: string };

type PicturePickerProps = { onPick: (picture: PickedPicture) => void; onClose: () => void };

export default function PicturePicker({ onPick, onClose }: PicturePickerProps) {
  const [chosen, setChosen] = useState<LibraryPicture | null>(null);
  return (
    <DeskDialog title={chosen === null ? "Choose a picture" : chosen.name} onClose={onClose}>
      {chosen === null ? (
        <Choice onChoose={setChosen} />
      ) : (
        <PictureWordsForm
          picture={chosen}
          submit="Use this picture"
          isNews={(words) => isNewsOf(chosen, words)}
          done={({ alt }) => onPick({ ...chosen, alt })}
          beside={<QuietButton label="Back to all pictures" run={() => setChosen(null)} />}
        />
      )}
    </DeskDialog>
  );
}

function Choice({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const { load, data: library } = useFetcher<typeof clientLoader>();
  const [words, setWords] = useState("");
  const [pages, setPages] = useState(1);
  const query = new URLSearchParams({ q: words, pages: String(pages) });
  const address = `/admin/pictures?${query.toString()}`;
  useEffect(() => void load(address), [load, address]);
  const pictures = library?.ok === true ? library.value.rows : [];
  return (
    <div className="stack">
      <UploadArea onAdded={() => void load(address)} />
      <TextInput
        label="Search by name or description"
        type="search"
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
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
        <Box component="ul" className="grid" __vars={{ "--cell": "9rem" }} aria-label="Pictures">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <UnstyledButton className="card" w="100%" onClick={() => onChoose(picture)}>
                <Thumbnail picture={picture} />
                {picture.name}
              </UnstyledButton>
            </li>
          ))}
        </Box>
      )}
      {library?.ok === true && library.value.hasMore && (
        <QuietButton label="Show more pictures" run={() => setPages(pages + 1)} />
      )}
    </div>
  );
}

/** The words are this post's own; the library keeps the first, and that a picture is decorative. */
function isNewsOf({ alt, isDecorative }: LibraryPicture, typed: PictureWords): boolean {
  return typed.isDecorative ? !isDecorative : alt === "" && !isDecorative;
}
