import type { ReactNode } from "react";
import type { Cell, TableSection } from "../../content/pages/section.ts";
import { Chart } from "../ui/charts/chart.tsx";
import { Phrase } from "../words.tsx";
import { FactSources, Intro, Notes, SectionFrame, type SectionProps } from "./section-frame.tsx";

/** A table of figures, its notes, and where its figures come from. */
export function FactTable({ section, level }: SectionProps<"table">) {
  const captionId = `${section.id}-caption`;
  return (
    <SectionFrame section={section} level={level}>
      <Intro words={section.intro} />
      {section.chart && <Chart chart={section.chart} />}
      <TableBox captionId={captionId}>
        <table>
          <caption id={captionId}>{section.caption}</caption>
          <thead>
            <tr>
              {section.columns.map(({ title, numeric }) => (
                <th scope="col" className={numeric && "numeric"} key={title}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map((cells, index) => (
              <Row cells={cells} columns={section.columns} key={index} />
            ))}
          </tbody>
        </table>
      </TableBox>
      <Notes of={section} also={section.caveats} />
      <FactSources of={section} />
    </SectionFrame>
  );
}

type RowProps = { cells: readonly Cell[]; columns: TableSection["columns"] };

function Row({ cells, columns }: RowProps) {
  const [first, ...others] = cells;
  return (
    <tr>
      <th scope="row">{first !== undefined && <CellContents cell={first} />}</th>
      {others.map((cell, index) => (
        <td className={columns[index + 1]?.numeric && "numeric"} key={index}>
          <CellContents cell={cell} isBrief={columns.length > 2 || columns[1]?.numeric} />
        </td>
      ))}
    </tr>
  );
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

/** The box in which a wide table scrolls, so that the page never does; named by the table's caption. */
export function TableBox({ captionId, children }: TableBoxProps) {
  return (
    <div className="table-scroll" aria-labelledby={captionId} {...reachedByKeyboard}>
      {children}
    </div>
  );
}

/** A box that scrolls has to take the focus: the arrow keys move what the focus is in. */
const reachedByKeyboard = { role: "region", tabIndex: 0 } as const;
