import { deletePicture, describePicture, listPictures } from "../../calls/pictures-schema.ts";
import { attempt } from "../kit/office-access.ts";
import { readPages } from "../kit/list-pages.ts";
import { showAnswer } from "../kit/toasts.tsx";

export type PictureWords = { readonly alt: string; readonly isDecorative: boolean };

export const libraryPath = "/admin/pictures";

export type PictureCommand =
  | ({ readonly kind: "describe"; readonly id: string } & PictureWords)
  | {
      readonly kind: "delete";
      readonly id: string;
      readonly name: string;
      readonly fromEarlier: boolean;
    };

export async function readLibrary(address: string) {
  const query = new URL(address).searchParams;
  const q = query.get("q") ?? "";
  const answer = await readPages(query, (cursor) => attempt(listPictures, { q, cursor }));
  if (!answer.ok) return answer;
  const { pages, hasMore } = answer.value;
  return {
    ok: true as const,
    value: { pictures: pages.flatMap(({ pictures }) => pictures), hasMore },
  };
}

export type ReadLibrary = typeof readLibrary;

/** Makes a change; the form of the words says itself why it was refused. */
export async function performPicture(command: PictureCommand) {
  if (command.kind === "describe") {
    const { id, alt, isDecorative } = command;
    return attempt(describePicture, { id, alt, isDecorative });
  }
  const { id, name, fromEarlier } = command;
  return showAnswer(
    await attempt(deletePicture, { id, fromEarlier }),
    () => ({ title: "Picture deleted", description: name }),
    { topic: "pictures", refused: "The picture stays" },
  );
}
