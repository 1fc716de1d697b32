type Page<Row> = { readonly rows: readonly Row[]; readonly nextCursor: string | null };

/** How many pages of a list the address asks for. */
export function askedPages(query: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(query.get("pages") ?? 1)) || 1);
}

/** Reads as many pages of a list as the address asks for, one after another, as one. */
export async function readPages<Row>(
  query: URLSearchParams,
  readPage: (cursor: string) => Promise<Page<Row>>,
): Promise<{ readonly rows: readonly Row[]; readonly hasMore: boolean }> {
  let page = await readPage("");
  const rows = [...page.rows];
  for (let count = askedPages(query); count > 1 && page.nextCursor !== null; count--) {
    page = await readPage(page.nextCursor);
    rows.push(...page.rows);
  }
  return { rows, hasMore: page.nextCursor !== null };
}
