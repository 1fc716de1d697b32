/** The words of a text that say what it says, in plain forms: one for what means the same. */
export function contentWords(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z0-9][a-z0-9'.]*[a-z0-9]|[a-z0-9]/g) ?? [];
  return new Set(
    words
      .filter((word) => !silent.has(word))
      .map(stem)
      .filter((word) => !silent.has(word)),
  );
}

const silent = new Set(
  `a an and are as at be been being but by can could did do does for from had has have he her his how i if in into is it
  its may more most must not of on one or our out over so some such than that the their them then there these they this
  those to too up was we were what when where which while who whom will with would you your all also any each every per
  about both same very just no yes only jee main exam candidate student aspirant applicant need should shall cannot never
  nor neither without n't don't isn't aren't doesn't here please note even still yet however therefore whether during`.split(
    /\s+/,
  ),
);
const synonyms: Readonly<Record<string, string>> = {
  maths: "mathematics",
  math: "mathematics",
  mandatory: "compulsory",
  required: "compulsory",
  obligatory: "compulsory",
  necessary: "compulsory",
  needed: "compulsory",
  essential: "compulsory",
  permitted: "allow",
  accepted: "allow",
  valid: "allow",
  eligible: "allow",
  center: "centre",
  pupil: "student",
  girl: "woman",
  women: "woman",
  female: "woman",
  boy: "man",
  male: "man",
  trichy: "tiruchirappalli",
  penalty: "negative",
  deducted: "deduct",
  hall: "admit",
  ticket: "card",
  held: "conduct",
  organised: "conduct",
  conducted: "conduct",
  run: "conduct",
  test: "paper",
  website: "site",
  portal: "site",
  nta: "agency",
  registered: "register",
  registration: "register",
  apply: "register",
  application: "form",
  applied: "register",
  mobile: "phone",
  phones: "phone",
  printed: "print",
  printout: "print",
  hardcopy: "print",
  twelfth: "12",
  "12th": "12",
  xii: "12",
  banned: "prohibit",
  forbidden: "prohibit",
  prohibited: "prohibit",
  barred: "prohibit",
};

function stem(word: string): string {
  const known = synonyms[word];
  if (known !== undefined) return known;
  const cut = word
    .replace(/'s$/, "")
    .replace(/(?:ies)$/, "y")
    .replace(/(?<=[a-z]{3}(?:ss|sh|ch|x|z))es$/, "")
    .replace(/(?<=[a-z]{2}[^s])s$/, "")
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, "")
    .replace(/(?<=[a-z]{3})e$/, "");
  return synonyms[cut] ?? cut;
}
