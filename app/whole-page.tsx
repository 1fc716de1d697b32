import { brotliCompressSync, constants } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { PageProviders } from "./page-providers.tsx";
import { minifyPage } from "./styles/page-styles.ts";

type Options = {
  readonly context: Readonly<RouterContextProvider>;
  /** It runs a module of ours, which adds names to those in its HTML. */
  readonly hasScript: boolean;
  readonly isCompressed: boolean;
};

/** Renders a page without inline script, in one piece, with the styles that it uses. Throws what its components throw. */
export function wholePage(tree: ReactNode, { context, hasScript, isCompressed }: Options) {
  const markup = renderToStaticMarkup(<PageProviders context={context}>{tree}</PageProviders>);
  const { html, styleHash } = minifyPage(`<!DOCTYPE html>${markup}`, { hasScript });
  return { body: isCompressed ? compressedPage(html) : html, styleHash };
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
