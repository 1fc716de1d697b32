import type { Answer } from "./call.ts";

type Pages<List> = { readonly pages: readonly List[]; readonly hasMore: boolean };

export function askedPages(query: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(query.get("pages") ?? 1)) || 1);
}

export async function readPages<List extends { readonly nextCursor: string | null }>(
  query: URLSearchParams,
  readPage: (cursor: string) => Promise<Answer<List>>,
): Promise<Answer<Pages<List>>> {
  const pages: List[] = [];
  let cursor: string | null = "";
  while (cursor !== null && pages.length < askedPages(query)) {
    const page = await readPage(cursor);
    if (!page.ok) return page;
    pages.push(page.value);
    cursor = page.value.nextCursor;
  }
  return { ok: true, value: { pages, hasMore: cursor !== null } };
}

const pageRows = 40;

export function shownRows<Row>(query: URLSearchParams, all: readonly Row[]) {
  const rows = all.slice(0, askedPages(query) * pageRows);
  return { rows, hasMore: rows.length < all.length };
}
