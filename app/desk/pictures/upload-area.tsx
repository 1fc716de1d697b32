import { randomId } from "@mantine/hooks";
import { Dropzone } from "@mantine/dropzone";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type AddedPicture, addPicture } from "../../calls/pictures-schema.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { type Answer, callWithForm } from "../kit/call.ts";
import { asAdmin } from "../kit/office-access.ts";

type Upload = {
  readonly id: string;
  readonly file: File;
  readonly state: "sending" | "added" | "failed";
  readonly message: string;
};

export function UploadArea({ onAdded }: { onAdded: () => void }) {
  const { uploads, add, retry } = useUploads(onAdded);
  const choose = useRef<() => void>(null);
  usePastedFiles(add);
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
      {uploads.length > 0 && (
        <ul className="stack" aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadItem upload={upload} retry={retry} key={upload.id} />
          ))}
        </ul>
      )}
    </Dropzone>
  );
}

function UploadItem({ upload, retry }: { upload: Upload; retry: (upload: Upload) => void }) {
  const { file, state, message } = upload;
  return (
    <li className="cluster">
      <span className="picture-name">{file.name}</span>
      {state === "failed" ? (
        <>
          <span className="error" role="alert">
            {message}
          </span>
          <QuietButton label="Try again" about={file.name} run={() => retry(upload)} />
        </>
      ) : (
        <span className="quiet" role="status">
          {state === "added" ? "Added" : "Uploading…"}
        </span>
      )}
    </li>
  );
}

/** Sends files one after the other; those that failed stay in sight and can be tried again. */
function useUploads(onAdded: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const sending = useRef<Promise<void>>(Promise.resolve());

  function change(upload: Upload, changes: Partial<Upload>): void {
    setUploads((known) =>
      known.map((one) => (one.id === upload.id ? { ...one, ...changes } : one)),
    );
  }

  async function send(upload: Upload): Promise<void> {
    change(upload, { state: "sending" });
    const answer = await uploadPicture(upload.file);
    if (answer.ok) onAdded();
    change(upload, answer.ok ? { state: "added" } : { state: "failed", message: answer.message });
  }

  function add(files: Iterable<File>): void {
    const added = Array.from(files, (file): Upload => {
      return { id: randomId(), file, state: "sending", message: "" };
    });
    setUploads((known) => [...known.filter(({ state }) => state !== "added"), ...added]);
    for (const upload of added) sending.current = sending.current.then(() => send(upload));
  }

  return { uploads, add, retry: (upload: Upload) => void send(upload) };
}

function usePastedFiles(add: (files: Iterable<File>) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const pictures = files.filter(({ type }) => type.startsWith("image/"));
    if (pictures.length === 0) return;
    event.preventDefault();
    add(pictures);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listener);
    return () => document.removeEventListener("paste", listener);
  }, []);
}

const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";

const maxBytes = 10 * 1024 * 1024;

/** The same file again is the same picture. */
export async function uploadPicture(file: File): Promise<Answer<AddedPicture>> {
  const picture = await shrunkPicture(file);
  if (picture.size > maxBytes)
    return {
      ok: false,
      status: 413,
      message: "This picture has more than 10 MB. Make it smaller.",
    };
  const form = new FormData();
  form.set("file", picture, file.name);
  return asAdmin((bearer) => callWithForm(addPicture, form, bearer));
}

/** The longer side of what is sent, in pixels: more than any page shows. */
const longestSide = 2_560;

/** A smaller file is sent as it is, in bytes. */
const smallEnough = 400_000;

const quality = 0.86;

/** Large ones take seconds this way on a slow line. The server judges what the browser cannot read, or would only make larger. */
async function shrunkPicture(file: File): Promise<Blob> {
  if (file.size <= smallEnough) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (bitmap === null) return file;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/webp", quality),
  );
  return drawn !== null && drawn.size < file.size ? drawn : file;
}
