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
  const ids = new Set(all.map(idOf));
  const areAll = ids.size > 0 && ids.isSubsetOf(chosen);
  const alone = (id: string) => new Set([id]);
  return {
    label: "Chosen",
    kind: "choice",
    heading: (
      <Tick
        isChosen={areAll}
        words={allWords}
        change={() => setChosen(areAll ? chosen.difference(ids) : chosen.union(ids))}
      />
    ),
    cell: (row) => {
      const id = idOf(row);
      if (!ids.has(id)) return null;
      return (
        <Tick
          isChosen={chosen.has(id)}
          words={`Choose ${nameOf(row)}`}
          change={(isChosen) =>
            setChosen(isChosen ? chosen.union(alone(id)) : chosen.difference(alone(id)))
          }
        />
      );
    },
  };
}

type TickProps = { isChosen: boolean; words: string; change: (isChosen: boolean) => void };

function Tick({ isChosen, words, change }: TickProps) {
  return (
    <Checkbox
      className="desk-choose"
      aria-label={words}
      checked={isChosen}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}
