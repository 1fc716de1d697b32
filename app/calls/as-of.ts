import * as z from "zod/mini";
import { anObject, lenientText, textInput, type Endpoint } from "./endpoint.ts";

/**
 * Where an admin sees a public page with the values as they held, or will hold, at the end of a day: an
 * address of this site that ends after half an hour.
 */
export const openAsOf = {
  path: "/functions/facts/as-of",
  method: "POST",
  input: z.object({ day: lenientText(), path: z._default(textInput("path"), "/") }, anObject),
  output: z.object({ address: z.string() }),
  failure: "The site as of that day could not be opened.",
} as const satisfies Endpoint;
