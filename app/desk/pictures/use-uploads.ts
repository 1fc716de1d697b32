import { useCallback, useRef, useState } from "react";
import type { AddedPicture } from "../../calls/pictures-schema.ts";
import type { Admin } from "../kit/office-access.ts";
import { uploadPicture } from "./upload-picture.ts";

/** A file on its way into the library. */
export type Upload = {
  readonly number: number;
  readonly file: File;
  /** The share that is sent, from 0 to 1. */
  readonly progress: number;
  readonly state: "waiting" | "sending" | "added" | "failed";
  /** Why it failed. */
  readonly message: string;
};

export type Uploads = ReturnType<typeof useUploads>;

/** Sends files one after the other; those that failed stay in sight and can be tried again. */
export function useUploads(admin: Admin, onAdded: (picture: AddedPicture) => void) {
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
      const answer = await uploadPicture(admin, file, (progress) => change({ progress }));
      if (answer.ok) {
        change({ state: "added", progress: 1 });
        onAdded(answer.value);
      } else change({ state: "failed", message: answer.message });
    },
    [admin, onAdded],
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
