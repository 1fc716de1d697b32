import { brotliCompressSync, constants } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { factsContext, FactsProvider } from "./facts-context.ts";
import { keptFrame } from "./kept-frame.tsx";
import { minifyPage } from "./styles/page-styles.ts";
import { SiteFrame } from "./ui/site-frame.tsx";

type Options = {
  readonly context: Readonly<RouterContextProvider>;
  /** It runs a module of ours, which adds names to those in its HTML. */
  readonly hasScript: boolean;
  readonly isCompressed: boolean;
};

/** Renders a page without inline script, in one piece, with the styles that it uses. Throws what its components throw. */
export function wholePage(tree: ReactNode, { context, hasScript, isCompressed }: Options) {
  const rendered = renderToStaticMarkup(
    <FactsProvider value={context.get(factsContext)}>
      <SiteFrame value={keptFrame}>{tree}</SiteFrame>
    </FactsProvider>,
  );
  const { html, styleHash } = minifyPage(`<!DOCTYPE html>${rendered}`, { hasScript });
  return { body: isCompressed ? compressed(html) : html, styleHash };
}

/** What the first flight of TCP carries beside some 800 bytes of headers. */
const firstFlight = 13_200;

/**
 * A page for one reader: 0.2 ms for 36 kB of HTML, which quality 5 takes three times as long for. Only where
 * the reader would wait for a second flight, it is worth that.
 */
function compressed(html: string) {
  const text = Buffer.from(html);
  const quick = brotli(text, 2);
  return quick.byteLength <= firstFlight ? quick : brotli(text, 5);
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
