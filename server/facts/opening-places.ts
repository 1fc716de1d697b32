import { isOfEdition } from "../../content/edition-address.ts";
import type { FindOpeningPlaces, OpeningPlace } from "../../domain/facts/fact-ports.ts";
import type { RenderPublic } from "../public-pages.ts";
import { changedWords } from "./changed-value-words.ts";
import { pathsWithValues, siteOf, titleOf } from "./find-places.ts";
import { visibleWords } from "./visible-words.ts";

export function createOpeningPlaces(render: RenderPublic): FindOpeningPlaces {
  return async ({ before, after }) => {
    const places: OpeningPlace[] = [];
    const paths = pathsWithValues.filter((path) => path === "/" || isOfEdition(path));
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
