import { type PageMeta, pageMeta } from "../page-meta.ts";
import type { FormReading } from "./read-form.ts";

/** The `meta` of a tool's page; what was not understood is said first, to whoever hears it. */
export function toolMeta({ meta, reading }: { meta: PageMeta; reading: FormReading<unknown> }) {
  const title = reading.kind === "invalid" ? `Error: ${meta.title}` : meta.title;
  return [
    ...pageMeta({ ...meta, title }),
    ...(reading.kind === "empty" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
