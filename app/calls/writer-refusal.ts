import * as z from "zod/mini";
import { outline } from "./outline-schema.ts";
import type { DeepReadonly } from "./endpoint.ts";

/** Subjects of this site that come nearest to what was asked, with their pages. */
export const nearest = z.array(z.object({ title: z.string(), path: z.string() }));

export type Nearest = DeepReadonly<z.output<typeof nearest>>;

/** How a request is refused that the writer cannot do: with what comes nearest, and what may be chosen. */
export const writerRefusal = z.object({ nearest, outline: z.optional(outline) });

export type WriterRefusal = DeepReadonly<z.output<typeof writerRefusal>>;
