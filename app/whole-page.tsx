import { brotliCompressSync, constants } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { PageProviders } from "./page-providers.tsx";

type Options = {
  readonly context: Readonly<RouterContextProvider>;
  readonly isCompressed: boolean;
};

/** Renders a page without inline script, in one piece. Throws what its components throw. */
export function wholePage(tree: ReactNode, { context, isCompressed }: Options) {
  const markup = renderToStaticMarkup(<PageProviders context={context}>{tree}</PageProviders>);
  const html = Buffer.from(minifiedHtml(`<!DOCTYPE html>${markup}`));
  return isCompressed ? compressedPage(html) : html;
}

function minifiedHtml(html: string): string {
  return html
    .replace(/<\/(?:li|d[dt]|t[dhr]|thead|tbody)>/g, "")
    .replace(/><\/(?:path|rect)>/g, "/>");
}

/** The bytes of body in TCP's first flight: the headers take about 800. */
const firstFlight = 13_200;

/**
 * A page for one reader: 0.2 ms for 36 kB of HTML, which quality 5 takes three times as long for. Only where
 * the reader would wait for a second flight, it is worth that.
 */
function compressedPage(html: Buffer) {
  const quick = brotli(html, 2);
  return quick.byteLength <= firstFlight ? quick : brotli(html, 5);
}

function brotli(text: Buffer, quality: number) {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 17,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
}
