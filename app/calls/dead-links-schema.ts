import * as z from "zod/mini";
import type { LinkChecksService } from "../../domain/link-checks/link-checks-service.ts";
import {
  anObject,
  answers,
  getCall,
  type Message,
  postCall,
  textInput,
  type ValueOf,
} from "./endpoint.ts";

/** The calls of the desk on links out of the site that readers follow in vain. */

/** Links that failed twice, on days of their own; `isOn` says whether any are looked at. */
export const listDeadLinks = getCall(
  "/functions/dead-links",
  z.object({}),
  answers<ValueOf<LinkChecksService["report"]["list"]>>(),
);

function answerTo() {
  const error = "action has to be dismiss or try-again.";
  return z.enum(["dismiss", "try-again"], { error });
}

/** Puts a report away until the address has answered once, or has it looked at again. */
export const answerDeadLink = postCall(
  "/functions/dead-links",
  z.object({ address: textInput("address"), action: answerTo() }, anObject),
  answers<Message>(),
  "The link could not be changed.",
);
