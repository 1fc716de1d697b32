import type { Queries } from "../../database/open-database.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { findPictures } from "./picture-repository.ts";

/** A picture as a post shows it. */
type ShownPicture = {
  readonly id: string;
  readonly place: "hero" | "body";
  /** Empty for none. */
  readonly alt: string;
};

/**
 * True where these pictures may be published: `unacceptable`, naming the first, when the library does not have
 * one any more, or one has no words for those who cannot see it and was not declared decorative.
 */
export async function checkPictures(
  queries: Queries,
  shownPictures: readonly ShownPicture[],
): Promise<Result<null>> {
  if (shownPictures.length === 0) return succeed(null);
  const knownPictures = await findPictures(queries, [
    ...new Set(shownPictures.map(({ id }) => id)),
  ]);
  const library = new Map(knownPictures.map((picture) => [picture.id, picture]));
  for (const { id, place, alt } of shownPictures) {
    const picture = library.get(id);
    const where = place === "hero" ? "The picture at the top" : "A picture in the text";
    if (picture === undefined)
      return fail(
        "unacceptable",
        `${where} is not in the library any more. Choose another one, or take it out.`,
      );
    if (alt.trim() === "" && !picture.isDecorative)
      return fail(
        "unacceptable",
        `${where} (“${picture.name}”) has no description for those who cannot see it. Describe it, or mark it as decorative under Pictures.`,
      );
  }
  return succeed(null);
}
