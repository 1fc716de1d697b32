import * as z from "zod/mini";
import type { Outline } from "../../domain/drafting/outline/outline-shape.ts";
import { type DeepReadonly, ownPart } from "./endpoint.ts";

/** Subjects of this site that come nearest to what was asked, with their pages. */
export const nearest = z.array(z.object({ title: z.string(), path: z.string() }));

export type Nearest = DeepReadonly<z.output<typeof nearest>>;

/** How a request is refused that the writer cannot do: with what comes nearest, and what may be chosen. */
export const writerRefusal = z.object({ nearest, outline: z.optional(ownPart<Outline>()) });

export type WriterRefusal = DeepReadonly<z.output<typeof writerRefusal>>;
