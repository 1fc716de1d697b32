import { z } from "zod";
import { addressesIn } from "../../drafting/safety/addresses.ts";
import { excessiveMarkdown } from "../../posts/text/text-limits.ts";
import {
  isImageAddress,
  postCategorySchema,
  postLimits,
  slugSchema,
  withoutOuterBlanks,
  type PostContent,
} from "../../posts/post.ts";
import { fail, succeed, type Failure, type Result } from "../../shared/result.ts";
import {
  formFieldsSchema,
  type EditedFields,
  type FormFields,
  type TypedWords,
} from "./form-fields.ts";
import { plainLineEnds, writtenTextSchema } from "../../shared/written-text.ts";

export type EditedContent = z.output<typeof editedContentSchema>;

type EditedField = keyof EditedContent;

export type FieldMessages = Readonly<Partial<Record<EditedField, string>>>;

export type FieldFailure = Failure & { readonly fields: FieldMessages };

/** A part that is missing in a draft by hand may stay so for now; nothing else may be emptied. */
export function editedContent(
  fields: EditedFields,
  base: PostContent,
): Result<EditedContent, FieldFailure> {
  const { slug = base.slug, category = base.category, author = base.author ?? "" } = fields;
  const parsed = editedContentSchema.safeParse({ ...fields, slug, category, author });
  const messages: Partial<Record<EditedField, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = editedFieldSchema.safeParse(path[0]);
    if (field.success) messages[field.data] ??= message;
  }
  for (const part of lasting)
    if (fields[part].trim() === "" && base[part] !== "")
      messages[part] ??= `The ${names[part]} is missing.`;
  if (parsed.success && Object.keys(messages).length === 0) return succeed(parsed.data);
  const { failure } = fail("unacceptable", Object.values(messages).join(" "));
  return refusedFields(failure, messages);
}

export function refusedFields(failure: Failure, fields: FieldMessages) {
  return { ok: false, failure: { ...failure, fields } } as const;
}

const lasting = ["hero_summary", "body_markdown", "meta_description"] as const;

export function fieldsOf(content: PostContent): FormFields {
  const { author, hero_image_url, hero_image_alt } = content;
  return formFieldsSchema.parse({
    ...content,
    author: author ?? "",
    hero_image_url: hero_image_url ?? "",
    hero_image_alt: hero_image_alt ?? "",
  });
}

const webAddress = z.url({ protocol: /^https?$/ });

const oneLine = writtenTextSchema.transform((written) => written.replaceAll(/\s*\n\s*/g, " "));

function bounded(name: string, most: number) {
  const message = `${name} can have ${most.toLocaleString("en-IN")} characters at most.`;
  return z.string().max(most, message);
}

function readable(name: string, most: number) {
  return bounded(name, most).superRefine((text, context) => {
    const excess = excessiveMarkdown(text);
    if (excess !== null) context.addIssue(`${name} cannot be drawn and checked: ${excess}.`);
  });
}

const editedParts = z.object({
  title: oneLine.pipe(bounded("The title", postLimits.title).min(1, "The title is missing.")),
  slug: oneLine
    .transform((slug) => slug.toLowerCase())
    .pipe(bounded("The address", postLimits.slug))
    .refine((slug) => slug === "" || slugSchema.safeParse(slug).success, {
      message: "The address can have letters from a to z, digits, and single hyphens between them.",
    })
    .refine((slug) => slug !== "", "The address is missing."),
  category: z.enum(postCategorySchema.options, "Please choose one of the categories."),
  author: oneLine
    .pipe(bounded("The name of the author", postLimits.author))
    .transform((author) => (author === "" ? null : author)),
  hero_summary: writtenTextSchema.pipe(readable("The summary", postLimits.hero_summary)),
  tags: z
    .array(oneLine)
    .transform((tags) => [...new Set(tags.filter((tag) => tag !== ""))])
    .pipe(
      z
        .array(bounded("A tag", postLimits.tag))
        .max(postLimits.tags, `A post can have ${postLimits.tags} tags at most.`),
    ),
  body_markdown: z
    .string()
    .transform((body) => withoutOuterBlanks(plainLineEnds(body)))
    .pipe(readable("The body", postLimits.body_markdown)),
  meta_description: oneLine.pipe(readable("The search description", postLimits.meta_description)),
  hero_image_url: oneLine.refine(
    (address) => address === "" || isImageAddress(address),
    "The image has to be one of your pictures, or an address that begins with https:// or http://.",
  ),
  hero_image_alt: oneLine.pipe(bounded("The description of the image", postLimits.hero_image_alt)),
  source_references: z
    .array(z.object({ title: oneLine, url: oneLine }))
    .transform((references) => references.filter(({ title, url }) => title !== "" || url !== ""))
    .superRefine((references, context) => {
      const message = referencesFault(references);
      if (message !== null) context.addIssue(message);
    }),
});

const editedFieldSchema = editedParts.keyof();

const editedContentSchema = editedParts
  .superRefine(({ hero_image_url, hero_image_alt }, context) => {
    if (hero_image_alt !== "" || !webAddress.safeParse(hero_image_url).success) return;
    const message = "Please describe the image for those who cannot see it.";
    context.addIssue({ code: "custom", path: ["hero_image_alt"], message });
  })
  .transform((content) => {
    const hasImage = content.hero_image_url !== "";
    return {
      ...content,
      hero_image_url: hasImage ? content.hero_image_url : null,
      hero_image_alt: hasImage ? content.hero_image_alt : null,
    };
  });

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

const names = {
  title: "title",
  slug: "address",
  category: "category",
  author: "author",
  hero_summary: "summary",
  tags: "tags",
  hero_image_url: "image",
  hero_image_alt: "description of the image",
  body_markdown: "body",
  source_references: "references",
  meta_description: "search description",
} as const satisfies Record<EditedField, string>;

export function changedParts(before: PostContent, after: EditedContent): readonly string[] {
  const changed: string[] = [];
  let field: EditedField;
  for (field in names)
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) changed.push(names[field]);
  return changed;
}

export function editInstructions(before: PostContent, after: EditedContent): string {
  const added = addressesOf(after).difference(addressesOf(before));
  const edit = `Edited by hand: ${changedParts(before, after).join(", ")}.`;
  return added.size === 0 ? edit : `${edit} Addresses added: ${[...added].join(" ")}`;
}

function addressesOf(content: EditedContent): ReadonlySet<string> {
  const { body_markdown, hero_summary, hero_image_url, source_references } = content;
  const texts = [body_markdown, hero_summary, hero_image_url ?? ""];
  const found = addressesIn([...texts, ...source_references.map(({ url }) => url)]);
  return new Set([...found].map((address) => new URL(address).href));
}

export type WorkingCopy = {
  readonly revision: number;
  readonly keptAt: string;
  readonly words: TypedWords;
};
