import { useEffect, useRef, useState, type RefObject } from "react";
import { acceptedPictures } from "./upload-picture.ts";
import type { Upload, Uploads } from "./use-uploads.ts";

/** Takes pictures by a button, dropped or pasted, several at once, and shows how far each is. */
export function UploadArea({ uploads, add, retry }: Uploads) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const isOver = useDroppedFiles(area, add);
  usePastedFiles(add);
  return (
    <div ref={area} className={isOver ? "upload-area upload-area-over" : "upload-area"}>
      <p className="cluster">
        <button className="button" type="button" onClick={() => input.current?.click()}>
          Upload pictures
        </button>
        <span className="quiet">or drop them here, or paste one. JPEG, PNG, WebP or AVIF.</span>
      </p>
      <input
        ref={input}
        type="file"
        aria-label="Pictures to upload"
        accept={acceptedPictures}
        multiple
        hidden
        onChange={({ target }) => {
          add(target.files ?? []);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
      {uploads.length > 0 && (
        <ul className="uploads" aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadItem upload={upload} retry={retry} key={upload.number} />
          ))}
        </ul>
      )}
    </div>
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
          <button className="button button-quiet" type="button" onClick={() => retry(upload)}>
            Try again<span className="visually-hidden">: {file.name}</span>
          </button>
        </>
      ) : state === "added" ? (
        <span className="quiet" role="status">
          Added
        </span>
      ) : (
        <progress value={progress} aria-label={`Uploading ${file.name}`} />
      )}
    </li>
  );
}

/** Pictures that are dropped on a part of the page; answers whether some are held over it. */
function useDroppedFiles(
  area: RefObject<HTMLElement | null>,
  add: (files: Iterable<File>) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const part = area.current;
    if (part === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const hold = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      add(event.dataTransfer?.files ?? []);
    };
    part.addEventListener("dragover", hold, { signal });
    part.addEventListener("dragleave", () => setIsOver(false), { signal });
    part.addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, [area, add]);
  return isOver;
}

/** Pictures that are pasted anywhere on the page; pasted words go where they go. */
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
