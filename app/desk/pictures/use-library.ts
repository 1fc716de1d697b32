import { useCallback, useDeferredValue, useState } from "react";
import {
  listPictures,
  type LibraryPicture,
  type PicturePage,
} from "../../calls/pictures-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { usePagedList } from "../use-paged-list.ts";

/** The pictures that fit what is typed in its search field, page by page. */
export function useLibrary(admin: Admin) {
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed);
  const read = useCallback(
    (cursor: string) => callAsAdmin(admin, listPictures, { q, cursor }),
    [admin, q],
  );
  const { list, change, refresh, ...pages } = usePagedList({ read, append });
  return {
    ...pages,
    typed,
    setTyped,
    pictures: list?.pictures ?? null,
    refresh,
    /** Shows a picture as it is now. */
    replace: (picture: LibraryPicture) =>
      change((before) => ({
        ...before,
        pictures: before.pictures.map((one) => (one.id === picture.id ? picture : one)),
      })),
  };
}

export type Library = ReturnType<typeof useLibrary>;

function append(before: PicturePage, page: PicturePage): PicturePage {
  return { ...page, pictures: [...before.pictures, ...page.pictures] };
}
