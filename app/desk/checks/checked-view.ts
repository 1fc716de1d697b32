import type { Element, ElementContent, Root, RootContent } from "hast";
import type { TextLocation } from "../../../domain/posts/revisions/ledger.ts";
import type {
  Checks,
  ClaimToConfirm,
  Flagged,
} from "../../../domain/review/checks/review-checks.ts";
import { longIndianDate } from "../../../domain/shared/clock.ts";
import type { ReviewedPost } from "../reviewed-post.tsx";
import { anchorOf } from "./text-locations.ts";

/** What the panel shows; `anchor` is where the flagged words stand. */
export type ChecksView = Omit<Checks, "blocks" | "flagged" | "toConfirm" | "checkedAt"> & {
  readonly flagged: readonly (Flagged & { readonly anchor: string })[];
  readonly toConfirm: readonly (ClaimToConfirm & { readonly anchor: string })[];
  /** Null when the revision was not checked. */
  readonly checkedOn: string | null;
};

/** A post as its readers would get it, with what the checks see in it. */
export type CheckedPost = ReturnType<typeof checkedPostView> & {
  readonly image: { readonly url: string; readonly alt: string } | null;
};

/** On the server: a post and the checks of its revision, each leading to the other; `locked` are its locked blocks. */
export function checkedPostView(post: ReviewedPost, checks: Checks, locked: ReadonlySet<number>) {
  const { blocks, checkedAt, flagged, toConfirm, ...shown } = checks;
  const { tree, marked } = anchoredTree(post.tree, { blocks, flagged }, locked);
  const view: ChecksView = {
    ...shown,
    toConfirm: toConfirm.map((claim) => ({ ...claim, anchor: anchorOf(claim.place) })),
    checkedOn: checkedAt === null ? null : longIndianDate(checkedAt),
    flagged: flagged.map((flag) => ({
      ...flag,
      anchor: marked.has(flag.number) ? `flag-${flag.number}` : anchorOf(flag.place),
    })),
  };
  return { post: { ...post, tree, flags: flagsOf(flagged) }, checks: view };
}

/** The numbers of what is flagged in the parts above the body. */
function flagsOf(flagged: readonly Flagged[]): ReviewedPost["flags"] {
  const at = (field: TextLocation["field"]) =>
    flagged.filter(({ place }) => place.field === field).map(({ number }) => number);
  return { title: at("title"), hero_summary: at("hero_summary"), tags: at("tags") };
}

type AnchoredTree = {
  readonly tree: Root;
  /** The flagged items whose words are marked in the text, each by an id of its own. */
  readonly marked: ReadonlySet<number>;
};

/**
 * On the server: a body in which each block has an id, the flagged words are marked, and a line below
 * their block leads back to the panel; what is kept as it is says so.
 */
function anchoredTree(
  tree: Root,
  { blocks, flagged }: Pick<Checks, "blocks" | "flagged">,
  locked: ReadonlySet<number>,
): AnchoredTree {
  const marked = new Set<number>();
  let shown = 0;
  const children = tree.children.flatMap((child): RootContent[] => {
    if (child.type !== "element") return [child];
    const block = blocks[shown++];
    // After the blocks come the footnotes.
    if (block === undefined) return [child];
    const flags = flagged.filter(
      ({ place }) => place.field === "body_markdown" && place.block === block,
    );
    const element = flags.reduce((before, flag) => {
      const after = highlightQuote(before, flag);
      if (after !== null) marked.add(flag.number);
      return after ?? before;
    }, child);
    const properties = { ...element.properties, id: `block-${block}` };
    const anchored = withLockMark({ ...element, properties }, locked.has(block));
    return flags.length === 0 ? [...anchored] : [...anchored, wayBack(flags)];
  });
  return { tree: { ...tree, children }, marked };
}

function wayBack(flags: readonly Flagged[]): Element {
  const links = flags.flatMap(({ number }): ElementContent[] => [
    { type: "text", value: " " },
    {
      type: "element",
      tagName: "a",
      properties: { href: `#check-${number}` },
      children: [{ type: "text", value: `check ${number}` }],
    },
  ]);
  return {
    type: "element",
    tagName: "p",
    properties: { className: ["flag-note"] },
    children: [{ type: "text", value: "Flagged:" }, ...links],
  };
}

/** The element with the flagged words marked, where they stand in one piece; null when they do not. */
function highlightQuote(
  element: Element,
  flag: Pick<Flagged, "number" | "quote" | "stops">,
): Element | null {
  const words = flag.quote.replace(/…$/, "").trim();
  if (words === "") return null;
  return highlightIn(element, new RegExp(wholeWords(words), "u"), flag);
}

function highlightIn(
  element: Element,
  pattern: RegExp,
  flag: Pick<Flagged, "number" | "stops">,
): Element | null {
  for (const [index, child] of element.children.entries()) {
    const replaced = replacement(child, pattern, flag);
    if (replaced !== null)
      return { ...element, children: element.children.toSpliced(index, 1, ...replaced) };
  }
  return null;
}

function replacement(
  node: ElementContent,
  pattern: RegExp,
  flag: Pick<Flagged, "number" | "stops">,
): ElementContent[] | null {
  if (node.type === "element") {
    // One mark holds one flag: the same words flagged twice are looked for further on.
    const inside = node.tagName === "mark" ? null : highlightIn(node, pattern, flag);
    return inside === null ? null : [inside];
  }
  const found = node.type === "text" ? pattern.exec(node.value) : null;
  if (found === null || node.type !== "text") return null;
  const [words] = found;
  const mark: Element = {
    type: "element",
    tagName: "mark",
    properties: {
      id: `flag-${flag.number}`,
      className: [flag.stops ? "flag flag-stops" : "flag"],
    },
    children: [{ type: "text", value: words }],
  };
  return [
    { type: "text", value: node.value.slice(0, found.index) },
    mark,
    { type: "text", value: node.value.slice(found.index + words.length) },
  ];
}

function wholeWords(words: string): string {
  const pattern = words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll(/\s+/g, "\\s+");
  return `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
}

/** A block of the post as the review pages show it, with its mark when it is kept as it is. */
function withLockMark(element: Element, isLocked: boolean): readonly RootContent[] {
  if (!isLocked) return [element];
  const { className } = element.properties;
  const classes = [...(Array.isArray(className) ? className : []), "is-kept"];
  const properties = { ...element.properties, className: classes };
  return [{ ...element, properties }, mark];
}

const mark: Element = {
  type: "element",
  tagName: "p",
  properties: { className: ["kept-note"] },
  children: [{ type: "text", value: "Kept as it is" }],
};
