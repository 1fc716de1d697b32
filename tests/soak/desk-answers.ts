import { z } from "zod";
import type { Answer } from "./calls.ts";

export const madeSchema = z.object({
  post: z.object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    status: z.string(),
    published_at: z.string().nullable(),
    previewUrl: z.string(),
  }),
});
export const previewSchema = z.object({
  post: z.object({ revision: z.int() }),
  editToken: z.string().optional(),
  approveToken: z.string(),
  checks: z.object({ toConfirm: z.array(z.object({ sentence: z.string() })) }),
});
export const publishedSchema = z.object({
  post: z.object({ slug: z.string(), published_at: z.string() }),
});
const fieldsSchema = z.looseObject({ title: z.string(), body_markdown: z.string() });
export const openedSchema = z.object({
  post: z.object({ status: z.string(), revision: z.int(), fields: fieldsSchema }),
});
export const editedSchema = z.object({ post: z.object({ revision: z.int() }) });
export const linkSchema = z.object({ previewUrl: z.string() });
export const runsSchema = z.object({
  runs: z.array(z.object({ id: z.string(), state: z.string() })),
});

/** What a success says; undefined for every other answer. */
export function read<Schema extends z.ZodType>(schema: Schema, answer: Answer | null) {
  return answer?.status === 200 ? schema.parse(answer.body) : undefined;
}
