import * as z from "zod/mini";
import { updateStates } from "../../domain/updates/update-terms.ts";
import type { UpdatesService } from "../../domain/updates/updates-service.ts";
import { answers, getCall, postCall, type ValueOf } from "./endpoint.ts";

type UpdateDesk = UpdatesService["desk"];

const optional = z._default(z.nullable(z.string()), null);

/** The service says what cannot be stored. */
const typedUpdate = {
  headline: z.string(),
  summary: z.string(),
  category: z.string(),
  day: z.string(),
  link: optional,
  isBreaking: z._default(z.boolean(), false),
  /** The last day (ISO) on which readers have it; what is published needs one. */
  endsOn: optional,
};

/** Statements that no record answers, which whoever publishes has compared with the official notice. */
const confirmed = z._default(z.array(z.string()), []);

/** The version that was seen; both engines keep it in 32 bits. */
const version = z.int32().check(z.minimum(0));

/** Every update, drafts and ended ones too, by day, the newest first; `today` is the Indian day. */
export const listUpdates = getCall(
  "/functions/updates",
  {},
  answers<ValueOf<UpdateDesk["list"]>>(),
);

export const checkUpdate = postCall(
  "/functions/updates/check",
  typedUpdate,
  answers<ValueOf<UpdateDesk["check"]>>(),
);

/** Without `id` a new update. With `publish` readers have it at once; what is public stays so. */
export const saveUpdate = postCall(
  "/functions/updates",
  {
    ...typedUpdate,
    id: optional,
    version: z._default(version, 0),
    confirmed,
    publish: z._default(z.boolean(), false),
  },
  answers<ValueOf<UpdateDesk["save"]>>(),
);

export const moveUpdate = postCall(
  "/functions/updates/state",
  { id: z.string(), version, state: z.enum(updateStates), confirmed },
  answers<ValueOf<UpdateDesk["move"]>>(),
);
