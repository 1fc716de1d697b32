import * as z from "zod/mini";
import { emptyOutput, postCall } from "./endpoint.ts";

/** The whole database as one file (`npm run restore` takes it); a refusal is JSON. */
export const downloadBackup = postCall("/functions/backup", emptyOutput, z.object({}));
