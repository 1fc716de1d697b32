import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import type { PictureUse } from "../../../domain/pictures/picture.ts";
import type { LibraryPicture } from "../../calls/pictures-schema.ts";
import type { Answer } from "../kit/call.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { asCommand } from "../kit/desk-data.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { RowButton } from "../kit/button.tsx";
import { Instant } from "../kit/times.tsx";
import { useCommand } from "../kit/use-command.ts";
import type { PictureCommand } from "./picture-commands.ts";
import { PictureWordsForm } from "./picture-words.tsx";
import { Thumbnail } from "./thumbnail.tsx";

/** A picture of the library: what it shows, where it is used, and what can be done with it. */
export function PictureCard({ picture }: { picture: LibraryPicture }) {
  const { id, name, width, height, createdAt, uses } = picture;
  const { isBusy, send } = useCommand<PictureCommand>();
  const [open, setOpen] = useState<"words" | "deletion" | null>(null);
  const isUsed = uses.some(({ shownIn }) => shownIn !== "earlier");
  const close = () => setOpen(null);
  return (
    <li className="picture-card">
      <Thumbnail picture={picture} alt={picture.alt} />
      <h3 className="picture-name">{name}</h3>
      <Words of={picture} />
      <p className="quiet">
        {width} × {height}, added <Instant of={createdAt} />
      </p>
      <Uses uses={uses} />
      <p className="cluster">
        <RowButton label="Describe" {...{ about: name, isBusy }} run={() => setOpen("words")} />
        {picture.mayDelete && !isUsed && (
          <RowButton label="Delete" {...{ about: name, isBusy }} run={() => setOpen("deletion")} />
        )}
      </p>
      {open === "words" && <WordsDialog {...{ picture, close }} />}
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
      <span className={isDecorative ? "badge badge-quiet" : "badge badge-warning"}>
        {isDecorative ? "Decorative" : "Not described yet"}
      </span>
    </p>
  );
}

/** What each use is called. */
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
      <ul className="picture-uses">
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

function WordsDialog({ picture, close }: { picture: LibraryPicture; close: () => void }) {
  const { state, data, submit } = useFetcher<Answer<unknown>>();
  const isBusy = state !== "idle";
  const isSaved = !isBusy && data?.ok === true;
  useEffect(() => {
    if (isSaved) close();
  }, [isSaved, close]);
  return (
    <DeskDialog title={`Describe “${picture.name}”`} onClose={close}>
      <PictureWordsForm
        {...{ picture, isBusy }}
        failure={data?.ok === false ? data.message : null}
        action="Save"
        onSubmit={(words) => {
          const command: PictureCommand = { kind: "describe", id: picture.id, ...words };
          void submit(command, asCommand);
        }}
      />
    </DeskDialog>
  );
}
