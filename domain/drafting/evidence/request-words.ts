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

/** What students and parents in Kerala and the north write in Hindi and Malayalam, by the English word for it. */
const localWordsFor: Readonly<Record<string, string>> = {
  JEE: "जेईई, ജെഇഇ, ജെ.ഇ.ഇ",
  Main: "मेन, മെയിൻ",
  exam: "परीक्षा, പരീക്ഷ",
  fee: "शुल्क, फीस, फ़ीस, ഫീസ്, ഫീസ",
  documents: "दस्तावेज, दस्तावेज़, രേഖ",
  dates: "तारीख, तिथि, തീയതി, തിയതി",
  syllabus: "पाठ्यक्रम, सिलेबस, സിലബസ്",
  "admit card": "प्रवेश पत्र, एडमिट कार्ड, അഡ്മിറ്റ് കാർഡ്, ഹാൾ ടിക്കറ്റ്",
  result: "परिणाम, रिजल्ट, ഫലം, റിസൾട്ട്",
  counselling: "काउंसलिंग, काउंसिलिंग, കൗൺസിലിംഗ്, കൗൺസലിംഗ്, കൗൺസിലിങ്",
  eligibility: "पात्रता, योग्यता, യോഗ്യത",
  registration: "पंजीकरण, रजिस्ट्रेशन, രജിസ്ട്രേഷൻ",
  application: "आवेदन, അപേക്ഷ",
  cutoff: "कटऑफ, കട്ട് ഓഫ്, കട്ട്ഓഫ്",
  preparation: "तैयारी, തയ്യാറെടുപ്പ്",
  "mock test": "मॉक टेस्ट, മോക്ക് ടെസ്റ്റ്",
  pattern: "पैटर्न, പാറ്റേൺ",
  reservation: "आरक्षण, സംവരണം",
  "answer key": "उत्तर कुंजी, ആൻസർ കീ",
  rank: "रैंक, റാങ്ക്",
  marks: "अंक, മാർക്ക്",
  parents: "अभिभावक, माता-पिता, രക്ഷിതാക്ക, മാതാപിതാക്ക",
  certificates: "സർട്ടിഫിക്കറ്റ്",
};

const translations = new Map(
  Object.entries(localWordsFor).flatMap(([english, words]) =>
    words.split(", ").map((word) => [word.normalize("NFC"), english] as const),
  ),
);
const anyWord = new RegExp(
  [...translations.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(".", String.raw`\.`))
    .join("|"),
  "g",
);

/** The request with those words in English; endings and words that are not known drop out with their script. */
export function inEnglish(request: string): string {
  return request
    .normalize("NFC")
    .replace(anyWord, (word) => ` ${translations.get(word) ?? ""} `)
    .replace(/[\p{Script=Devanagari}\p{Script=Malayalam}]+/gu, " ");
}

/** True when a request is written, wholly or in part, in a script of its own. */
export function isInLocalScript(request: string): boolean {
  return /[\p{Script=Devanagari}\p{Script=Malayalam}]/u.test(request);
}
