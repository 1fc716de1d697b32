import type { Element, ElementContent, Parents, Root } from "hast";
import { factNote, type Fact } from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import {
  entriesOf,
  textParts,
  unknownValue,
  type TextPart,
  reportsBeside,
  type ReportsBeside,
} from "./fact-tokens.ts";
import { element, renderedFormula, unrenderedIn, valueAsTex, words } from "./formulas.ts";

export type Figure = ReturnType<typeof figureOf>;

export type FigureList = {
  readonly facts: FactSnapshot;
  readonly figures: Figure[];
  readonly numberOf: (record: Fact) => string;
};

export function createFigureList(facts: FactSnapshot): FigureList {
  const figures: Figure[] = [];
  const listed = new Set<Fact>();
  const numbers = new Map<string, string>();
  return {
    facts,
    figures,
    numberOf(record) {
      const source = `${record.source.address} ${record.checkedOn}`;
      const number = numbers.get(source) ?? String(numbers.size + 1);
      numbers.set(source, number);
      // Not by its id: a post can show the same value of two years.
      if (!listed.has(record)) figures.push(figureOf(record, number, facts));
      listed.add(record);
      return number;
    },
  };
}

export function withFactValues(tree: Root, list: FigureList): Root {
  fillChildren(tree, list, { isUnmarked: false, marks: new Set(), besideOf: () => "" });
  return tree;
}

type Surroundings = {
  readonly isUnmarked: boolean;
  /** The sources that its paragraph, item or table has named so far. */
  readonly marks: Set<string>;
  readonly besideOf: ReportsBeside;
};

function fillChildren(parent: Parents, list: FigureList, around: Surroundings): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return filled(child.value, list, around);
    if (child.type !== "element") return [];
    const formula = unrenderedIn(child);
    if (formula !== null) return filledFormula(formula, list, around);
    const items = child.tagName === "p" ? listInPlaceOf(child.children, list) : null;
    if (items !== null) return [items];
    if (typeof child.properties.alt === "string")
      child.properties.alt = plainValues(child.properties.alt, list.facts);
    // A link holds no link, and a heading is read out as a name.
    const isUnmarked = around.isUnmarked || /^(a|h[1-6])$/.test(child.tagName);
    const inner = isUnit(child) ? surroundingsIn(child, list.facts) : around;
    fillChildren(child, list, { ...inner, isUnmarked });
    return [child];
  });
}

function isUnit({ tagName }: Element): boolean {
  return /^(p|li|table)$/.test(tagName);
}

function surroundingsIn(unit: Element, facts: FactSnapshot): Surroundings {
  const besideOf = reportsBeside(textIn(unit), facts, { isBrief: unit.tagName === "table" });
  return { isUnmarked: false, marks: new Set(), besideOf };
}

function textIn(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textIn).join("") : "";
}

function filled(text: string, list: FigureList, around: Surroundings): ElementContent[] {
  if (!text.includes("{{")) return [words(text)];
  return joined(
    textParts(text, list.facts).flatMap((part) => [
      words(plainValue(part)),
      ...behind(part, list, around),
    ]),
  );
}

function filledFormula(
  { tex, isBlock }: { readonly tex: string; readonly isBlock: boolean },
  list: FigureList,
  around: Surroundings,
): ElementContent[] {
  const parts = textParts(tex, list.facts);
  const filledTex = parts.map((part) =>
    part.kind === "text" ? part.text : valueAsTex(plainValue(part)),
  );
  return [
    renderedFormula(filledTex.join(""), isBlock),
    ...parts.flatMap((part) => behind(part, list, around)),
  ];
}

function behind(
  part: TextPart,
  list: FigureList,
  { isUnmarked, marks, besideOf }: Surroundings,
): ElementContent[] {
  const nodes: ElementContent[] = [];
  if (part.kind === "fact" && !isUnmarked) {
    const number = list.numberOf(part.record);
    if (!marks.has(number)) nodes.push(sourceMark(number));
    marks.add(number);
  }
  const said = besideOf(part);
  if (said !== "") nodes.push(words(said));
  return nodes;
}

function joined(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.reduce<ElementContent[]>((before, node) => {
    const last = before.at(-1);
    if (node.type !== "text" || last?.type !== "text") return [...before, node];
    return [...before.slice(0, -1), words(last.value + node.value)];
  }, []);
}

function listInPlaceOf(
  children: readonly ElementContent[],
  list: FigureList,
): ElementContent | null {
  const [only, ...others] = children;
  if (only?.type !== "text" || others.length > 0) return null;
  const [part, ...rest] = textParts(only.value.trim(), list.facts);
  if (part?.kind !== "fact" || rest.length > 0) return null;
  const entries = entriesOf(part.record);
  if (entries === null) return null;
  const items = entries.texts.map((text) => element("li", [words(text)]));
  items.at(-1)?.children.push(sourceMark(list.numberOf(part.record)));
  return element(entries.ordered ? "ol" : "ul", items);
}

function sourceMark(number: string): Element {
  const name = { href: `#source-${number}`, ariaLabel: `Source ${number}`, dataMark: number };
  return element("sup", [element("a", [], name)]);
}

function plainValues(text: string, facts: FactSnapshot): string {
  return textParts(text, facts).map(plainValue).join("");
}

function plainValue(part: TextPart): string {
  return part.kind === "unknown" ? unknownValue : part.text;
}

function figureOf(record: Fact, number: string, facts: FactSnapshot) {
  const { id, label, edition, source, checkedOn, page } = record;
  return {
    id,
    anchor: `source-${number}`,
    label,
    edition,
    note: factNote(record, facts),
    source: { title: source.title, url: source.address },
    checkedOn,
    page,
  };
}
