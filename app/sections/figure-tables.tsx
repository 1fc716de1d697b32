import type { ReactNode } from "react";
import type { Cell, Column, SectionOf } from "../../content/pages/section.ts";
import { Phrase } from "../marked-words.tsx";
import { FactSources, Intro, Notes, SectionFrame, type SectionProps } from "./section-frame.tsx";

export function FactTable({ section, level }: SectionProps<"table">) {
  const captionId = `${section.id}-caption`;
  return (
    <SectionFrame section={section} level={level}>
      <Intro words={section.intro} />
      <TableBox captionId={captionId}>
        <FiguresTable captionId={captionId} {...section} />
      </TableBox>
      <Notes of={section} also={section.caveats} />
      <FactSources of={section} />
    </SectionFrame>
  );
}

type FiguresTableProps = Pick<SectionOf<"table">, "caption" | "columns" | "rows"> & {
  captionId: string;
};

/** With columns that are asked for, each row is a card on phones; roles say that it is a table still. */
export function FiguresTable({ captionId, caption, columns, rows }: FiguresTableProps) {
  const hasCards = columns.some(({ asked }) => asked === true);
  const role = (name: string) => (hasCards ? { role: name } : {});
  return (
    <table className={hasCards ? "cards" : undefined} {...role("table")}>
      <caption id={captionId}>{caption}</caption>
      <thead {...role("rowgroup")}>
        <tr {...role("row")}>
          {columns.map(({ title, numeric }) => (
            <th scope="col" className={numeric && "numeric"} key={title} {...role("columnheader")}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")}>
        {rows.map(([first, ...otherColumns], index) => (
          <tr key={index} {...role("row")}>
            <th scope="row" {...role("rowheader")}>
              {first !== undefined && <CellContents cell={first} />}
            </th>
            {otherColumns.map((cell, place) => (
              <td {...role("cell")} {...looks(columns[place + 1], hasCards)} key={place}>
                <CellContents cell={cell} isBrief={columns.length > 2 || columns[1]?.numeric} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How a cell stands in its row; in a card it has its column's name beside it. */
function looks(column: Column | undefined, isInCard: boolean) {
  const classes = [column?.numeric && "numeric", column?.asked && "asked"].filter(Boolean);
  return {
    className: classes.length === 0 ? undefined : classes.join(" "),
    "data-label": isInCard ? column?.title : undefined,
  };
}

function CellContents({ cell, isBrief }: { cell: Cell; isBrief?: boolean | undefined }) {
  switch (cell.kind) {
    case "words":
      return <Phrase words={cell.words} isBrief={isBrief} />;
    case "badge":
      return <span className="badge badge-quiet">{cell.label}</span>;
    case "unavailable":
      return (
        <button className="button button-small" type="button" disabled>
          {cell.label}
        </button>
      );
  }
}

type TableBoxProps = { captionId: string; children: ReactNode };

export function TableBox({ captionId, children }: TableBoxProps) {
  return (
    <div className="table-scroll" aria-labelledby={captionId} {...reachedByKeyboard}>
      {children}
    </div>
  );
}

/** A box that scrolls has to take the focus: the arrow keys move what the focus is in. */
const reachedByKeyboard = { role: "region", tabIndex: 0 } as const;
