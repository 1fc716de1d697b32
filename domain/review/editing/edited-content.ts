import { z } from "zod";
import { excessiveMarkdown } from "../../posts/markdown.ts";
import {
  isImageAddress,
  withoutOuterBlanks,
  postLimits,
  type PostContent,
} from "../../posts/post.ts";
import { fail, succeed, type Failure, type Result } from "../../shared/result.ts";
import { plainLineEnds, writtenTextSchema } from "../../shared/written-text.ts";
import { addressesIn } from "../../drafting/checks/allowed-addresses.ts";

/** The parts of a post that an admin edits by hand; its address, category and related pages stay. */
export type EditedContent = Pick<
  PostContent,
  | "title"
  | "hero_summary"
  | "tags"
  | "body_markdown"
  | "meta_description"
  | "hero_image_url"
  | "hero_image_alt"
  | "source_references"
>;

export type EditedField = keyof EditedContent;

/** The same as a form holds it: a missing image is an empty text. */
export type EditedFields = {
  readonly title: string;
  readonly hero_summary: string;
  readonly tags: readonly string[];
  readonly body_markdown: string;
  readonly meta_description: string;
  readonly hero_image_url: string;
  readonly hero_image_alt: string;
  readonly source_references: readonly { readonly title: string; readonly url: string }[];
};

/** What is wrong with parts of a form, one sentence for each. */
export type FieldMessages = Readonly<Partial<Record<EditedField, string>>>;

/** A refusal that says which parts are wrong. */
export type FieldFailure = Failure & { readonly fields: FieldMessages };

/** What an admin typed, as it can be stored; `unacceptable` with a sentence for each part that cannot. */
export function editedContent(fields: EditedFields): Result<EditedContent, FieldFailure> {
  const parsed = editedContentSchema.safeParse(fields);
  if (parsed.success) return succeed(parsed.data);
  const messages: Partial<Record<EditedField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = editedFieldSchema.safeParse(path[0]);
    if (field.success) messages[field.data] ??= message;
  }
  const { failure } = fail("unacceptable", Object.values(messages).join(" "));
  return { ok: false, failure: { ...failure, fields: messages } };
}

/** The parts of a stored revision as a form holds them. */
export function fieldsOf(content: PostContent): EditedFields {
  return {
    title: content.title,
    hero_summary: content.hero_summary,
    tags: content.tags,
    body_markdown: content.body_markdown,
    meta_description: content.meta_description,
    hero_image_url: content.hero_image_url ?? "",
    hero_image_alt: content.hero_image_alt ?? "",
    source_references: content.source_references,
  };
}

const webAddress = z.url({ protocol: /^https?$/ });

const oneLine = writtenTextSchema.transform((written) => written.replaceAll(/\s*\n\s*/g, " "));

function bounded(name: string, most: number) {
  const message = `${name} can have ${most.toLocaleString("en-IN")} characters at most.`;
  return z.string().min(1, `${name} is missing.`).max(most, message);
}

/** The bounds of stored content, said to a person. */
const editedContentSchema = z
  .object({
    title: oneLine.pipe(bounded("The title", postLimits.title)),
    hero_summary: writtenTextSchema.pipe(bounded("The summary", postLimits.hero_summary)),
    tags: z
      .array(oneLine)
      .transform((tags) => [...new Set(tags.filter((tag) => tag !== ""))])
      .pipe(
        z
          .array(
            z.string().max(postLimits.tag, `A tag can have ${postLimits.tag} characters at most.`),
          )
          .max(postLimits.tags, `A post can have ${postLimits.tags} tags at most.`),
      ),
    body_markdown: z
      .string()
      .transform((body) => withoutOuterBlanks(plainLineEnds(body)))
      .pipe(bounded("The body", postLimits.body_markdown))
      .superRefine((body, context) => {
        const excess = excessiveMarkdown(body);
        if (excess !== null) context.addIssue(`The body cannot be drawn: ${excess}.`);
      }),
    meta_description: oneLine.pipe(bounded("The search description", postLimits.meta_description)),
    hero_image_url: oneLine.refine(
      (address) => address === "" || isImageAddress(address),
      "The image has to be one of your pictures, or an address that begins with https:// or http://.",
    ),
    hero_image_alt: oneLine.pipe(
      z
        .string()
        .max(
          postLimits.hero_image_alt,
          `The description of the image can have ${postLimits.hero_image_alt} characters at most.`,
        ),
    ),
    source_references: z
      .array(z.object({ title: oneLine, url: oneLine }))
      .transform((references) => references.filter(({ title, url }) => title !== "" || url !== ""))
      .superRefine((references, context) => {
        const message = referencesFault(references);
        if (message !== null) context.addIssue(message);
      }),
  })
  .superRefine(({ hero_image_url, hero_image_alt }, context) => {
    if (hero_image_alt !== "" || !webAddress.safeParse(hero_image_url).success) return;
    const message = "Please describe the image for those who cannot see it.";
    context.addIssue({ code: "custom", path: ["hero_image_alt"], message });
  })
  .transform((content): EditedContent => {
    const hasImage = content.hero_image_url !== "";
    return {
      ...content,
      hero_image_url: hasImage ? content.hero_image_url : null,
      hero_image_alt: hasImage ? content.hero_image_alt : null,
    };
  });

const editedFieldSchema = z.enum([
  "title",
  "hero_summary",
  "tags",
  "body_markdown",
  "meta_description",
  "hero_image_url",
  "hero_image_alt",
  "source_references",
] satisfies EditedField[]);

function referencesFault(
  references: readonly { readonly title: string; readonly url: string }[],
): string | null {
  const { source_references: most, reference_title: longest } = postLimits;
  if (references.length > most) return `A post can have ${most} references at most.`;
  for (const [index, { title, url }] of references.entries()) {
    const name = `Reference ${index + 1}`;
    if (title === "") return `${name} has no title.`;
    if (title.length > longest) return `${name}: the title can have ${longest} characters at most.`;
    if (!webAddress.safeParse(url).success)
      return `${name}: the address has to begin with https:// or http://.`;
    if (references.findIndex((other) => other.url === url) < index)
      return `${name} has the address of another one.`;
  }
  return null;
}

/** The parts as a person calls them, in reading order. */
const names = {
  title: "title",
  hero_summary: "summary",
  tags: "tags",
  hero_image_url: "image",
  hero_image_alt: "description of the image",
  body_markdown: "body",
  source_references: "references",
  meta_description: "search description",
} as const satisfies Record<EditedField, string>;

const fields = Object.keys(names) as EditedField[];

/** The names of the parts that differ, in reading order. */
export function changedParts(before: PostContent, after: EditedContent): readonly string[] {
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => names[field]);
}

/**
 * What an edit is called in the history. The web addresses that it adds are named: from now on they
 * count as given by a person, as those in prompts and corrections do.
 */
export function editInstructions(before: PostContent, after: EditedContent): string {
  const known = new Set(addressesOf(before));
  const added = addressesOf(after).filter((address) => !known.has(address));
  const what = `Edited by hand: ${changedParts(before, after).join(", ")}.`;
  return added.length === 0 ? what : `${what} Addresses added: ${added.join(" ")}`;
}

function addressesOf(content: EditedContent): readonly string[] {
  const { body_markdown, hero_summary, hero_image_url, source_references } = content;
  const texts = [body_markdown, hero_summary, hero_image_url ?? ""];
  const found = addressesIn([...texts, ...source_references.map(({ url }) => url)]);
  return [...new Set([...found].map((address) => new URL(address).href))];
}
