import type { EditedFields, FieldMessages } from "../../../domain/review/editing/edited-content.ts";
import type { EditablePost, NewerRevision } from "../../../domain/review/editing/hand-editing.ts";
import type { BlockChange } from "../../../domain/review/differences/difference.ts";
import {
  call,
  parsed,
  refusal,
  send,
  unreachable,
  type Answer,
  type Call,
  unreadable,
} from "./call.ts";
import { isCheckedPost, type CheckedPost } from "./checked-post.ts";
import { hasFields, isListOf, isNullOr, isNumber, isOneOf, isText, type Guard } from "./guards.ts";

/** What came of something typed: taken, or one sentence for each part that cannot be. */
type Refused = {
  readonly kind: "refused";
  readonly message: string;
  readonly fields: FieldMessages;
};

export type Saving =
  | {
      readonly kind: "saved";
      readonly message: string;
      readonly stopped: number;
      readonly post: EditablePost;
    }
  | { readonly kind: "conflict"; readonly message: string; readonly newer: NewerRevision }
  | Refused;

export type Previewing = { readonly kind: "shown"; readonly shown: CheckedPost } | Refused;

const isFields: Guard<EditedFields> = hasFields({
  title: isText,
  hero_summary: isText,
  tags: isListOf(isText),
  body_markdown: isText,
  meta_description: isText,
  hero_image_url: isText,
  hero_image_alt: isText,
  source_references: isListOf(hasFields({ title: isText, url: isText })),
});

const isEditable: Guard<EditablePost> = hasFields({
  postId: isText,
  status: isOneOf("draft", "regenerating", "published", "withdrawn"),
  revision: isNumber,
  fields: isFields,
  previewUrl: isNullOr(isText),
});

const isWords = isListOf(hasFields({ kind: isOneOf("same", "added", "removed"), text: isText }));
const isUnchanged = hasFields({ kind: isOneOf("unchanged"), texts: isListOf(isText) });
const isReworded = hasFields({ kind: isOneOf("changed"), words: isWords });
const isWhole = hasFields({ kind: isOneOf("added", "removed", "moved"), text: isText });
const isBlockChange: Guard<BlockChange> = (value): value is BlockChange =>
  isUnchanged(value) || isReworded(value) || isWhole(value);

const isConflict = hasFields({
  newer: hasFields({
    revision: isNumber,
    by: isText,
    fields: isFields,
    difference: hasFields({
      fields: isListOf(hasFields({ name: isText, words: isWords })),
      body: isListOf(isBlockChange),
    }),
  }),
});

const isSaved = hasFields({ message: isText, stopped: isNumber, post: isEditable });
const isRead = hasFields({ post: isEditable });
const isFieldRefusal = hasFields({ fields: isMessages });

/** The newest revision of a post, to be edited. */
export async function readEditable(postId: string, bearer: string): Promise<Answer<EditablePost>> {
  const path = `/functions/editable-post?${new URLSearchParams({ postId }).toString()}`;
  const answer = await call({ path, bearer }, isRead, unreadable);
  return answer.ok ? { ok: true, value: answer.value.post } : answer;
}

export type EditWish = {
  readonly postId: string;
  /** The revision that was opened: another one there by now is a conflict. */
  readonly revision: number;
  readonly fields: EditedFields;
  readonly readerNote: string;
};

/** Makes of what was typed the newest revision. */
export async function editPost(wish: EditWish, bearer: string): Promise<Answer<Saving>> {
  const otherwise = "The post could not be saved.";
  const answer = await typed({ path: "/functions/edit-post", body: wish, bearer }, otherwise);
  if (!answer.ok) return answer;
  const { value, message } = answer.value;
  if (isSaved(value)) return { ok: true, value: { kind: "saved", ...value } };
  if (isConflict(value))
    return { ok: true, value: { kind: "conflict", message, newer: value.newer } };
  return refusedFields(answer.value, otherwise);
}

/** Unsaved words as readers would see them, with what the checks see in them. */
export async function previewEdit(
  wish: Pick<EditWish, "postId" | "fields">,
  { bearer, signal }: { bearer: string; signal: AbortSignal },
): Promise<Answer<Previewing>> {
  const otherwise = "The preview could not be made.";
  const path = "/functions/preview-edit";
  const answer = await typed({ path, body: wish, bearer, signal }, otherwise);
  if (!answer.ok) return answer;
  const { value } = answer.value;
  if (isCheckedPost(value)) return { ok: true, value: { kind: "shown", shown: value } };
  return refusedFields(answer.value, otherwise);
}

type Answered = { readonly status: number; readonly message: string; readonly value: unknown };

/** An answer whose refusals say more than a sentence; other refusals are failures. */
async function typed(request: Call, otherwise: string): Promise<Answer<Answered>> {
  const response = await send(request);
  if (response === null) return unreachable;
  const failure = await refusal(response.clone(), otherwise);
  const value = parsed(await response.text().catch(() => ""));
  const isExplained = isConflict(value) || isFieldRefusal(value);
  if (!response.ok && !isExplained) return failure;
  return { ok: true, value: { status: response.status, message: failure.message, value } };
}

function refusedFields({ value, message, status }: Answered, otherwise: string): Answer<Refused> {
  if (isFieldRefusal(value))
    return { ok: true, value: { kind: "refused", message, fields: value.fields } };
  return { ok: false, message: otherwise, status };
}

function isMessages(value: unknown): value is FieldMessages {
  return typeof value === "object" && value !== null && Object.values(value).every(isText);
}
