import { Progress } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { useCallback, useEffect, useRef, useState } from "react";
import { type AddedPicture, addPicture } from "../../calls/pictures-schema.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { type Answer, answerIn } from "../kit/call.ts";
import { asAdmin } from "../kit/office-access.ts";

type Upload = {
  readonly number: number;
  readonly file: File;
  /** The share that is sent, from 0 to 1. */
  readonly progress: number;
  readonly state: "waiting" | "sending" | "added" | "failed";
  readonly message: string;
};

type UploadAreaProps = { onAdded: () => void };

/** Takes pictures by a button, dropped or pasted, several at once, and shows how far each is. */
export function UploadArea({ onAdded }: UploadAreaProps) {
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
        <ul className="uploads" aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadItem upload={upload} retry={retry} key={upload.number} />
          ))}
        </ul>
      )}
    </Dropzone>
  );
}

function UploadItem({ upload, retry }: { upload: Upload; retry: (upload: Upload) => void }) {
  const { file, state, progress, message } = upload;
  return (
    <li>
      <span className="uploads-name">{file.name}</span>
      {state === "failed" ? (
        <>
          <span className="error" role="alert">
            {message}
          </span>
          <QuietButton label="Try again" about={file.name} run={() => retry(upload)} />
        </>
      ) : state === "added" ? (
        <span className="quiet" role="status">
          Added
        </span>
      ) : (
        <Progress value={progress * 100} aria-label={`Uploading ${file.name}`} w="10rem" />
      )}
    </li>
  );
}

/** Sends files one after the other; those that failed stay in sight and can be tried again. */
function useUploads(onAdded: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(0);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const send = useCallback(
    async ({ number, file }: Pick<Upload, "number" | "file">) => {
      const change = (changes: Partial<Upload>) =>
        setUploads((known) =>
          known.map((one) => (one.number === number ? { ...one, ...changes } : one)),
        );
      change({ state: "sending", progress: 0 });
      const answer = await uploadPicture(file, (progress) => change({ progress }));
      if (answer.ok) {
        change({ state: "added", progress: 1 });
        onAdded();
      } else change({ state: "failed", message: answer.message });
    },
    [onAdded],
  );

  const add = useCallback(
    (files: Iterable<File>) => {
      const added = [...files].map((file): Upload => {
        latest.current += 1;
        return { number: latest.current, file, progress: 0, state: "waiting", message: "" };
      });
      // What is done makes room for what comes.
      setUploads((known) => [...known.filter(({ state }) => state !== "added"), ...added]);
      for (const upload of added) sending.current = sending.current.then(() => send(upload));
    },
    [send],
  );

  const retry = useCallback(
    (upload: Upload) => {
      setUploads((known) => known.filter(({ number }) => number !== upload.number));
      add([upload.file]);
    },
    [add],
  );

  return { uploads, add, retry };
}

function usePastedFiles(add: (files: Iterable<File>) => void): void {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
        type.startsWith("image/"),
      );
      if (files.length === 0) return;
      event.preventDefault();
      add(files);
    }
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, [add]);
}

export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";

/** The largest file that is sent, in bytes (contract section 8). */
const maxBytes = 10 * 1024 * 1024;

/**
 * Adds a picture to the library: shrunk here, then sent; `onProgress` hears the share that is sent, from 0
 * to 1. The same file again is the same picture.
 */
export async function uploadPicture(
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<Answer<AddedPicture>> {
  const picture = await shrunkPicture(file);
  if (picture.size > maxBytes)
    return {
      ok: false,
      status: 413,
      message: "This picture has more than 10 MB. Make it smaller.",
    };
  const form = new FormData();
  form.set("file", picture, file.name);
  return asAdmin((bearer) => sendForm(form, bearer, onProgress));
}

/** By the older of the two ways to send: `fetch` does not tell how far it is. */
async function sendForm(
  form: FormData,
  bearer: string,
  onProgress: (share: number) => void,
): Promise<Answer<AddedPicture>> {
  const response = await new Promise<Response | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open(addPicture.method, addPicture.path);
    request.setRequestHeader("Authorization", `Bearer ${bearer}`);
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = request.onabort = request.ontimeout = () => resolve(null);
    request.send(form);
  });
  return answerIn(addPicture, response);
}

/** The longer side of what is sent, in pixels: more than any page shows. */
const longestSide = 2_560;

/** A smaller file is sent as it is, in bytes. */
const smallEnough = 400_000;

const quality = 0.86;

/**
 * A picture as it is sent: a large one is made smaller here, so that it takes seconds on a slow line. What
 * the browser cannot read, or would only make larger, stays as it is: the server judges it.
 */
async function shrunkPicture(file: File): Promise<Blob> {
  if (file.size <= smallEnough) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (bitmap === null) return file;
  try {
    const drawn = await drawnAgain(bitmap);
    return drawn !== null && drawn.size < file.size ? drawn : file;
  } finally {
    bitmap.close();
  }
}

async function drawnAgain(bitmap: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/webp", quality));
}
