import { brotliCompressSync, constants } from "node:zlib";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { factsContext, FactsProvider } from "./facts-context.ts";
import { keptFrame } from "./kept-frame.tsx";
import {
  createKeptParts,
  placeholder,
  PartKeeperProvider,
  partsOfRecords,
  type PartKeeper,
} from "./kept-parts.tsx";
import { PageContextProvider, readPageContext } from "./page-context.ts";
import { hasOneReaderContext } from "./site-context.ts";
import { minifyPage, minifyPart } from "./styles/page-styles.ts";
import { SiteFrame } from "./ui/site-frame.tsx";

type Options = {
  readonly context: Readonly<RouterContextProvider>;
  /** It runs a module of ours, which adds names to those in its HTML. */
  readonly hasScript: boolean;
  readonly isCompressed: boolean;
};

/** Renders a page without inline script, in one piece, with the styles that it uses. Throws what its components throw. */
export function wholePage(tree: ReactNode, { context, hasScript, isCompressed }: Options) {
  const facts = context.get(factsContext);
  const pageContext = readPageContext(context);
  const around = (part: ReactNode) => (
    <FactsProvider value={facts}>
      <PageContextProvider value={pageContext}>{part}</PageContextProvider>
    </FactsProvider>
  );
  const keeper: PartKeeper = {
    placed: [],
    ofProperties,
    ofRecords: context.get(hasOneReaderContext) ? partsOfRecords(facts, pageContext) : null,
    render: (part) => minifyPart(renderToStaticMarkup(around(part))),
  };
  const markup = renderToStaticMarkup(
    around(
      <PartKeeperProvider value={keeper}>
        <SiteFrame value={keptFrame}>{tree}</SiteFrame>
      </PartKeeperProvider>,
    ),
  );
  const pieces = `<!DOCTYPE html>${markup}`.split(placeholder);
  const { html, styleHash } = minifyPage(pieces, keeper.placed, { hasScript });
  return { body: isCompressed ? compressedPage(html) : html, styleHash };
}

const ofProperties = createKeptParts();

/** What the first flight of TCP carries beside some 800 bytes of headers. */
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
