const address = /https?:\/\/[^\s<>()[\]"'`]+/gi;
const closing = /[.,;:!?*_]+$/;

/** The web addresses in texts that people wrote, as they stand there and in their normal form. */
export function addressesIn(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) =>
    [...text.matchAll(address)].map(([match]) => match.replace(closing, "")),
  );
  return new Set(found.filter((text) => URL.canParse(text)).flatMap(bothForms));
}

function bothForms(text: string): readonly string[] {
  return [text, new URL(text).href];
}
