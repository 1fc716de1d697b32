/** In what a statement or a record can be limited. */
export const dimensions = [
  "group",
  "paper",
  "session",
  "papers",
  "year",
  "quota",
  "portion",
  "section",
  "part",
  "institute",
  "branch",
] as const;

export type Dimension = (typeof dimensions)[number];

/** Words that limit a statement: `SC, ST and PwD` limits the group to three. */
export type Mention = {
  readonly dimension: Dimension;
  readonly values: ReadonlySet<string>;
  readonly start: number;
  readonly end: number;
};

/** The limits of a record or of what a figure is about; a missing dimension is no limit. */
export type Scope = Readonly<Partial<Record<Dimension, ReadonlySet<string>>>>;

/** Every candidate: a value limited to some of them is then wrong. */
export const everybody = "everybody";
