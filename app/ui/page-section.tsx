import type { ReactNode } from "react";

type PageSectionProps = { id: string; title: string; aside?: ReactNode; children: ReactNode };

/** One part of a page: its heading stands in the margin where there is room, as in a handbook. */
export function PageSection({ id, title, aside, children }: PageSectionProps) {
  return (
    <section className="page-section" aria-labelledby={id}>
      <div className="stack">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  );
}
