import { addPicture, type AddedPicture } from "../../calls/pictures-schema.ts";
import { asAdmin } from "../kit/office-access.ts";
import { answerIn, type Answer } from "../kit/call.ts";

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
