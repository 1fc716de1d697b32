import { Button, Table } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import { counted } from "../phrases.ts";
import { askedPages } from "./list-pages.ts";
import { useAddressPart } from "./use-address-part.ts";

/** One column of a list; on a phone its cells stand below each other. */
export type Column<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly kind?: "title" | "ways" | "choice" | "text";
  readonly heading?: ReactNode;
  /** By what the rows can be put in order; only for lists that are shown whole. */
  readonly order?: (row: Row) => string | number;
};

type DeskListProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  /** The id of the cell that names a row; it can get the focus. */
  anchorOf?: (row: Row) => string;
  /** What is opened below a row, such as a form; null for nothing. */
  below?: (row: Row) => ReactNode;
  hasMore?: boolean;
};

/** A list of the desk: a table from 768 px, rows below each other on a phone. */
export function DeskList<Row>(props: DeskListProps<Row>) {
  const { label, rows, columns, idOf, anchorOf, below, hasMore = false } = props;
  const [query] = useSearchParams();
  const isReading = useNavigation().state === "loading";
  const sort = hasMore ? null : query.get("sort");
  return (
    <>
      <p className="visually-hidden" role="status">
        {counted(rows.length, "row")} shown{hasMore && ", there are more"}
      </p>
      <Table className="desk-list" aria-label={label} aria-busy={isReading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading column={column} sort={sort} mayOrder={!hasMore} key={column.label} />
            ))}
          </tr>
        </thead>
        {inOrder(rows, columns, sort).map((row) => {
          const opened = below?.(row) || null;
          return (
            <tbody key={idOf(row)}>
              <tr>
                {columns.map((column) => (
                  <Cell column={column} row={row} anchor={anchorOf?.(row)} key={column.label} />
                ))}
              </tr>
              {opened !== null && (
                <tr className="desk-list-below">
                  <td colSpan={columns.length}>{opened}</td>
                </tr>
              )}
            </tbody>
          );
        })}
      </Table>
      {hasMore && <MoreRows />}
    </>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; anchor: string | undefined };

function Cell<Row>({ column: { kind, label, cell }, row, anchor }: CellProps<Row>) {
  if (kind === "title")
    return (
      <th scope="row" id={anchor} tabIndex={anchor === undefined ? undefined : -1}>
        {cell(row)}
      </th>
    );
  return (
    <td className={kind && `desk-list-${kind}`} data-label={label}>
      {cell(row)}
    </td>
  );
}

type HeadingProps<Row> = { column: Column<Row>; sort: string | null; mayOrder: boolean };

function Heading<Row>({ column, sort, mayOrder }: HeadingProps<Row>) {
  const { label, kind, order, heading } = column;
  const className = kind && `desk-list-${kind}`;
  const [, setSort] = useAddressPart("sort");
  if (heading !== undefined)
    return (
      <th scope="col" className={className}>
        {heading}
      </th>
    );
  if (kind === "ways")
    return (
      <th scope="col" className={className}>
        <span className="visually-hidden">{label}</span>
      </th>
    );
  if (order === undefined || !mayOrder)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  const direction = sort === label ? "ascending" : sort === `-${label}` ? "descending" : "none";
  const put = () => setSort(direction === "ascending" ? `-${label}` : label);
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button className="desk-list-sort" type="button" onClick={put}>
        {label}
      </button>
    </th>
  );
}

function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: string | null,
): readonly Row[] {
  const name = sort?.replace(/^-/, "");
  const order = columns.find(({ label }) => label === name)?.order;
  if (order === undefined) return rows;
  const sign = sort?.startsWith("-") === true ? -1 : 1;
  return rows.toSorted((a, b) => sign * compared(order(a), order(b)));
}

function compared(a: string | number, b: string | number): number {
  return typeof a === "string" && typeof b === "string"
    ? a.localeCompare(b, "en-IN")
    : Number(a) - Number(b);
}

export function MoreRows() {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  next.set("pages", String(askedPages(query) + 1));
  return (
    <p>
      <Button
        component={Link}
        variant="default"
        to={{ search: next.toString() }}
        replace
        preventScrollReset
      >
        Show more
      </Button>
    </p>
  );
}

type EmptyNoteProps = { children: ReactNode };

export function EmptyNote({ children }: EmptyNoteProps) {
  return <p className="desk-empty quiet">{children}</p>;
}

type FactsOfRowProps = { of: readonly ReactNode[] };

export function RowFacts({ of }: FactsOfRowProps) {
  return (
    <span className="desk-row-facts quiet">
      {of.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        <Fragment key={index}>
          {index > 0 && " · "}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
