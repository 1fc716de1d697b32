import { decodeNamedCharacterReference } from "decode-named-character-reference";
import { decodeNumericCharacterReference } from "micromark-util-decode-numeric-character-reference";

/** What the editor has a form for; of everything else the words stay. */
const kept = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code a strong em del br hr table tr th td".split(
    " ",
  ),
);
const renamed: Readonly<Record<string, string>> = { i: "em", s: "del", strike: "del" };
const dropped = new Set(["script", "style", "head", "title", "xml", "template", "noscript"]);
const isVoid = new Set(["br", "hr"]);
/** They end a paragraph that is open, as in every browser. */
const endsParagraph = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr table div".split(" "),
);

const cells = new Set(["td", "th"]);

/** Between the blocks of a cell, which is one line in Markdown. */
const joint = "; ";

/** Columns or rows over which one cell may be spread. */
const maxSpan = 50;

const parts =
  /<!--[^]*?-->|<!\[?[^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi;

/**
 * What other programs put on the clipboard, as elements of the kinds that the editor knows. It is read here and
 * not by the browser, whose parser the policy of the page keeps from every text.
 */
export function elementsOf(html: string): HTMLElement {
  const root = document.createElement("div");
  // One entry an open tag, with where its children go.
  const open: { readonly name: string; readonly element: HTMLElement }[] = [];
  const here = () => open.at(-1)?.element ?? root;
  let hidden: string | null = null;
  let wordMarker: string | null = null;
  let hasNewBlock = false;
  for (const [part, slash, rawName = "", attributes = ""] of html.matchAll(parts)) {
    const name = rawName.toLowerCase();
    if (/^<!\[if !supportLists\]/i.test(part)) wordMarker = "";
    else if (/^<!\[endif\]/i.test(part)) endWordMarker();
    else if (name === "") addText(part);
    else if (slash === "/") close(name);
    else if (hidden === null && dropped.has(name)) hidden = name;
    else if (hidden === null) start(name, attributes);
  }
  for (const table of root.querySelectorAll("table")) repeatSpanned(table);
  return root;

  function addText(text: string): void {
    if (hidden !== null || text.startsWith("<!")) return;
    if (wordMarker !== null) {
      wordMarker += decoded(text).trim();
      return;
    }
    const words = decoded(text);
    const cell = openCell();
    if (cell !== undefined && hasNewBlock && words.trim() !== "") {
      if (cell.textContent.trim() !== "") here().append(joint);
      hasNewBlock = false;
    }
    here().append(words);
  }

  function openCell(): HTMLElement | undefined {
    return open.find(({ name }) => cells.has(name))?.element;
  }

  function start(name: string, attributes: string): void {
    const isNested = open.filter((entry) => entry.name === "table").length > 1;
    if (!isNested && (cells.has(name) || name === "tr")) for (const cell of cells) close(cell);
    if (openCell() !== undefined && (endsParagraph.has(name) || isVoid.has(name) || isNested)) {
      hasNewBlock = true;
      // Counted, so that its end does not close what is around it.
      if (!isVoid.has(name)) open.push({ name, element: here() });
      return;
    }
    hasNewBlock = false;
    if (endsParagraph.has(name) && open.some((entry) => entry.name === "p")) close("p");
    if (name === "li" && open.at(-1)?.name === "li") close("li");
    const element = elementFor(name, attributes);
    if (element !== null) here().append(element);
    if (!isVoid.has(name) && name !== "img" && !attributes.endsWith("/"))
      open.push({ name, element: element ?? here() });
  }

  function close(name: string): void {
    if (hidden === name) hidden = null;
    const at = open.findLastIndex((entry) => entry.name === name);
    if (at !== -1) open.splice(at);
  }

  /** Word writes lists as paragraphs with a typed sign: here they become items of a list. */
  function endWordMarker(): void {
    const paragraph = open.findLast(({ name }) => name === "p")?.element;
    if (wordMarker !== null && paragraph?.parentElement) {
      const kind = /^[a-z0-9]+[.)]/i.test(wordMarker) ? "ol" : "ul";
      const before = paragraph.previousElementSibling;
      const list =
        before?.localName === kind && before instanceof HTMLElement
          ? before
          : paragraph.parentElement.insertBefore(document.createElement(kind), paragraph);
      const item = document.createElement("li");
      item.append(paragraph);
      list.append(item);
    }
    wordMarker = null;
  }
}

/** Markdown has no cells that are spread over others: each of these gets what they say. */
function repeatSpanned(table: HTMLTableElement): void {
  const below = new Map<number, { readonly cell: HTMLTableCellElement; left: number }>();
  for (const row of table.rows) {
    const found = [...row.cells];
    const whole: HTMLTableCellElement[] = [];
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

function single(cell: HTMLTableCellElement): HTMLTableCellElement {
  const copy = document.createElement(cell.localName === "th" ? "th" : "td");
  copy.append(...[...cell.childNodes].map((child) => child.cloneNode(true)));
  return copy;
}

function elementFor(name: string, attributes: string): HTMLElement | null {
  const style = attributeOf(attributes, "style").toLowerCase();
  const isPlain = /font-weight:\s*normal/.test(style);
  if (name === "b" || name === "span") {
    if (name === "b" ? !isPlain : /font-weight:\s*(bold|[6-9]00)/.test(style))
      return document.createElement("strong");
    if (/font-style:\s*italic/.test(style)) return document.createElement("em");
    if (/text-decoration[a-z-]*:[^;]*line-through/.test(style))
      return document.createElement("del");
    return null;
  }
  const known = renamed[name] ?? name;
  if (!kept.has(known)) return null;
  const element = document.createElement(known);
  if (element instanceof HTMLTableCellElement) {
    element.colSpan = Number(attributeOf(attributes, "colspan")) || 1;
    element.rowSpan = Number(attributeOf(attributes, "rowspan")) || 1;
  }
  if (element instanceof HTMLAnchorElement) {
    const href = linkAddress(attributeOf(attributes, "href"));
    if (href === null) return null;
    element.setAttribute("href", href);
  }
  return element;
}

/** Addresses of Google Docs lead by way of Google; other schemes than those of links are no addresses. */
function linkAddress(href: string): string | null {
  if (!/^(https?:|mailto:|\/(?!\/)|#)/i.test(href)) return null;
  const aim = URL.canParse(href) ? new URL(href) : null;
  const isDetour = aim?.hostname === "www.google.com" && aim.pathname === "/url";
  return (isDetour && aim.searchParams.get("q")) || href;
}

function attributeOf(attributes: string, name: string): string {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, "i");
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return decoded(double ?? single ?? bare ?? "");
}

function decoded(text: string): string {
  return text
    .replaceAll(
      /&(?:#(x?)([0-9a-f]+)|([a-z0-9]+));?/gi,
      (whole, hex: string, code?: string, name?: string) => {
        if (code !== undefined) return decodeNumericCharacterReference(code, hex === "" ? 10 : 16);
        return (name !== undefined && decodeNamedCharacterReference(name)) || whole;
      },
    )
    .replaceAll("\u00A0", " ");
}
