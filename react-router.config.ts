import type { Config } from "@react-router/dev/config";

// The server's bundle has two programs, each a file of its name: see vite.config.ts.
export default { ssr: true, serverBuildFile: "[name].js" } satisfies Config;
