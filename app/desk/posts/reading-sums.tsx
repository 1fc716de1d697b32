import type { PostReadings } from "../../calls/readership-schema.ts";
import { counted } from "../phrases.ts";

/** How often a live post was read, and who found it useful. */
export function PostReadingsLine({ of: { month, all, ...answers } }: { of: PostReadings }) {
  const opinion = answers.useful + answers.notUseful === 0 ? "" : `. ${opinionWords(answers)}`;
  return (
    <p className="quiet">
      {`${counted(month, "reading")} in 30 days, ${all.toLocaleString("en-IN")} in all${opinion}`}
    </p>
  );
}

type Opinions = { readonly useful: number; readonly notUseful: number };

/** What readers answered to "Was this useful?". */
export function opinionWords({ useful, notUseful }: Opinions): string {
  const answers = useful + notUseful;
  return answers === 0 ? "No answers" : `Useful for ${useful} of ${answers}`;
}
