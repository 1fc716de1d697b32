import tokens from "../styles/tokens.css?raw";

/** The colour that a token of the site's stylesheet has in light mode, for example `accent`. */
export function lightColour(token: string): string {
  const colour = new RegExp(`--${token}: light-dark\\((#[0-9a-f]+),`).exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`The stylesheet's tokens have no colour "${token}".`);
  return colour;
}
