import { Dropzone } from "@mantine/dropzone";
import { useWindowEvent } from "@mantine/hooks";
import { useRef, useState } from "react";
import { type AddedPicture, addPicture } from "../../calls/pictures-schema.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import type { Answer } from "../kit/call.ts";
import { attempt } from "../kit/desk-data.ts";
import { counted } from "../kit/words.tsx";

type Failure = { readonly file: File; readonly message: string };

/** Sends files one after the other; those that failed stay in sight and can be tried again. */
export function UploadArea({ onAdded }: { onAdded: () => void }) {
  const [waiting, setWaiting] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const choose = useRef<() => void>(null);
  usePastedFiles(add);

  function add(files: readonly File[]): void {
    setWaiting((known) => known + files.length);
    for (const file of files) sending.current = sending.current.then(() => send(file));
  }

  async function send(file: File): Promise<void> {
    const answer = await uploadPicture(file);
    setWaiting((known) => known - 1);
    if (answer.ok) onAdded();
    else setFailures((known) => [...known, { file, message: answer.message }]);
  }

  function retry(failure: Failure): void {
    setFailures((known) => known.filter((one) => one !== failure));
    add([failure.file]);
  }

  return (
    <Dropzone
      className="upload-area"
      onDrop={add}
      openRef={choose}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ "aria-label": "Pictures to upload", accept: acceptedPictures }}
    >
      <p className="cluster">
        <Button label="Upload pictures" run={() => choose.current?.()} />
        <span className="quiet">or drop them here, or paste one. JPEG, PNG, WebP or AVIF.</span>
      </p>
      <p role="status">{waiting > 0 && `Uploading ${counted(waiting, "picture")}…`}</p>
      <ul className="stack" aria-label="Uploads">
        {failures.map((failure) => (
          <li className="cluster" key={failure.file.name}>
            {failure.file.name}
            <span className="error" role="alert">
              {failure.message}
            </span>
            <QuietButton label="Try again" about={failure.file.name} run={() => retry(failure)} />
          </li>
        ))}
      </ul>
    </Dropzone>
  );
}

function usePastedFiles(add: (files: readonly File[]) => void): void {
  useWindowEvent("paste", (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    if (pictures.length === 0) return;
    event.preventDefault();
    add(pictures);
  });
}

const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";

const maxBytes = 10 * 1024 * 1024;

/** The same file again is the same picture. */
export async function uploadPicture(file: File): Promise<Answer<AddedPicture>> {
  if (file.size > maxBytes)
    return {
      ok: false,
      status: 413,
      message: "This picture has more than 10 MB. Make it smaller.",
    };
  const form = new FormData();
  form.set("file", file);
  return attempt(addPicture, form);
}
