import type { RouteHandle } from "../route-handle.ts";

export const handle: RouteHandle = { hydrate: true };

export default function Page() {
  return <h1>Page</h1>;
}
