// Starts the built site. Plain JavaScript: having Node strip types costs a start 70 ms.
import { enableCompileCache } from "node:module";
import { join } from "node:path";

// Beside the built files: the second start compiles nothing. Where that cannot be written, each start does.
enableCompileCache(join(import.meta.dirname, "../build/compile-cache"));

const { serve } = await import("../build/server/index.js");
await serve();
