const joint =
  /[;:—–()]|,?\s(?:but|while|whereas|although|though|because|so that)\s|,?\s(?:and|so|or)\s(?=(?:the|a|an|you|it|they|he|she|nobody|no|there|candidates?|students?|general|girls|boys|obc|sc|st|nta|josaa|csab|for|in|each|every|your|its|their|only)\b)|,\s(?=(?:and|so|or|which|where|who)\b)|,\s(?=\w+ing\b)/gi;

/** The clauses of a sentence, as ranges. */
export function clausesOf(words: string): readonly (readonly [number, number])[] {
  const cuts = [...words.matchAll(joint)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  const starts = [0, ...cuts.map(([, after]) => after)];
  const ends = [...cuts.map(([before]) => before), words.length];
  return starts.map((start, index) => [start, Math.max(start, ends[index] ?? start)] as const);
}

/** The clause in which a stretch stands; the whole where it reaches over several. */
export function clauseAround(words: string, start: number, end: number): string {
  const found = clausesOf(words).find(([from, to]) => from <= start && end <= to);
  return found === undefined ? words : words.slice(...found);
}
