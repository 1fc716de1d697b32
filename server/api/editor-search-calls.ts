import { findForPost, readTokenValues } from "../../app/calls/editor-search-schema.ts";
import type { EditorSearch } from "../../domain/review/editing/record-search.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { Route, StaffRoute } from "./api-routes.ts";

/** The calls by which the editor finds what it puts into a post. */
export function editorSearchCalls(search: EditorSearch, staffRoute: StaffRoute): readonly Route[] {
  return [
    staffRoute(findForPost, (input) => search.find(input)),

    staffRoute(readTokenValues, async (input) => {
      const values = await search.values(input);
      return values.ok ? succeed({ values: values.value }) : values;
    }),
  ];
}
