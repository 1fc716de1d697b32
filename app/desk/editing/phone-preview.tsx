import { useEffect, useState } from "react";
import { renderSVG } from "uqr";
import { makeReviewLink } from "../../calls/posts.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { attempt } from "../kit/office-access.ts";

type PhonePreviewProps = { postId: string; previewUrl: string | null; close: () => void };

export default function PhonePreview({ postId, previewUrl, close }: PhonePreviewProps) {
  const [address, setAddress] = useState(previewUrl);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (address !== null) return;
    void attempt(makeReviewLink, { postId }).then((answer) => {
      if (answer.ok) setAddress(answer.value.previewUrl);
      else setFailure(answer.message);
    });
  }, [address, postId]);
  return (
    <DeskDialog title="Preview on a phone" onClose={close}>
      <div className="stack">
        <p>Scan this with the camera of your phone. It shows the version that was saved last.</p>
        {failure !== null && <NotLoaded what="The preview link" reason={failure} />}
        {address === null && failure === null && <Loading label="Making the link…" />}
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
