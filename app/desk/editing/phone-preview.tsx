import { useEffect, useMemo, useState } from "react";
import { encode } from "uqr";
import { issuePreviewLink } from "../../calls/preview-link.ts";
import { DeskDialog } from "../kit/desk-dialog.tsx";
import { Loading, NotLoaded } from "../kit/desk-page.tsx";
import { attempt } from "../kit/office-access.ts";

type PhonePreviewProps = { postId: string; previewUrl: string | null; close: () => void };

/** The preview on another device: its address as a code that a phone's camera reads. */
export default function PhonePreview({ postId, previewUrl, close }: PhonePreviewProps) {
  const [address, setAddress] = useState(previewUrl);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (address !== null) return;
    void attempt(issuePreviewLink, { postId }).then((answer) => {
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
        {address !== null && <Code of={address} />}
        <p className="quiet">Anyone who scans it can open the preview.</p>
      </div>
    </DeskDialog>
  );
}

function Code({ of }: { of: string }) {
  const { size, path } = useMemo(() => drawn(of), [of]);
  return (
    <svg className="edit-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code">
      <path d={path} />
    </svg>
  );
}

function drawn(text: string) {
  const { size, data } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
