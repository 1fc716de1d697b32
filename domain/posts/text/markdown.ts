import type { Element, Parents, Root } from "hast";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { readPictureAddress } from "../../shared/picture-address.ts";
import { element, formulaClasses, renderFormulas, unrenderedFormula, words } from "./formulas.ts";
import { parseMarkdown, type BlockFormula, type InlineFormula } from "./parse-markdown.ts";

export { parseMarkdown };

/**
 * The markdown policy (spec section 2, contract section 5): GitHub's markdown without raw HTML,
 * links only to http, https, irc, ircs, mailto, xmpp or within the site, images only by http(s) or of our
 * own pictures. Formulas are MathML, but for those with a token of a value, which `withFactValues` resolves.
 */
export function markdownTree(body: string): Root {
  return processor.runSync(parseMarkdown(body));
}

const unseen: readonly string[] = ["definition", "html", "footnoteDefinition"];

/** The number of the block (from 1, as marks count) behind each element of a body as it is shown, without footnotes. */
export function shownBlocks(body: string): readonly number[] {
  const { children } = parseMarkdown(body);
  return children.flatMap(({ type }, index) => (unseen.includes(type) ? [] : [index + 1]));
}

/** Ids in a body carry it, so that they never meet an id of the page. */
const idPrefix = defaultSchema.clobberPrefix ?? "";

const processor = unified()
  // Raw HTML ends here. Ids get their prefix from the sanitiser alone.
  .use(remarkRehype, {
    clobberPrefix: "",
    footnoteLabelProperties: {},
    handlers: {
      inlineFormula: (_state, { value, isBlock }: InlineFormula) =>
        unrenderedFormula(value, isBlock),
      blockFormula: (_state, { value }: BlockFormula) =>
        element("p", [unrenderedFormula(value, true)]),
    },
  })
  .use(() => adapt)
  // The sanitiser has the last word, whatever came before it; formulas have one of their own.
  .use(rehypeSanitize, {
    ...defaultSchema,
    attributes: {
      ...defaultSchema.attributes,
      a: [...(defaultSchema.attributes?.a ?? []), ["target", "_blank"], ["rel", "noopener"]],
      code: [["className", /^language-./, ...formulaClasses]],
    },
  })
  .use(() => renderFormulas);

function adapt(tree: Root): void {
  delete tree.position;
  // The page's title is its h1: a body that begins with one moves down as a whole.
  const shift = containsHeadingOne(tree) ? 1 : 0;
  adaptChildren(tree, shift);
}

function adaptChildren(parent: Parents, shift: number): void {
  for (const child of parent.children) {
    delete child.position;
    delete child.data;
    if (child.type !== "element") continue;
    if (child.tagName === "a") adaptLink(child);
    if (child.tagName === "img") adaptImage(child);
    child.tagName = shiftedHeading(child.tagName, shift);
    adaptChildren(child, shift);
  }
}

function containsHeadingOne(parent: Parents): boolean {
  return parent.children.some(
    (child) => child.type === "element" && (child.tagName === "h1" || containsHeadingOne(child)),
  );
}

function shiftedHeading(tagName: string, shift: number): string {
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  return level === undefined ? tagName : `h${Math.min(Number(level) + shift, 6)}`;
}

function adaptLink({ properties }: Element): void {
  const href = lowerCaseScheme(properties.href);
  properties.href = href;
  if (/^(https?:)?\/\//.test(href))
    Object.assign(properties, { target: "_blank", rel: "noopener" });
  const isFootnote = "dataFootnoteRef" in properties || "dataFootnoteBackref" in properties;
  if (isFootnote) properties.href = href.replace("#", `#${idPrefix}`);
}

function adaptImage(image: Element): void {
  const { alt, src } = image.properties;
  const address = lowerCaseScheme(src);
  image.properties.src = address;
  if (/^https?:\/\//.test(address) || readPictureAddress(address) !== null) return;
  Object.assign(image, element("span", [words(typeof alt === "string" ? alt : "")]));
}

function lowerCaseScheme(address: unknown): string {
  const text = typeof address === "string" ? address : "";
  return text.replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase());
}
