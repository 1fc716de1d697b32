import type { Nodes, Root } from "mdast";

type Span = { readonly from: number; readonly to: number };

/**
 * What has to go with a stretch of a body so that nothing empty is left: marks around words that all go, then the
 * list item, quote or paragraph that holds nothing else, else the space beside it.
 */
export function wholeMarkup(tree: Root, body: string, span: Span): Span {
  const widened = widenedIn(tree, body, span);
  if (widened.from !== span.from || widened.to !== span.to) return wholeMarkup(tree, body, widened);
  const isLine =
    /(?:^|\n)\s*$/.test(body.slice(0, span.from)) && /^\s*(?:\n|$)/.test(body.slice(span.to));
  const after = /^\s+/.exec(body.slice(span.to))?.[0].length ?? 0;
  if (isLine) return { from: span.from, to: span.to + after };
  const inLine = /^[^\S\n]+/.exec(body.slice(span.to))?.[0].length ?? 0;
  if (inLine > 0) return { from: span.from, to: span.to + inLine };
  const before = /[^\S\n]+$/.exec(body.slice(0, span.from))?.[0].length ?? 0;
  return { from: span.from - before, to: span.to };
}

/** The span with the smallest node around it all of whose words it holds. */
function widenedIn(node: Nodes, body: string, span: Span): Span {
  if (!("children" in node)) return span;
  for (const child of node.children) {
    const range = rangeOf(child);
    if (range === null || range.to <= span.from || range.from >= span.to) continue;
    const inner = widenedIn(child, body, span);
    if (inner !== span) return inner;
    if ("children" in child && child.type !== "table" && holdsAllWords(child, body, span)) {
      const wider = { from: Math.min(range.from, span.from), to: Math.max(range.to, span.to) };
      if (wider.from < span.from || wider.to > span.to) return wider;
    }
  }
  return span;
}

/** Whether no words of a node stand outside of the span. */
function holdsAllWords(node: Nodes, body: string, span: Span): boolean {
  if ("children" in node) return node.children.every((child) => holdsAllWords(child, body, span));
  const range = rangeOf(node);
  if (range === null) return true;
  const outside =
    body.slice(range.from, Math.max(range.from, Math.min(range.to, span.from))) +
    body.slice(Math.min(range.to, Math.max(range.from, span.to)), range.to);
  return node.type === "break" || outside.trim() === "";
}

function rangeOf({ position }: Nodes): Span | null {
  const from = position?.start.offset;
  const to = position?.end.offset;
  return from === undefined || to === undefined ? null : { from, to };
}
