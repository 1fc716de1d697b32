import type { PagePath } from "../../content/page-catalogue.ts";
import { wordsOf } from "../../database/search-words.ts";
import { knownInstitutes } from "../closing-ranks/institutes.ts";
import { plainName } from "../closing-ranks/plain-name.ts";
import { states } from "../closing-ranks/states.ts";
import type { ReadQuery } from "./read-query.ts";

const categories: Readonly<Record<string, string>> = {
  "~obc": "OBC-NCL",
  "~ews": "EWS",
  "~sc": "SC",
  "~st": "ST",
};

/** Class 12 asks for these shares; who says percentile may mean them. */
const sharesOfRules: ReadonlySet<number> = new Set([65, 75, 80]);

export function toolForCase({
  numbers: { rank, percentile },
}: Pick<ReadQuery, "numbers">): PagePath | null {
  if (rank !== undefined) return "/tools/closing-ranks";
  return percentile === undefined || sharesOfRules.has(percentile) ? null : "/tools/rank";
}

/** The tool of a hit with what the query says of the asker filled in: `60000 rank obc kerala` goes along. */
export function withCase<Hit extends { readonly path: string }>(
  hit: Hit,
  words: readonly string[],
  { groups, numbers: { rank, percentile } }: Pick<ReadQuery, "groups" | "numbers">,
): Hit {
  const [tool, query = ""] = hit.path.split("?");
  const given = new URLSearchParams(query);
  const fill = (name: string, value: string | number | undefined) => {
    if (value !== undefined && !given.has(name)) given.set(name, String(value));
  };
  const terms = groups.map(({ terms: [first] }) => first?.term ?? "");
  const category = terms.find((term) => term in categories) ?? "";
  const isFemale = terms.includes("~female");
  if (tool === "/tools/rank") fill("percentile", percentile);
  if (tool === "/tools/fees") {
    fill("category", category === "" ? undefined : category.slice("~".length));
    fill("gender", isFemale ? "female" : undefined);
    // The fee of other categories differs by gender: the form begins with what is known.
    const isWhole = isFemale || category === "~sc" || category === "~st";
    fill("begin", category !== "" && !isWhole ? "1" : undefined);
  }
  const institute = knownInstitutes.find(({ short }) => terms.includes(`~${plainName(short)}`));
  if (
    tool === "/tools/closing-ranks" &&
    (rank !== undefined || institute !== undefined || query !== "")
  ) {
    fill("institute", institute?.short);
    const text = ` ${words.join(" ")} `;
    fill("rank", rank);
    fill("category", categories[category]);
    fill("gender", isFemale ? "woman" : undefined);
    fill(
      "state",
      states.find(
        (state) =>
          text.includes(` ${wordsOf(state).join(" ")} `) &&
          // As the place of an institute it says nothing of the asker.
          institute?.state !== state &&
          institute?.short.includes(state) !== true,
      ),
    );
  }
  return given.size === 0 ? hit : { ...hit, path: `${tool ?? ""}?${given.toString()}` };
}
