import { Badge } from "@mantine/core";
import { useState } from "react";
import { Link, useRevalidator, useSearchParams } from "react-router";
import { deletePicture, type LibraryPicture, listPictures } from "../../calls/pictures-schema.ts";
import { RowButton } from "../kit/button.tsx";
import { attempt } from "../kit/desk-data.ts";
import { ConfirmDialog, DeskDialog } from "../kit/desk-dialog.tsx";
import { MoreRows, readRows } from "../kit/desk-list.tsx";
import { DeskHeading, NotLoaded, Part } from "../kit/desk-page.tsx";
import { Filters } from "../kit/filters.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { useTask } from "../kit/use-task.ts";
import { counted, Instant } from "../kit/words.tsx";
import type { Route } from "./+types/pictures-page.ts";
import { emptyLibrary, PictureWordsForm, Thumbnail } from "./picture-words.tsx";
import { UploadArea } from "./upload-area.tsx";

/** An answer: the picker of the editor reads it, too, and a failure must not take the editor's place. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const q = query.get("q") ?? "";
  return readRows(
    query,
    (cursor) => attempt(listPictures, { q, cursor }),
    ({ pictures }) => pictures,
  );
}

export default function PicturesPage({ loaderData: library }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  useKeptFocus("library-title", library);
  return (
    <div className="stack-wide">
      <DeskHeading title="Pictures" />
      <UploadArea onAdded={() => void revalidate()} />
      <Part id="library-title" title="Library">
        <Filters search={["Search by name or description", "Search by name or description"]} />
        {!library.ok ? (
          <NotLoaded what="The pictures" reason={library.message} />
        ) : library.value.rows.length === 0 ? (
          <p className="quiet">{emptyLibrary(query.get("q") ?? "")}</p>
        ) : (
          <>
            <p className="visually-hidden" role="status">
              {counted(library.value.rows.length, "picture")} shown
              {library.value.hasMore && ", there are more"}
            </p>
            <ul className="grid">
              {library.value.rows.map((picture) => (
                <PictureCard picture={picture} key={picture.id} />
              ))}
            </ul>
            {library.value.hasMore && <MoreRows />}
          </>
        )}
      </Part>
    </div>
  );
}

function PictureCard({ picture }: { picture: LibraryPicture }) {
  const { id, name, width, height, alt, isDecorative, createdAt, uses } = picture;
  const { isBusy, send } = useTask();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<"words" | "deletion" | null>(null);
  const close = () => setOpen(null);

  return (
    <li className="card">
      <Thumbnail picture={picture} alt={picture.alt} />
      <h3>{name}</h3>
      {alt !== "" ? (
        <p>{alt}</p>
      ) : (
        <p>
          <Badge color={isDecorative ? "gray" : "yellow"}>
            {isDecorative ? "Decorative" : "Add a description"}
          </Badge>
        </p>
      )}
      <p className="quiet">
        {width} × {height}, added <Instant of={createdAt} />
      </p>
      <p>{uses.length === 0 ? "Not used in a post." : "Used in"}</p>
      <ul>
        {uses.map(({ postId, title, isDeleted }) => (
          <li key={postId}>
            {isDeleted ? (
              `${title} (deleted, can be restored)`
            ) : (
              <Link to={`/admin/posts/${postId}`}>{title}</Link>
            )}
          </li>
        ))}
      </ul>
      <p className="cluster">
        <RowButton label="Describe" about={name} isBusy={isBusy} run={() => setOpen("words")} />
        {picture.mayDelete && uses.length === 0 && (
          <RowButton label="Delete" about={name} isBusy={isBusy} run={() => setOpen("deletion")} />
        )}
      </p>
      {open === "words" && (
        <DeskDialog title={`Describe “${name}”`} onClose={close}>
          <PictureWordsForm
            picture={picture}
            submit="Save"
            done={() => {
              close();
              void revalidate();
            }}
          />
        </DeskDialog>
      )}
      {open === "deletion" && (
        <ConfirmDialog
          danger
          title={`Delete “${name}”?`}
          text="No post shows it now. It cannot be brought back."
          action="Delete picture"
          onConfirm={() => {
            close();
            const done = { title: "Picture deleted", description: name };
            send(deletePicture, { id }, () => done, "The picture stays");
          }}
          onCancel={close}
        />
      )}
    </li>
  );
}
