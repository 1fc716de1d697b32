import * as z from "zod/mini";
import { postActions, type DeskPost } from "../../domain/review/desk-post.ts";
import type { Services } from "../../domain/services.ts";
import {
  answers,
  getCall,
  ofPost,
  optionalText,
  postCall,
  postStatus,
  revision,
} from "./endpoint.ts";

/** Apart from the list, because the dashboard has the list alone. */

/** By what the list of posts can be narrowed besides its state. */
export const readPostChoices = getCall(
  "/functions/post-choices",
  {},
  answers<Awaited<ReturnType<Services["desk"]["choices"]>>>(),
);

/** Changes a post that is still as it is shown, and answers what it is then. */
export const actOnPost = postCall(
  "/functions/post-action",
  {
    ...ofPost,
    action: z.enum(postActions),
    revision: revision(),
    status: z.optional(postStatus),
    reason: optionalText(),
  },
  answers<{ readonly post: DeskPost }>(),
);
