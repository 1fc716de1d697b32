import { createRequire } from "node:module";
import type { Element, ElementContent, Parents, Properties, Root, Text } from "hast";
import type * as Parse5 from "parse5";
import rehypeSanitize from "rehype-sanitize";
import type Temml from "temml";
import type { Options } from "temml";

const maxFormulas = 200;
const maxTexLength = 2_000;

export function element(
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element {
  return { type: "element", tagName, properties, children };
}

export function words(value: string): Text {
  return { type: "text", value };
}

export function unrenderedFormula(tex: string, isBlock: boolean): Element {
  return element("code", [words(tex)], { className: [isBlock ? blockClass : inlineClass] });
}

const inlineClass = "formula";
const blockClass = "formula-block";
export const formulaClasses = [inlineClass, blockClass] as const;

type UnrenderedFormula = { readonly tex: string; readonly isBlock: boolean };

export function unrenderedIn({ tagName, properties, children }: Element): UnrenderedFormula | null {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  const isBlock = classes.includes(blockClass);
  const [text] = children;
  if (tagName !== "code" || text?.type !== "text") return null;
  return isBlock || classes.includes(inlineClass) ? { tex: text.value, isBlock } : null;
}

export function renderFormulas(tree: Root): void {
  let count = 0;
  renderChildren(tree);

  function renderChildren(parent: Parents): void {
    parent.children = parent.children.map((child) => {
      if (child.type !== "element") return child;
      const formula = unrenderedIn(child);
      if (formula === null) {
        renderChildren(child);
        return child;
      }
      const { tex, isBlock } = formula;
      count++;
      if (count > maxFormulas) return sourceOf(tex);
      return tex.includes("{{") ? child : renderedFormula(tex, isBlock);
    }) as ElementContent[];
  }
}

export function renderedFormula(tex: string, isBlock: boolean): Element {
  if (tex.length > maxTexLength || refused.test(tex)) return sourceOf(tex);
  return mathOf(tex, isBlock) ?? sourceOf(tex);
}

export function valueAsTex(value: string): string {
  if (/^\d+(?:[.,]\d+)*$/.test(value)) return value;
  return `\\text{${value.replaceAll(/[\\{}$&#%_^~]/g, escapedForTex)}}`;
}

function escapedForTex(sign: string): string {
  if (sign === "\\") return "\\textbackslash{}";
  if (sign === "^") return "\\textasciicircum{}";
  return sign === "~" ? "\\textasciitilde{}" : `\\${sign}`;
}

function sourceOf(tex: string): Element {
  return element("code", [words(tex)]);
}

/** Definitions, which can make a page of a line, and what says something else without styles: crossed out terms. */
const refused =
  /\\(?:[egx]?def|(?:re)?newcommand|providecommand|let|futurelet|global|long|[bx]?cancel|cancelto|sout|toggle|mathtip|texttip|label|ref|eqref)(?![A-Za-z])/;

function mathOf(tex: string, isBlock: boolean): Element | null {
  const markup = markupOf(tex, isBlock);
  const [math] = markup === null ? [] : packages().parse5.parseFragment(markup).childNodes;
  const drawn = math === undefined ? null : elementOf(math);
  if (drawn?.type !== "element") return null;
  const [first] = onlyMath({ type: "root", children: [drawn] }).children;
  return first?.type === "element" && first.tagName === "math" ? first : null;
}

const texBounds: Options = { throwOnError: true, trust: false, maxExpand: 200, maxSize: [20, 10] };

function markupOf(tex: string, displayMode: boolean): string | null {
  try {
    const tagged = tex.replace(/\\tag\{([^{}]*)\}/, "\\qquad(\\text{$1})");
    return packages().temml.renderToString(tagged, { displayMode, ...texBounds });
  } catch {
    // Unreadable, or nested too deep for it: the caller shows the source.
    return null;
  }
}

const require = createRequire(import.meta.url);
let loaded: { readonly temml: typeof Temml; readonly parse5: typeof Parse5 } | undefined;

function packages(): NonNullable<typeof loaded> {
  loaded ??= {
    temml: require("temml") as typeof Temml,
    parse5: require("parse5") as typeof Parse5,
  };
  return loaded;
}

function elementOf(node: Parse5.DefaultTreeAdapterTypes.ChildNode): ElementContent | null {
  if ("value" in node) return words(node.value);
  if (!("tagName" in node)) return null;
  const properties: Properties = {};
  for (const { name, value } of node.attrs)
    if (name === "class") properties.className = value.split(" ");
    else properties[name] = value;
  const children = node.childNodes.map(elementOf).filter((child) => child !== null);
  // Browsers draw no `menclose`; a bar over a term changes what it says.
  if (node.tagName !== "menclose" || properties["notation"] !== "top")
    return element(node.tagName, children, properties);
  const bar = element("mo", [words("\u203E")], { stretchy: "true" });
  return element("mover", [element("mrow", children), bar]);
}

/** Nothing of it links, runs or styles; the rest is left to how browsers read MathML. */
const onlyMath = rehypeSanitize({
  strip: [],
  tagNames: [
    ...["math", "mi", "mn", "mo", "mtext", "mspace", "ms", "mrow", "mstyle", "mpadded", "mphantom"],
    ...["mfrac", "msqrt", "mroot", "msub", "msup", "msubsup", "munder", "mover", "munderover"],
    ...["mmultiscripts", "mprescripts", "none", "mtable", "mtr", "mtd"],
  ],
  attributes: {
    math: [["display", "block"]],
    mi: [["mathvariant", "normal"]],
    mtd: [["className", "tml-left", "tml-right"], "columnspan"],
    "*": [
      ...["displaystyle", "scriptlevel", "accent", "accentunder", "linethickness", "form"],
      ...["fence", "separator", "stretchy", "symmetric", "largeop", "movablelimits"],
      ...["lspace", "rspace", "minsize", "maxsize", "width", "height", "depth", "voffset"],
    ],
  },
});
