import type { Config } from "@react-router/dev/config";

// The server's bundle has two programs, each a file of its name: see vite.config.ts.
export default {
  ssr: true,
  serverBuildFile: "[name].js",
  // Few routes: asked for one by one, a request that is cut off by a step to another page would be logged as an error.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
