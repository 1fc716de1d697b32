import { addPicture, type AddedPicture } from "../../calls/pictures-schema.ts";
import { asAdmin, type Admin } from "../kit/office-access.ts";
import { answerIn, type Answer } from "../kit/call.ts";
import { shrunkPicture } from "./shrink-picture.ts";

/** What a file dialog offers; the server judges by content. */
export const acceptedPictures = "image/jpeg,image/png,image/webp,image/avif";

/** The largest file that is sent, in bytes (contract section 8). */
const mostBytes = 10 * 1024 * 1024;

/**
 * Adds a picture to the library: shrunk here, then sent; `onProgress` hears the share that is sent, from 0
 * to 1. The same file again is the same picture.
 */
export async function uploadPicture(
  admin: Admin,
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Promise<Answer<AddedPicture>> {
  const picture = await shrunkPicture(file);
  if (picture.size > mostBytes)
    return {
      ok: false,
      status: 413,
      message: "This picture has more than 10 MB. Make it smaller.",
    };
  const form = new FormData();
  form.set("file", picture, file.name);
  return asAdmin(admin, (bearer) => sendForm(form, bearer, onProgress));
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
