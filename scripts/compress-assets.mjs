// Puts a brotli copy beside each built text file, so that the server never compresses one.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const folder = "build/client";

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
  const path = join(folder, name);
  writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
}
