import { Checkbox } from "@mantine/core";
import type { Column } from "./desk-list.tsx";

type Choice<Row> = {
  readonly chosen: ReadonlySet<string>;
  readonly setChosen: (chosen: ReadonlySet<string>) => void;
  readonly all: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly allWords?: string;
};

/** The column by which rows are chosen, one by one or all at once; a row that is not among all has no tick. */
export function choiceColumn<Row>(choice: Choice<Row>): Column<Row> {
  const { chosen, setChosen, all, idOf, nameOf, allWords = "Select all" } = choice;
  const allIds = new Set(all.map(idOf));
  const tick = (label: string, ids: ReadonlySet<string>) => (
    <Checkbox
      className="desk-choose"
      aria-label={label}
      checked={ids.size > 0 && ids.isSubsetOf(chosen)}
      onChange={({ currentTarget: { checked } }) =>
        setChosen(checked ? chosen.union(ids) : chosen.difference(ids))
      }
    />
  );
  return {
    label: "Chosen",
    kind: "choice",
    heading: tick(allWords, allIds),
    cell: (row) => allIds.has(idOf(row)) && tick(`Choose ${nameOf(row)}`, new Set([idOf(row)])),
  };
}
