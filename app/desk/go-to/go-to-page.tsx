import { Checking } from "../kit/admin-access.tsx";
import { deskHandle, DeskHeading, privateMeta } from "../kit/desk-page.tsx";
import { GoToPanel } from "./go-to-panel.tsx";

export const handle = deskHandle;
export { clientLoader } from "./go-to-aims.ts";
export { Checking as HydrateFallback };

export function meta() {
  return privateMeta("Go to");
}

export default function GoToPage() {
  return (
    <div className="stack">
      <DeskHeading title="Go to" />
      <GoToPanel close={() => undefined} />
    </div>
  );
}
