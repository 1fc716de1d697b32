import { isOfEdition } from "../../content/edition-address.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { RenderPublic } from "../public-pages.ts";
import { changedWords } from "./changed-value-words.ts";
import { placesWithValues, siteOf, titleOf } from "./find-places.ts";
import { visibleWords } from "./visible-words.ts";

/** A page or file at an address without a year, and how much of it readers would see differently. */
export type OpeningPlace = {
  readonly path: string;
  readonly title: string;
  readonly differences: number;
  /** The first of them; null where nothing differs. */
  readonly first: { readonly before: string; readonly after: string } | null;
};

export type FindOpeningPlaces = (change: {
  readonly before: FactSnapshot;
  readonly after: FactSnapshot;
}) => Promise<readonly OpeningPlace[]>;

/** Renders every page that follows the edition without and with another current one. */
export function createOpeningPlaces(render: RenderPublic): FindOpeningPlaces {
  return async ({ before, after }) => {
    const places: OpeningPlace[] = [];
    const paths = placesWithValues
      .map(({ key }) => key)
      .filter((path) => path === "/" || isOfEdition(path));
    for (const path of paths) {
      const words = await visibleWords(await render(path, siteOf(before)));
      const next = await visibleWords(await render(path, siteOf(after)));
      const differences = changedWords(words.rows, next.rows);
      const [first] = differences;
      places.push({
        path,
        title: titleOf(path, after, next),
        differences: differences.length,
        first: first === undefined ? null : { before: first.before, after: first.after },
      });
    }
    return places;
  };
}
