import { postCategories } from "../../posts/post.ts";
import type { DraftRequest } from "../writer.ts";
import { evidenceData, message } from "./evidence-data.ts";
import { rules } from "./rules.ts";

/** What a model is told before a request for a new article. */
export const draftInstructions = `${rules}

Your task: write an article for the request, in markdown, in this order:
1. Two or three sentences that answer the request.
2. "## Key facts": a table with the columns Fact, Value and Year, one row for each fact that matters here.
3. One or more sections under level-2 headings that explain what the values mean for the reader. Where something has to be done, a numbered list of steps.
4. "## Questions and answers": three to five questions as level-3 headings, each with a short answer.
5. "## Related pages": a list of links with half a sentence on each.
Leave out a part for which the facts give nothing. If the facts do not fit the request at all, say in a few sentences that this site has no checked source on it, and write nothing else.`;

/** `today` is an ISO day in India. */
export function draftMessage({ prompt, category, evidence }: DraftRequest, today: string): string {
  return message({
    today,
    request: prompt,
    category: postCategories[category],
    ...evidenceData(evidence),
  });
}
