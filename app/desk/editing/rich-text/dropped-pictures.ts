import type { Admin } from "../../kit/office-access.ts";
import { showToast } from "../../kit/toasts.tsx";

/** Puts picture files into the library, where they are described before they stand in a text; whether any was taken. */
export async function addDroppedPictures(admin: Admin, files: readonly File[]): Promise<boolean> {
  const { uploadPicture } = await import("../../pictures/upload-picture.ts");
  showToast({ topic: "pictures", title: "Adding the picture…" });
  let added = 0;
  for (const file of files) {
    const answer = await uploadPicture(admin, file, () => undefined);
    if (answer.ok) added++;
    else showToast({ tone: "failure", title: "Not added", description: answer.message });
  }
  if (added === 0) return false;
  showToast({
    topic: "pictures",
    title: "In the library",
    description: "Choose it, and say what it shows.",
  });
  return true;
}
