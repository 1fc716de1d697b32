const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

const bracketedPapers =
  /(\bpaper[- ]?(?:1|2|I|II)\b)\s*\((?:[^()]*\bb\.?\s?(?:e|tech|arch|plan)[^()]*)\)/gi;
const numericDay = /(?<![\d.,/-])(\d{1,2})[./-](\d{1,2})[./-](20\d\d)(?![\d])/g;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?\s+[a-z]+\.?,?\s*(?:20\d\d)?`;
const betweenDays = new RegExp(String.raw`\bbetween\s+(${day})\s+and\s+(?=${day})`, "gi");
const sizes =
  /\b(?:between\s+)?(\d+(?:\.\d+)?)\s*([km]b)\s*(?:to|and|-|–)\s*(?=\d+(?:\.\d+)?\s*\2\b)/gi;
const generalOf = /\b(gen(?:eral)?|unreserved|ur)\s*[,:/–-]\s*(?=(?:fe)?males?\b)/gi;

/**
 * What official notices write in ways of their own, in the wording that the readers of claims know:
 * `27.02.2027`, `Between 1 April and 10 April`, `10 kb to 200 kb`, `₹ 900/-`, `Paper 1 (B.E./B.Tech.)`. Says
 * the same, and changes no figure.
 */
export function plainWording(text: string): string {
  return text
    .replaceAll(numericDay, (written, date: string, month: string, year: string) => {
      const name = months[Number(month) - 1];
      return name === undefined ? written : `${Number(date)} ${name} ${year}`;
    })
    .replaceAll(betweenDays, "$1 to ")
    .replaceAll(sizes, "$1 to ")
    .replaceAll(/(\d)\s*\/-/g, "$1")
    .replaceAll(bracketedPapers, "$1")
    .replaceAll(generalOf, "$1 ");
}
