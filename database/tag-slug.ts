/** Signs that make another tag of the same letters: `C++` is neither `C` nor `C#`. */
const spoken: Readonly<Record<string, string>> = {
  "+": " plus ",
  "#": " sharp ",
  "&": " and ",
  "%": " percent ",
};

/** Joined by single hyphens and never empty: a tag without letters is named by its code points. */
export function tagSlug(tag: string): string {
  const words = tag
    .toWellFormed()
    .normalize("NFKC")
    .toLowerCase()
    // Joiners belong to Indic words and are not part of an address.
    .replaceAll(/(?<=[\p{Letter}\p{Mark}])[\u200c\u200d]/gu, "")
    .replaceAll(/[+#&%]/g, (sign) => spoken[sign] ?? "")
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .filter((word) => word !== "");
  if (words.length > 0) return words.join("-");
  return `u-${Array.from(tag, (sign) => sign.codePointAt(0)?.toString(16)).join("-")}`;
}
