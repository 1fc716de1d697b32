import { useState } from "react";
import { Link } from "react-router";
import {
  deletePicture,
  describePicture,
  type LibraryPicture,
  type PictureUse,
} from "../../calls/pictures-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Instant } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";
import { Thumbnail } from "./library-search.tsx";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { PictureWordsForm, type PictureWords } from "./picture-words.tsx";

type PictureCardProps = {
  admin: Admin;
  picture: LibraryPicture;
  onChanged: (picture: LibraryPicture) => void;
  onDeleted: () => void;
};

/** A picture of the library: what it shows, where it is used, and what can be done with it. */
export function PictureCard({ admin, picture, onChanged, onDeleted }: PictureCardProps) {
  const { id, name, width, height, createdAt, uses } = picture;
  const [open, setOpen] = useState<"words" | "deletion" | null>(null);
  const isUsed = uses.some(({ shownIn }) => shownIn !== "earlier");
  const about = <span className="visually-hidden">: {name}</span>;

  async function remove(): Promise<void> {
    setOpen(null);
    const fromEarlier = uses.length > 0;
    const answer = await callAsAdmin(admin, deletePicture, { id, fromEarlier });
    if (answer.ok) {
      showToast({ title: "Picture deleted", description: name });
      onDeleted();
    } else showToast({ tone: "failure", title: "The picture stays", description: answer.message });
  }

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
        <button className="desk-post-button" type="button" onClick={() => setOpen("words")}>
          Describe{about}
        </button>
        {picture.mayDelete && !isUsed && (
          <button className="desk-post-button" type="button" onClick={() => setOpen("deletion")}>
            Delete{about}
          </button>
        )}
      </p>
      {open === "words" && (
        <WordsDialog
          {...{ admin, picture }}
          onClose={() => setOpen(null)}
          onSaved={(saved) => {
            setOpen(null);
            onChanged(saved);
          }}
        />
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
          onConfirm={() => void remove()}
          onCancel={() => setOpen(null)}
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

type WordsDialogProps = {
  admin: Admin;
  picture: LibraryPicture;
  onClose: () => void;
  onSaved: (picture: LibraryPicture) => void;
};

function WordsDialog({ admin, picture, onClose, onSaved }: WordsDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(words: PictureWords): Promise<void> {
    setIsBusy(true);
    const answer = await callAsAdmin(admin, describePicture, { id: picture.id, ...words });
    setIsBusy(false);
    if (answer.ok) onSaved(answer.value);
    else setFailure(answer.message);
  }

  return (
    <DeskDialog title={`Describe “${picture.name}”`} onClose={onClose}>
      <PictureWordsForm
        {...{ picture, isBusy, failure }}
        action="Save"
        onSubmit={(words) => void save(words)}
      />
    </DeskDialog>
  );
}
