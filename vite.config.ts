import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  // The Hono app is the entry of the server bundle: pages, API and services share one module graph.
  environments: { ssr: { build: { rolldownOptions: { input: "./server/site.ts" } } } },
});
