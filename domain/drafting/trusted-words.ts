/** Characters of a request that are read: more says nothing new and takes time. */
const longestRequest = 4_000;

/** Orders that want something else than an article, or want it against the records. */
const orders =
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?]*\b(?:rules?|instructions?|prompts?|records?|above|previous|guidelines)\b|\bsystem prompt\b|\byou are (?:now|no longer)\b|\b(?:act|behave) as\b|\bpretend\b|\bjail ?break|\bdeveloper mode\b|\b(?:reveal|print|show) (?:your|the) (?:prompt|instructions?|keys?|passwords?)\b|\bapi[- ]?keys?\b|\bpasswords?\b|\bguarantee/i;
const markup = /<[^>]*>|\bjavascript:|\{\{|\}\}|\bon\w+=|https?:\/\//i;

/** True for a request whose own words had better not stand in a post. */
export function isHostile(request: string): boolean {
  return orders.test(request) || markup.test(request);
}

/** The request without markup, addresses and sentences that give such orders. */
export function trustedWords(request: string): string {
  return request
    .slice(0, longestRequest)
    .replace(/<(script|style)\b[^>]*>.*?(?:<\/\1\s*>|$)/gis, " ")
    .replace(/<[^>]*>?|\{\{.*?\}\}/g, " ")
    .replace(/\]\([^)]*\)|\b(?:https?|javascript|data):\S*/gi, " ")
    .split(/(?<=[.!?\n])\s+/)
    .filter((sentence) => !orders.test(sentence))
    .join(" ")
    .replace(/[<>[\]()*_`#|{}\\"“”]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
