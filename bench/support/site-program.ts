import { join } from "node:path";
import { startEnvironment, startParameters } from "../../scripts/start-parameters.ts";
import { freePort } from "./processes.ts";

/** The built site as `npm start` runs it, with its data below this folder, at a free port. */
export async function siteProgram(folder: string, settings: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  return {
    name: "this site",
    command: process.execPath,
    parameters: startParameters,
    environment: {
      ...startEnvironment,
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, "data"),
      ADMIN_EMAIL: "admin@example.com",
      ADMIN_PASSWORD: "correct horse battery",
      ...settings,
    },
    port,
  };
}
