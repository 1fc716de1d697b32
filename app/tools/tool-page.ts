import { data, type RouterContextProvider } from "react-router";
import type { PagePath } from "../../content/page-catalogue.ts";
import { type PageMeta, pageMeta, handbookMeta } from "../page-meta.ts";
import type { FormReading } from "./read-form.ts";

type About<Reading> = {
  readonly path: PagePath;
  readonly description: string;
  readonly reading: Reading;
  readonly cache?: "no-cache" | "no-store";
};

/**
 * The answer of a tool's loader: its page, what was typed, and 400 for what cannot be read. An
 * answer is in its address for whoever shares it; it is found by no search engine, cached by nobody
 * between, and its address is not told to the site that is opened next.
 */
export function toolData<Reading extends FormReading<unknown>, More extends object>(
  context: Readonly<RouterContextProvider>,
  { path, description, reading, cache = "no-cache" }: About<Reading>,
  extraData: More,
) {
  const page = {
    ...extraData,
    reading,
    meta: handbookMeta(context, { path, description }),
  };
  return data(page, {
    status: reading.kind === "invalid" ? 400 : 200,
    headers:
      reading.kind === "empty" ? {} : { ...ofOneReader, "Cache-Control": `private, ${cache}` },
  });
}

const ofOneReader = {
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
};

export function toolHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders;
}

type Loaded = { loaderData: { meta: PageMeta; reading: FormReading<unknown> } };

/** The `meta` of a tool's page; what was not understood is said first, to whoever hears it. */
export function toolMeta({ loaderData: { meta, reading } }: Loaded) {
  const title = reading.kind === "invalid" ? `Error: ${meta.title}` : meta.title;
  return [
    ...pageMeta({ ...meta, title }),
    ...(reading.kind === "empty" ? [] : [{ name: "robots", content: "noindex" }]),
  ];
}
