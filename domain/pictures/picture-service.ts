import type { OpenDatabase } from "../../database/open-database.ts";
import { checkPictures } from "./picture-gate.ts";
import { createPictureLibrary } from "./picture-library.ts";
import { createPictureUploads } from "./picture-uploads.ts";

export type PictureService = ReturnType<typeof createPictureService>;

type Dependencies = Parameters<typeof createPictureUploads>[0] &
  Parameters<typeof createPictureLibrary>[0] & { readonly database: OpenDatabase };

/** Pictures that people upload, for posts: kept in the database with their files. */
export function createPictureService(dependencies: Dependencies) {
  return {
    uploads: createPictureUploads(dependencies),
    library: createPictureLibrary(dependencies),
    check: checkPictures,
  };
}
