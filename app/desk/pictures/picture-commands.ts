import type { RouterContextProvider } from "react-router";
import { deletePicture, describePicture, listPictures } from "../../calls/pictures-schema.ts";
import { attempt } from "../kit/desk-data.ts";
import { readPages } from "../kit/list-pages.ts";
import { showToast } from "../kit/toasts.tsx";
import type { PictureWords } from "./picture-words.tsx";

/** Where the library is read and changed, from its page and from the picker. */
export const libraryPath = "/admin/media";

/** What the parts of the library ask for. */
export type PictureCommand =
  | ({ readonly kind: "describe"; readonly id: string } & PictureWords)
  | {
      readonly kind: "delete";
      readonly id: string;
      readonly name: string;
      /** Earlier versions of posts lose it. */
      readonly fromEarlier: boolean;
    };

type Context = Readonly<RouterContextProvider>;

/** The pictures that fit the words of an address, as many pages as it asks for. */
export async function readLibrary(context: Context, address: string) {
  const query = new URL(address).searchParams;
  const q = query.get("q") ?? "";
  const answer = await readPages(query, (cursor) => attempt(context, listPictures, { q, cursor }));
  if (!answer.ok) return answer;
  const { pages, hasMore } = answer.value;
  return {
    ok: true as const,
    value: { pictures: pages.flatMap(({ pictures }) => pictures), hasMore },
  };
}

export type ReadLibrary = typeof readLibrary;

/** Makes a change; the form of the words says itself why it was refused. */
export async function performPicture(context: Context, command: PictureCommand) {
  if (command.kind === "describe") {
    const { id, alt, isDecorative } = command;
    return attempt(context, describePicture, { id, alt, isDecorative });
  }
  const { id, name, fromEarlier } = command;
  const answer = await attempt(context, deletePicture, { id, fromEarlier });
  const topic = "pictures";
  showToast(
    answer.ok
      ? { title: "Picture deleted", description: name, topic }
      : { tone: "failure", title: "The picture stays", description: answer.message, topic },
  );
  return answer;
}
