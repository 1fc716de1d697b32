import { useState } from "react";
import { useNavigate } from "react-router";
import { useRootData } from "../../root-data.ts";
import { restoreRevision } from "../calls/restore-revision.ts";
import { keepFocus } from "../focus.ts";
import { reviewAddress } from "../review-address.ts";
import { showToast } from "../toasts.tsx";
import { useHydrated } from "../use-hydrated.ts";

type RestoreButtonProps = {
  postId: string;
  token: string;
  editToken: string;
  /** Which revision comes back. */
  revision: number;
  /** The latest one on the screen. */
  latest: number;
  isBusy: boolean;
};

/** Makes of the revision that is compared with the newest one; the page then shows it. */
export function RestoreButton(props: RestoreButtonProps) {
  const { postId, token, editToken, revision, latest, isBusy } = props;
  const [isSending, setSending] = useState(false);
  const bearer = useRootData()?.publicAnonKey;
  const hydrated = useHydrated();
  const navigate = useNavigate();

  async function restore() {
    setSending(true);
    const answer = await restoreRevision({ postId, token: editToken, revision, latest }, bearer);
    setSending(false);
    const topic = "restore";
    if (!answer.ok) {
      const title = "Not restored";
      showToast({ topic, tone: "failure", title, description: answer.message });
      return;
    }
    showToast({ topic, title: answer.value.message });
    await navigate(reviewAddress("preview", postId, token), { preventScrollReset: true });
    keepFocus("content");
  }

  return (
    <div className="stack">
      <p>
        <button
          className="button button-quiet"
          type="button"
          disabled={!hydrated || isSending || isBusy}
          onClick={() => void restore()}
        >
          Restore this revision<span className="visually-hidden"> ({revision})</span>
        </button>
      </p>
      <p className="quiet">
        Revision {revision} becomes the newest one. Nothing is lost: the present one stays in the
        list.
      </p>
    </div>
  );
}
