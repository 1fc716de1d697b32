import type { ReactNode } from "react";

export type HeadingLevel = 2 | 3 | 4;

const tags = { 2: "h2", 3: "h3", 4: "h4" } as const;

type HeadingProps = { level: HeadingLevel; id?: string; children: ReactNode };

export function Heading({ level, id, children }: HeadingProps) {
  const Tag = tags[level];
  return <Tag id={id}>{children}</Tag>;
}

/** The level of what stands inside a part with this heading. */
export function below(level: HeadingLevel): HeadingLevel {
  return level === 2 ? 3 : 4;
}
