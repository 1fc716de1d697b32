import { useEffect, useRef } from "react";
import { readTokenValues } from "../../../calls/editor-search-schema.ts";
import { callAsAdmin, type Admin } from "../../kit/office-access.ts";
import type { ValueStore } from "./fact-views.ts";

/** Looks up what readers get in place of the tokens of a text, each token once. */
export function useTokenValues(
  admin: Admin,
  postId: string,
  body: string,
  values: ValueStore,
): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const tokens = body.match(/\{\{fact:[a-z0-9_./:]+\}\}/g) ?? [];
    const missing = [...new Set(tokens)].filter(
      (token) => values.get(token) === undefined && !asked.current.has(token),
    );
    if (missing.length === 0) return;
    for (const token of missing) asked.current.add(token);
    void callAsAdmin(admin, readTokenValues, { postId, text: missing.join("") }).then((answer) => {
      if (answer.ok) values.add(answer.value.values);
      else for (const token of missing) asked.current.delete(token);
    });
  }, [admin, postId, body, values]);
}
