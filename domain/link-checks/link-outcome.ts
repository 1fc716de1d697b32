/** What one look at an address found. */
export type LinkOutcome = {
  /** False when readers who follow the link reach nothing. */
  readonly isAlive: boolean;
  /** In words for the office: `The page is gone (404)`. */
  readonly words: string;
};

/**
 * What an HTTP status says of a link. Many sites turn programs away and let people in: whoever asks for
 * a sign-in, refuses the method or asks for patience is there.
 */
export function outcomeOf(status: number): LinkOutcome {
  if (status === 404 || status === 410) return dead(`The page is gone (${status})`);
  if (status >= 500) return dead(`The site answers with an error (${status})`);
  if (status === 400) return dead("The site does not understand the address (400)");
  return { isAlive: true, words: `It answers (${status})` };
}

export function dead(words: string): LinkOutcome {
  return { isAlive: false, words };
}
