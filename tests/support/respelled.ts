const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** The token with its last letter changed in a bit that decoders ignore: the same signature, spelt otherwise. */
export function respelled(token: string): string {
  const last = alphabet.indexOf(token.slice(-1));
  return token.slice(0, -1) + (alphabet[last ^ 1] ?? "");
}
