import { z } from "zod";
import { formFieldsSchema } from "./edited-content.ts";

export const typedWordsSchema = formFieldsSchema.extend({ readerNote: z.string() });

export type TypedWords = Readonly<z.infer<typeof typedWordsSchema>>;

export type WorkingCopy = {
  /** Of each keeping: another one means that it was typed on elsewhere. */
  readonly version: string;
  readonly revision: number;
  /** ISO. */
  readonly keptAt: string;
  readonly words: TypedWords;
};

export type WorkingCopyOf = {
  readonly author: string;
  readonly begunAt: string;
  readonly copy: WorkingCopy;
};
