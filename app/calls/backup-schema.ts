import * as z from "zod/mini";
import { nothing, unreadable, type Endpoint } from "./endpoint.ts";

/** The whole database as one file (`npm run restore` takes it); a refusal is JSON. */
export const downloadBackup = {
  path: "/functions/backup",
  method: "POST",
  input: nothing,
  output: z.object({}),
  failure: unreadable,
} as const satisfies Endpoint;
