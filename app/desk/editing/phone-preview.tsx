import { renderSVG } from "uqr";
import { makeReviewLink } from "../../calls/posts.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { Loading } from "../kit/desk-page.tsx";
import { useAnswer } from "../kit/use-task.ts";

type PhonePreviewProps = { postId: string; previewUrl: string | null; close: () => void };

export default function PhonePreview({ postId, previewUrl, close }: PhonePreviewProps) {
  const made = useAnswer(makeReviewLink, previewUrl === null ? { postId } : null);
  const address = made?.ok === true ? made.value.previewUrl : previewUrl;
  return (
    <DeskDialog title="Preview on a phone" onClose={close}>
      <div className="stack">
        <p>Scan this with the camera of your phone. It shows the version that was saved last.</p>
        {made?.ok === false && <p role="alert">{made.message}</p>}
        {address === null && made === undefined && <Loading label="Making the link…" />}
        {address !== null && (
          <img
            width={320}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`}
            alt="QR code"
          />
        )}
        <p className="quiet">Anyone who scans it can open the preview.</p>
      </div>
    </DeskDialog>
  );
}
