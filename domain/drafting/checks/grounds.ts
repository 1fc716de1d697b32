import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { DraftText } from "./draft-text.ts";

/** What every statement of a draft is judged with. */
export type Grounds = {
  readonly draft: DraftText;
  /** The records of the edition that the draft belongs to. */
  readonly facts: FactSnapshot;
  readonly today: string;
  /** Numbers that people gave with the request. */
  readonly premises: ReadonlySet<number>;
  /** Set where a statement is judged with a record in place of a figure: what differs again is not tried once more. */
  readonly mended?: true;
};
