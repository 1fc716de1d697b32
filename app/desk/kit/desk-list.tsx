import { Button, Table, Text } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import { counted } from "../phrases.ts";
import { askedPages } from "./list-pages.ts";

export type Column<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly kind?: "title" | "ways" | "choice" | "text" | "wide";
  readonly heading?: ReactNode;
};

type DeskListProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  anchorOf?: (row: Row) => string;
  below?: (row: Row) => ReactNode;
  hasMore?: boolean;
  /** Stands in the place of no rows. */
  empty?: string;
};

export function DeskList<Row>(props: DeskListProps<Row>) {
  const { label, rows, columns, idOf, anchorOf, below, hasMore = false } = props;
  const isReading = useNavigation().state === "loading";
  if (rows.length === 0 && props.empty !== undefined) return <EmptyNote>{props.empty}</EmptyNote>;
  return (
    <>
      <p className="visually-hidden" role="status">
        {counted(rows.length, "row")} shown{hasMore && ", there are more"}
      </p>
      <Table className="desk-list" aria-label={label} aria-busy={isReading}>
        <thead>
          <tr>
            {columns.map(({ label: words, kind, heading = words }) => (
              <th scope="col" className={kind && `desk-list-${kind}`} key={words}>
                {kind === "ways" ? <span className="visually-hidden">{words}</span> : heading}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => {
          const opened = below?.(row) || null;
          return (
            <tbody key={idOf(row)}>
              <tr>
                {columns.map(({ label: words, kind, cell }) =>
                  kind === "title" ? (
                    <th scope="row" id={anchorOf?.(row)} tabIndex={anchorOf && -1} key={words}>
                      {cell(row)}
                    </th>
                  ) : (
                    <td className={kind && `desk-list-${kind}`} data-label={words} key={words}>
                      {cell(row)}
                    </td>
                  ),
                )}
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
  return <p className="quiet">{children}</p>;
}

export function RowFacts({ of }: { of: readonly ReactNode[] }) {
  return (
    <Text span display="block" size="xs" c="dimmed">
      {of.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        <Fragment key={index}>
          {index > 0 && " · "}
          {part}
        </Fragment>
      ))}
    </Text>
  );
}
