import { lazy, Suspense, useState } from "react";

/** Loaded when somebody opens it. */
const PostSections = lazy(async () => ({
  default: (await import("./post-sections.tsx")).PostSections,
}));

/** "Sections" below the editor of a post; open at once where the address says so. */
export function SectionsDisclosure({ postId }: { postId: string }) {
  const [isOpen, setOpen] = useState(() => window.location.hash === "#sections");
  return (
    <details
      className="card outline-post"
      id="sections"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Sections</summary>
      {isOpen && (
        <Suspense fallback={<p role="status">Looking at the sections…</p>}>
          <PostSections {...{ postId }} />
        </Suspense>
      )}
    </details>
  );
}
