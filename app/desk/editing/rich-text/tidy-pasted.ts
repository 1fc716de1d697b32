import { onTheLine } from "../../../../domain/posts/text/raised-letters.ts";

/** Blocks of a cell, which is one line in Markdown. */
const blocks = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, tr, td, th";

const joint = "; ";

/** Columns or rows over which one cell may be spread. */
const maxSpan = 50;

export function tidyPasted(root: Element): void {
  for (const formula of root.querySelectorAll(".katex, mjx-container, math")) writeAsTex(formula);
  for (const raised of root.querySelectorAll("sup"))
    raised.replaceWith(onTheLine(raised.textContent, "^"));
  for (const lowered of root.querySelectorAll("sub"))
    lowered.replaceWith(onTheLine(lowered.textContent, "_"));
  rename(root, "h1", "h2");
  rename(root, "h5, h6", "h4");
  for (const list of root.querySelectorAll("ol[type]")) list.removeAttribute("type");
  for (const link of root.querySelectorAll("a[href]")) leadStraight(link);
  listWordParagraphs(root);
  for (const table of root.querySelectorAll("table"))
    if (table.parentElement?.closest("td, th") === null) {
      for (const row of table.rows) for (const cell of row.cells) putOnOneLine(cell);
      repeatSpanned(table);
    }
}

function rename(root: Element, from: string, to: string): void {
  for (const element of root.querySelectorAll(from)) {
    const other = document.createElement(to);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
}

/** A formula stands in a page several times over: for the eye, for screen readers and as it was written. */
function writeAsTex(formula: Element): void {
  const tex = formula.querySelector("annotation[encoding='application/x-tex']")?.textContent.trim();
  const words = formula.querySelector("math") ?? formula;
  formula.replaceWith(tex ? `$${tex.replaceAll(/\s+/g, " ")}$` : words.textContent.trim());
}

/** Links of Google Docs lead by way of Google. */
function leadStraight(link: Element): void {
  const href = link.getAttribute("href") ?? "";
  const aim = URL.canParse(href) ? new URL(href) : null;
  const isDetour = aim?.hostname === "www.google.com" && aim.pathname === "/url";
  const target = isDetour ? aim.searchParams.get("q") : null;
  if (target !== null) link.setAttribute("href", target);
}

/** Word writes lists as paragraphs with a typed sign and the number of their level. */
function listWordParagraphs(root: Element): void {
  let open: Element[] = [];
  for (const paragraph of root.querySelectorAll("p")) {
    const marker = takeWordMarker(paragraph);
    if (marker === null) continue;
    const [, level = "1"] =
      /mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute("style") ?? "") ?? [];
    if (open[0] === undefined || paragraph.previousElementSibling !== open[0]) open = [];
    open = open.slice(0, Number(level));
    if (open.length < Number(level)) {
      const list = document.createElement(/^[a-z0-9]+[.)]/i.test(marker) ? "ol" : "ul");
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = document.createElement("li");
    open.at(-1)?.append(item);
    item.append(paragraph);
  }
}

function takeWordMarker(paragraph: Element): string | null {
  const nodes = [...paragraph.childNodes];
  const isNote = (node: Node, text: string) =>
    node.nodeType === Node.COMMENT_NODE && node.textContent?.includes(text) === true;
  const start = nodes.findIndex((node) => isNote(node, "[if !supportLists]"));
  const end = nodes.findIndex((node, at) => at > start && isNote(node, "[endif]"));
  if (start === -1 || end === -1) return null;
  const marker = nodes.slice(start, end + 1);
  for (const node of marker) node.parentNode?.removeChild(node);
  return marker
    .filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE)
    .map(({ textContent }) => textContent)
    .join("")
    .trim();
}

function putOnOneLine(cell: Element): void {
  const breaks = new Set<Node>();
  const divide = (place: Element, where: "before" | "after") => {
    const mark = document.createTextNode("");
    breaks.add(mark);
    place[where](mark);
  };
  for (const block of cell.querySelectorAll(`${blocks}, br, hr`)) {
    divide(block, "before");
    divide(block, "after");
    block.replaceWith(...block.childNodes);
  }
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  let isFirst = true;
  let isDivided = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (breaks.has(node)) isDivided = true;
    else if (node.textContent?.trim() !== "") {
      if (isDivided && !isFirst) node.textContent = joint + (node.textContent ?? "").trimStart();
      [isFirst, isDivided] = [false, false];
    }
  }
}

/** Markdown has no cells that are spread over others: each of these gets what they say. */
function repeatSpanned(table: HTMLTableElement): void {
  const below = new Map<number, { readonly cell: HTMLTableCellElement; left: number }>();
  for (const row of table.rows) {
    const found = [...row.cells];
    const whole: Element[] = [];
    const takeFromAbove = () => {
      for (let above = below.get(whole.length); above; above = below.get(whole.length)) {
        above.left -= 1;
        if (above.left === 0) below.delete(whole.length);
        whole.push(single(above.cell));
      }
    };
    for (const cell of found) {
      takeFromAbove();
      for (let column = 0; column < Math.min(cell.colSpan, maxSpan); column++) {
        if (cell.rowSpan > 1)
          below.set(whole.length, { cell, left: Math.min(cell.rowSpan, maxSpan) - 1 });
        whole.push(single(cell));
      }
    }
    takeFromAbove();
    row.replaceChildren(...whole);
  }
}

function single(cell: Element): Element {
  const copy = document.createElement(cell.localName);
  copy.append(...[...cell.childNodes].map((child) => child.cloneNode(true)));
  return copy;
}
