import { DeskHeading, privateMeta } from "../kit/desk-page.tsx";
import { GoToPanel } from "./go-to-panel.tsx";

export { clientLoader } from "./go-to-aims.ts";

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
