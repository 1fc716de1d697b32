import { Button, Table, Text } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import type { Answer } from "./call.ts";
import { counted } from "./words.tsx";

export type Column<Row> = {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly kind?: "title" | "actions" | "text" | "wide";
};

type DeskListProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  hasMore?: boolean;
  empty: string;
};

export function rowId(id: string): string {
  return `row-${id}`;
}

export function DeskList<Row extends { readonly id: string }>(props: DeskListProps<Row>) {
  const { label, rows, columns, hasMore = false, empty } = props;
  const isReading = useNavigation().state === "loading";
  if (rows.length === 0) return <p className="quiet">{empty}</p>;
  return (
    <>
      <p className="visually-hidden" role="status">
        {counted(rows.length, "row")} shown{hasMore && ", there are more"}
      </p>
      <Table className="desk-list" aria-label={label} aria-busy={isReading}>
        <thead>
          <tr>
            {columns.map(({ label: words, kind }) => (
              <th scope="col" className={kind && `desk-list-${kind}`} key={words}>
                {kind === "actions" ? <span className="visually-hidden">{words}</span> : words}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.id}>
            <tr>
              {columns.map(({ label: words, kind, cell }) =>
                kind === "title" ? (
                  <th scope="row" id={rowId(row.id)} tabIndex={-1} key={words}>
                    {cell(row)}
                  </th>
                ) : (
                  <td className={kind && `desk-list-${kind}`} data-label={words} key={words}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          </tbody>
        ))}
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

function askedPages(query: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(query.get("pages") ?? 1)) || 1);
}

/** The rows of as many pages as the address asks for, and the first page for what else it tells. */
export async function readRows<List extends { readonly nextCursor: string | null }, Row>(
  query: URLSearchParams,
  readPage: (cursor: string) => Promise<Answer<List>>,
  getRows: (page: List) => readonly Row[],
) {
  const first = await readPage("");
  if (!first.ok) return first;
  const pages = [first.value];
  let cursor = first.value.nextCursor;
  while (cursor !== null && pages.length < askedPages(query)) {
    const page = await readPage(cursor);
    if (!page.ok) return page;
    pages.push(page.value);
    cursor = page.value.nextCursor;
  }
  const value = { first: first.value, rows: pages.flatMap(getRows), hasMore: cursor !== null };
  return { ok: true as const, value };
}

const pageRows = 40;

export function shownRows<Row>(query: URLSearchParams, all: readonly Row[]) {
  const rows = all.slice(0, askedPages(query) * pageRows);
  return { rows, hasMore: rows.length < all.length };
}
