import * as z from "zod/mini";
import { anObject, getCall, message, postCall, textInput } from "./endpoint.ts";

/** The calls of the desk on links out of the site that readers follow in vain. */

/** Links that failed twice, on days of their own; `isOn` says whether any are looked at. */
export const listDeadLinks = getCall(
  "/functions/dead-links",
  z.object({}),
  z.object({
    links: z.array(
      z.object({
        address: z.string(),
        outcome: z.string(),
        checkedOn: z.string(),
        texts: z.array(z.object({ title: z.string(), path: z.string(), deskPath: z.string() })),
      }),
    ),
    isOn: z.boolean(),
  }),
);

function answerTo() {
  const error = "action has to be dismiss or try-again.";
  return z.enum(["dismiss", "try-again"], { error });
}

/** Puts a report away until the address has answered once, or has it looked at again. */
export const answerDeadLink = postCall(
  "/functions/dead-links",
  z.object({ address: textInput("address"), action: answerTo() }, anObject),
  message,
  "The link could not be changed.",
);
