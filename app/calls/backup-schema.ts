import * as z from "zod/mini";
import { emptyOutput, unreadable, type Endpoint } from "./endpoint.ts";

/** The whole database as one file (`npm run restore` takes it); a refusal is JSON. */
export const downloadBackup = {
  path: "/functions/backup",
  method: "POST",
  input: emptyOutput,
  output: z.object({}),
  failure: unreadable,
} as const satisfies Endpoint;
