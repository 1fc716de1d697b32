import { useState } from "react";
import { Link, useRevalidator, useSearchParams } from "react-router";
import type { PictureUse } from "../../../domain/pictures/picture.ts";
import type { LibraryPicture } from "../../calls/pictures-schema.ts";
import { Badge } from "../kit/badge.tsx";
import { RowButton } from "../kit/button.tsx";
import { commandOf } from "../kit/desk-data.ts";
import { ConfirmDialog, DeskDialog } from "../kit/desk-dialog.tsx";
import { EmptyNote, MoreRows } from "../kit/desk-list.tsx";
import { DeskHeading, NotLoaded, Part } from "../kit/desk-page.tsx";
import { Filters, FilterWords } from "../kit/filters.tsx";
import { useKeptFocus } from "../kit/focus.ts";
import { Instant } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import { counted } from "../phrases.ts";
import type { Route } from "./+types/pictures-page.ts";
import { performPicture, type PictureCommand, readLibrary } from "./picture-commands.ts";
import { emptyLibrary, PictureWordsForm, Thumbnail } from "./picture-words.tsx";
import { UploadArea } from "./upload-area.tsx";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return readLibrary(request.url);
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return performPicture(await commandOf<PictureCommand>(request));
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
        <Filters>
          <FilterWords
            name="q"
            label="Search by name or description"
            hint="Search by name or description"
          />
        </Filters>
        {!library.ok ? (
          <NotLoaded what="The pictures" reason={library.message} />
        ) : library.value.pictures.length === 0 ? (
          <EmptyNote>{emptyLibrary(query.get("q") ?? "")}</EmptyNote>
        ) : (
          <>
            <p className="visually-hidden" role="status">
              {counted(library.value.pictures.length, "picture")} shown
              {library.value.hasMore && ", there are more"}
            </p>
            <ul className="picture-grid picture-library">
              {library.value.pictures.map((picture) => (
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
  const { id, name, width, height, createdAt, uses } = picture;
  const { isBusy, send } = useCommand<PictureCommand>();
  const [open, setOpen] = useState<"words" | "deletion" | null>(null);
  const isUsed = uses.some(({ shownIn }) => shownIn !== "earlier");
  const close = () => setOpen(null);
  return (
    <li className="card stack">
      <Thumbnail picture={picture} alt={picture.alt} />
      <h3 className="picture-name">{name}</h3>
      <Words of={picture} />
      <p className="quiet">
        {width} × {height}, added <Instant of={createdAt} />
      </p>
      <Uses uses={uses} />
      <p className="cluster">
        <RowButton label="Describe" about={name} isBusy={isBusy} run={() => setOpen("words")} />
        {picture.mayDelete && !isUsed && (
          <RowButton label="Delete" about={name} isBusy={isBusy} run={() => setOpen("deletion")} />
        )}
      </p>
      {open === "words" && (
        <DeskDialog title={`Describe “${name}”`} onClose={close}>
          <PictureWordsForm picture={picture} action="Save" done={close} />
        </DeskDialog>
      )}
      {open === "deletion" && (
        <ConfirmDialog
          danger
          title={`Delete “${name}”?`}
          text={
            uses.length === 0
              ? "No post shows it. It cannot be brought back."
              : `Only earlier versions of ${uses.length === 1 ? "a post" : "some posts"} show it; they lose it. It cannot be brought back.`
          }
          action="Delete picture"
          onConfirm={() => {
            close();
            send({ kind: "delete", id, name, fromEarlier: uses.length > 0 });
          }}
          onCancel={close}
        />
      )}
    </li>
  );
}

function Words({ of: { alt, isDecorative } }: { of: LibraryPicture }) {
  if (alt !== "") return <p>{alt}</p>;
  return (
    <p>
      <Badge tone={isDecorative ? "quiet" : "warning"}>
        {isDecorative ? "Decorative" : "Add a description"}
      </Badge>
    </p>
  );
}

const uses = {
  live: "readers see it",
  newest: "not public yet",
  earlier: "only in earlier versions",
} as const satisfies Record<PictureUse["shownIn"], string>;

function Uses({ uses: found }: { uses: readonly PictureUse[] }) {
  if (found.length === 0) return <p className="quiet">Not used in a post.</p>;
  return (
    <div>
      <p>Used in</p>
      <ul>
        {found.map(({ postId, title, place, shownIn, isDeleted }) => (
          <li key={postId + place}>
            {isDeleted ? title : <Link to={`/admin/posts/${postId}`}>{title}</Link>}{" "}
            <span className="quiet">
              ({place === "hero" ? "at the top" : "in the text"},{" "}
              {isDeleted ? "deleted, can be restored" : uses[shownIn]})
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
