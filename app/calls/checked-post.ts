import type { Root } from "hast";
import * as z from "zod/mini";
import type { Finding } from "../../domain/posts/revisions/ledger.ts";
import { nullableText } from "./endpoint.ts";
import { beside } from "./review.ts";

/** What can be wrong with a draft, as a reviewer reads it. */
export const kindNames: Record<Finding["kind"], string> = {
  shape: "Form of the post",
  slug: "Address of the post",
  "dead-link": "Link that leads nowhere",
  "foreign-address": "Unknown address",
  "unknown-token": "Value without a fact",
  contradiction: "Against our facts",
  "typed-figure": "Typed value",
  "other-edition": "Value of another year",
  "swapped-category": "Value of another group",
  unsupported: "Not among our facts",
  promise: "Promise",
  "raw-html": "HTML",
  "forbidden-scheme": "Forbidden link",
  "smuggled-instruction": "Instruction in the text",
};

const textLocation = z.union([
  z.object({
    field: z.enum([
      "title",
      "hero_summary",
      "meta_description",
      "tags",
      "slug",
      "internal_links",
      "source_references",
    ]),
  }),
  z.object({ field: z.literal("body_markdown"), block: z.number() }),
]);

const textLocations = z.array(textLocation);
const source = z.object({ title: z.string(), url: z.string() });

const citation = {
  id: z.string(),
  label: z.string(),
  edition: z.string(),
  note: nullableText,
  source,
  checkedOn: z.string(),
  page: z.string(),
};

const record = z.nullable(z.object({ ...citation, value: z.string() }));
const numbers = z.array(z.number());

/** What a reviewer sees of a post; nothing else of it reaches the browser. */
const reviewedPost = z.object({
  id: z.string(),
  title: z.string(),
  categoryLabel: z.string(),
  tags: z.array(z.string()),
  heroSummary: z.string(),
  tree: z.custom<Root>(isTree),
  figures: z.array(z.object({ ...citation, anchor: z.string() })),
  references: z.array(source),
  /** A model, a program from the site's records, or people of the office. */
  writtenBy: z.enum(["model", "records", "office"]),
  /** Numbers of the flagged items of each part above the body. */
  flags: z.object({ title: numbers, hero_summary: numbers, tags: numbers }),
});

/** What the panel of the checks shows. */
const checks = z.object({
  /** Null when the revision was not checked. */
  checkedOn: nullableText,
  description: z.string(),
  /** How many sentences and cells were read, how many of them state nothing that could be checked, and how many are borne out; null when nobody counted. */
  sentences: z.nullable(z.number()),
  noClaims: z.nullable(z.number()),
  supported: z.number(),
  /** What a person has to check, in reading order. */
  toConfirm: z.array(
    z.object({
      sentence: z.string(),
      /** The heading under which it stands; empty for none. */
      under: z.string(),
      place: textLocation,
      /** The id of the element with it. */
      anchor: z.string(),
      why: z.string(),
      /** The model's second reading called it a claim, the rules did not. */
      raised: z.boolean(),
      ...beside,
      /** Null while nobody has confirmed it; `on` is an ISO day in India. */
      confirmed: z.nullable(z.object({ by: z.string(), on: z.string(), address: nullableText })),
    }),
  ),
  flagged: z.array(
    z.object({
      number: z.number(),
      kind: z.custom<Finding["kind"]>(
        (kind) => typeof kind === "string" && Object.hasOwn(kindNames, kind),
      ),
      stops: z.boolean(),
      place: textLocation,
      quote: z.string(),
      /** The whole sentence that is contradicted; null where the words alone are what is wrong. */
      sentence: nullableText,
      message: z.string(),
      /** The id of the element with the flagged words. */
      anchor: z.string(),
      record,
    }),
  ),
  figures: z.array(
    z.object({
      id: z.string(),
      record,
      was: nullableText,
      verdict: z.nullable(z.enum(["supported", "contradicted", "to-confirm"])),
      isTyped: z.boolean(),
      places: textLocations,
    }),
  ),
  links: z.array(
    z.object({
      address: z.string(),
      isInternal: z.boolean(),
      state: z.enum(["stopped", "page", "official", "supplied", "unchecked"]),
      places: textLocations,
    }),
  ),
});

/** A post as its readers would get it, with what the checks see in it. */
export const checkedPost = z.object({
  post: reviewedPost,
  checks,
  image: z.nullable(z.object({ url: z.string(), alt: z.string() })),
});

export type CheckedPost = z.output<typeof checkedPost>;

/** Whether a value is a tree of elements and texts alone. */
function isTree(value: unknown): value is Root {
  return isNode(value) && value.type === "root" && areBodyNodes(value.children);
}

function areBodyNodes(children: unknown): boolean {
  return Array.isArray(children) && children.every(isBodyNode);
}

function isBodyNode(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "text") return typeof node.value === "string";
  const { type, tagName, properties, children } = node;
  return (
    type === "element" &&
    typeof tagName === "string" &&
    Object.values(properties ?? {}).every(isProperty) &&
    areBodyNodes(children)
  );
}

type Node = Partial<Record<"type" | "value" | "tagName" | "properties" | "children", unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function isProperty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((word) => /^(string|number)$/.test(typeof word));
  return value === null || /^(string|number|boolean)$/.test(typeof value);
}
