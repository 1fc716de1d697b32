import type { ElementContent, Root } from "hast";
import type { TextLocation } from "../../../domain/posts/ledger.ts";
import { kindNames } from "../checks/kind-names.ts";
import type { ChecksView } from "../checks/checks-data.ts";
import type { ReviewedPost } from "../reviewed-post.tsx";
import {
  hasFields,
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isText,
  type Guard,
} from "./guards.ts";

/** A post as its readers would get it, with what the checks see in it. */
export type CheckedPost = {
  readonly post: ReviewedPost;
  readonly checks: ChecksView;
  readonly image: { readonly url: string; readonly alt: string } | null;
};

const isTextNode = hasFields({ type: isOneOf("text"), value: isText });
const isElementHead = hasFields({
  type: isOneOf("element"),
  tagName: isText,
  properties: isProperties,
  children: isListOf(isUnknown),
});

const isTree: Guard<Root> = (value): value is Root =>
  hasFields({ type: isOneOf("root"), children: isListOf(isTreeNode) })(value);

const isFieldPlace = hasFields({
  field: isOneOf(
    "title",
    "hero_summary",
    "meta_description",
    "tags",
    "slug",
    "internal_links",
    "source_references",
  ),
});
const isBodyPlace = hasFields({ field: isOneOf("body_markdown"), block: isNumber });
const isPlace: Guard<TextLocation> = (value): value is TextLocation =>
  isFieldPlace(value) || isBodyPlace(value);

const isSource = hasFields({ title: isText, url: isText });
const isNumbers = isListOf(isNumber);

const citation = {
  id: isText,
  label: isText,
  edition: isText,
  note: isNullOr(isText),
  source: isSource,
  checkedOn: isText,
  page: isText,
};
const isFigure = hasFields({ ...citation, anchor: isText });
const isRecord = hasFields({ ...citation, value: isText });

const isReviewedPost = hasFields({
  id: isText,
  title: isText,
  categoryLabel: isText,
  tags: isListOf(isText),
  heroSummary: isText,
  tree: isTree,
  figures: isListOf(isFigure),
  references: isListOf(isSource),
  isComposed: isBoolean,
  flags: hasFields({ title: isNumbers, hero_summary: isNumbers, tags: isNumbers }),
});

const isChecks = hasFields({
  checkedOn: isNullOr(isText),
  description: isText,
  unknown: isListOf(hasFields({ sentence: isText, place: isPlace })),
  flagged: isListOf(
    hasFields({
      number: isNumber,
      kind: isKind,
      stops: isBoolean,
      place: isPlace,
      quote: isText,
      message: isText,
      anchor: isText,
      record: isNullOr(isRecord),
    }),
  ),
  figures: isListOf(
    hasFields({
      id: isText,
      record: isNullOr(isRecord),
      was: isNullOr(isText),
      verdict: isNullOr(isOneOf("supported", "contradicted", "unsupported")),
      isTyped: isBoolean,
      places: isListOf(isPlace),
    }),
  ),
  links: isListOf(
    hasFields({
      address: isText,
      isInternal: isBoolean,
      state: isOneOf("stopped", "page", "official", "supplied", "unchecked"),
      places: isListOf(isPlace),
    }),
  ),
});

export const isCheckedPost: Guard<CheckedPost> = hasFields({
  post: isReviewedPost,
  checks: isChecks,
  image: isNullOr(hasFields({ url: isText, alt: isText })),
});

function isTreeNode(value: unknown): value is ElementContent {
  return isTextNode(value) || (isElementHead(value) && value.children.every(isTreeNode));
}

function isProperties(value: unknown): value is Record<string, PropertyValue> {
  return typeof value === "object" && value !== null && Object.values(value).every(isPropertyValue);
}

type PropertyValue = string | number | boolean | null | (string | number)[];

function isPropertyValue(value: unknown): boolean {
  return value === null || isBoolean(value) || isWord(value) || isListOf(isWord)(value);
}

function isWord(value: unknown): value is string | number {
  return isText(value) || isNumber(value);
}

function isUnknown(value: unknown): value is unknown {
  return value !== undefined;
}

function isKind(value: unknown): value is keyof typeof kindNames {
  return isText(value) && Object.hasOwn(kindNames, value);
}
