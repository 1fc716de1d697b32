import script from "../enhance/year-script.ts?script";
import type { RouteHandle } from "../route-handle.ts";

export { default, loader, meta } from "./information-page.tsx";

export const handle = { script } satisfies RouteHandle;
