import * as z from "zod/mini";
import { anObject, answers, lenientText, postCall, textInput } from "./endpoint.ts";

/**
 * Where an admin sees a public page with the values as they held, or will hold, at the end of a day: an
 * address of this site that ends after half an hour.
 */
export const openAsOf = postCall(
  "/functions/facts/as-of",
  z.object({ day: lenientText(), path: z._default(textInput("path"), "/") }, anObject),
  answers<{ readonly address: string }>(),
  "The site as of that day could not be opened.",
);
