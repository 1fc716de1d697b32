/** What wrote a post that people of the office wrote themselves. Apart from the post's schemas, because browsers load it. */
export const byHand = "hand";
