import { answers, noInput, postCall } from "./endpoint.ts";

/** The whole database as one file (`npm run restore` takes it); a refusal is JSON. */
export const downloadBackup = postCall("/functions/backup", noInput, answers<object>());
