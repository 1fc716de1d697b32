import * as z from "zod/mini";
import { updateStates } from "../../domain/updates/update-terms.ts";
import type { UpdatesService } from "../../domain/updates/updates-service.ts";
import { anObject, answers, getCall, postCall, textInput, type ValueOf } from "./endpoint.ts";

/** The calls of the desk on updates: writers draft, approvers decide what readers see. */

type UpdateDesk = UpdatesService["desk"];

/** The service says what cannot be stored. */
function typedUpdate() {
  const isBreaking = z.boolean({ error: "isBreaking has to be true or false." });
  return {
    headline: textInput("headline"),
    summary: textInput("summary"),
    category: textInput("category"),
    day: textInput("day"),
    link: z._default(z.nullable(textInput("link")), null),
    isBreaking: z._default(isBreaking, false),
    breakingUntil: z._default(z.nullable(textInput("breakingUntil")), null),
    /** The last day (ISO) on which readers have it; what is published needs one. */
    endsOn: z._default(z.nullable(textInput("endsOn")), null),
  };
}

/** Statements that no record answers, which whoever publishes has compared with the official notice. */
function confirmed() {
  const error = "confirmed has to be a list of sentences.";
  return z._default(z.array(z.string(), { error }), []);
}

/** The version that was seen; both engines keep it in 32 bits. */
function version() {
  const error = "version has to be the number of the version that was seen.";
  return z.int32({ error }).check(z.minimum(0, { error }));
}

function updateState() {
  return z.enum(updateStates, { error: `state has to be one of ${updateStates.join(", ")}.` });
}

/** Every update, drafts and ended ones too, by day, the newest first; `today` is the Indian day. */
export const listUpdates = getCall(
  "/functions/updates",
  z.object({}),
  answers<ValueOf<UpdateDesk["list"]>>(),
);

/** The words as readers would see them, with the findings of the checks. */
export const checkUpdate = postCall(
  "/functions/updates/check",
  z.object(typedUpdate(), anObject),
  answers<ValueOf<UpdateDesk["check"]>>(),
);

/** Without `id` a new update. With `publish` readers have it at once; what is public stays so. */
export const saveUpdate = postCall(
  "/functions/updates",
  z.object(
    {
      ...typedUpdate(),
      id: z._default(z.nullable(textInput("id")), null),
      version: z._default(version(), 0),
      confirmed: confirmed(),
      publish: z._default(z.boolean({ error: "publish has to be true or false." }), false),
    },
    anObject,
  ),
  answers<ValueOf<UpdateDesk["save"]>>(),
  "The update could not be saved.",
);

export const moveUpdate = postCall(
  "/functions/updates/state",
  z.object(
    { id: textInput("id"), version: version(), state: updateState(), confirmed: confirmed() },
    anObject,
  ),
  answers<ValueOf<UpdateDesk["move"]>>(),
  "The update could not be changed.",
);
