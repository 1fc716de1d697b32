import { caveats, type CaveatId } from "../../content/facts/index.ts";
import { citedFacts, requiredCaveats } from "../cited-facts.ts";

type NotesProps = {
  /** The contents that the notes belong to; contradicted values in it bring their note themselves. */
  of: unknown;
  also?: readonly CaveatId[] | undefined;
};

/** The visible notes near figures on which reports differ or which need a word of care. */
export function Notes({ of: contents, also = [] }: NotesProps) {
  const ids = new Set([...also, ...requiredCaveats(citedFacts(contents))]);
  return [...ids].map((id) => (
    <p className="caveat" role="note" key={id}>
      <strong>Note:</strong> {caveats[id]}
    </p>
  ));
}
