import { Button, Table, UnstyledButton } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import { counted } from "../phrases.ts";
import { askedPages } from "./list-pages.ts";
import { useAddressPart } from "./use-address-part.ts";

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
  anchorOf?: (row: Row) => string;
  below?: (row: Row) => ReactNode;
  hasMore?: boolean;
};

export function DeskList<Row>(props: DeskListProps<Row>) {
  const { label, rows, columns, idOf, anchorOf, below, hasMore = false } = props;
  const isReading = useNavigation().state === "loading";
  const [sort, setSort] = useAddressPart("sort");
  const sorted = hasMore
    ? undefined
    : columns.find((column) => sort?.replace(/^-/, "") === column.label);
  const isDown = sort?.startsWith("-") === true;
  const by = sorted?.order;
  const ordered = by === undefined ? rows : rows.toSorted((a, b) => compare(by(a), by(b)));
  return (
    <>
      <p className="visually-hidden" role="status">
        {counted(rows.length, "row")} shown{hasMore && ", there are more"}
      </p>
      <Table className="desk-list" aria-label={label} aria-busy={isReading}>
        <thead>
          <tr>
            {columns.map((column) => {
              const { label: words, kind, heading, order } = column;
              const className = kind && `desk-list-${kind}`;
              if (order === undefined || hasMore)
                return (
                  <th scope="col" className={className} key={words}>
                    {heading ?? (
                      <span className={kind === "ways" ? "visually-hidden" : undefined}>
                        {words}
                      </span>
                    )}
                  </th>
                );
              const isSorted = column === sorted;
              const direction = isDown ? "descending" : "ascending";
              return (
                <th
                  scope="col"
                  className={className}
                  aria-sort={isSorted ? direction : "none"}
                  key={words}
                >
                  <UnstyledButton
                    className="desk-list-sort"
                    fz="inherit"
                    td="underline"
                    mih="var(--target)"
                    onClick={() => setSort(isSorted && !isDown ? `-${words}` : words)}
                  >
                    {words}
                  </UnstyledButton>
                </th>
              );
            })}
          </tr>
        </thead>
        {(isDown ? ordered.toReversed() : ordered).map((row) => {
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

function compare(a: string | number, b: string | number): number {
  return typeof a === "string" ? a.localeCompare(String(b), "en-IN") : a - Number(b);
}

type CellProps<Row> = { column: Column<Row>; row: Row; anchor: string | undefined };

function Cell<Row>({ column: { kind, cell }, row, anchor }: CellProps<Row>) {
  if (kind !== "title") return <td className={kind && `desk-list-${kind}`}>{cell(row)}</td>;
  return (
    <th scope="row" id={anchor} tabIndex={anchor === undefined ? undefined : -1}>
      {cell(row)}
    </th>
  );
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

export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className="desk-empty quiet">{children}</p>;
}

export function RowFacts({ of }: { of: readonly ReactNode[] }) {
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
