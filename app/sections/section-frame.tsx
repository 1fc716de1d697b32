import type { ReactNode } from "react";
import type { Section } from "../../content/pages/section.ts";
import { Heading, type HeadingLevel } from "./heading.tsx";

/** What the component of a section kind gets. */
export type SectionProps<Kind extends Section["kind"]> = {
  section: Extract<Section, { kind: Kind }>;
  level: HeadingLevel;
};

type SectionFrameProps = {
  section: Pick<Section, "id" | "title">;
  level: HeadingLevel;
  className?: string;
  hidden?: boolean;
  children: ReactNode;
};

/** A part with its heading, which is its anchor and its name. */
export function SectionFrame({ section, level, className, hidden, children }: SectionFrameProps) {
  const classes = ["section", className].filter(Boolean).join(" ");
  return (
    <section className={classes} aria-labelledby={section.id} hidden={hidden}>
      <Heading level={level} id={section.id}>
        {section.title}
      </Heading>
      {children}
    </section>
  );
}
