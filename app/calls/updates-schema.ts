import * as z from "zod/mini";
import { updateStates } from "../../domain/updates/update-terms.ts";
import type { UpdatesService } from "../../domain/updates/updates-service.ts";
import { getCall, postCall, type ValueOf } from "./endpoint.ts";

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
export const listUpdates = getCall<ValueOf<UpdateDesk["list"]>>()("/functions/updates");

export const checkUpdate = postCall<ValueOf<UpdateDesk["check"]>>()(
  "/functions/updates/check",
  typedUpdate,
);

/** Without `id` a new update. With `publish` readers have it at once; what is public stays so. */
export const saveUpdate = postCall<ValueOf<UpdateDesk["save"]>>()("/functions/updates", {
  ...typedUpdate,
  id: optional,
  version: z._default(version, 0),
  confirmed,
  publish: z._default(z.boolean(), false),
});

export const moveUpdate = postCall<ValueOf<UpdateDesk["move"]>>()("/functions/updates/state", {
  id: z.string(),
  version,
  state: z.enum(updateStates),
  confirmed,
});
