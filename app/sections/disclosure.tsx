import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";

type DisclosureProps = {
  /** Of the disclosures with one group name, one is open at most. */
  group: string;
  /** Anchor of what is inside: a link to it opens the disclosure, in HTML alone. */
  id: string;
  title: string;
  level: HeadingLevel;
  hidden?: boolean;
  children: ReactNode;
};

/** One part of an accordion: opens and closes without script. */
export function Disclosure({ group, id, title, level, hidden, children }: DisclosureProps) {
  return (
    <details className="disclosure" name={group} hidden={hidden}>
      <summary>
        <Heading level={level}>{title}</Heading>
      </summary>
      <div className="disclosure-body" id={id}>
        {children}
      </div>
    </details>
  );
}
