import { Progress } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button, QuietButton } from "../kit/button.tsx";
import { acceptedPictures, uploadPicture } from "./upload-picture.ts";

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
