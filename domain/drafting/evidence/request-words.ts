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

/** What students and parents in Kerala and the north write for the exam's subjects, in English. */
const englishFor: Readonly<Record<string, string>> = {
  // Hindi
  जेईई: "JEE",
  मेन: "Main",
  परीक्षा: "exam",
  शुल्क: "fee",
  फीस: "fee",
  फ़ीस: "fee",
  दस्तावेज: "documents",
  दस्तावेज़: "documents",
  तारीख: "dates",
  तिथि: "dates",
  पाठ्यक्रम: "syllabus",
  सिलेबस: "syllabus",
  "प्रवेश पत्र": "admit card",
  "एडमिट कार्ड": "admit card",
  परिणाम: "result",
  रिजल्ट: "result",
  काउंसलिंग: "counselling",
  काउंसिलिंग: "counselling",
  पात्रता: "eligibility",
  योग्यता: "eligibility",
  पंजीकरण: "registration",
  रजिस्ट्रेशन: "registration",
  आवेदन: "application",
  कटऑफ: "cutoff",
  तैयारी: "preparation",
  "मॉक टेस्ट": "mock test",
  पैटर्न: "pattern",
  आरक्षण: "reservation",
  "उत्तर कुंजी": "answer key",
  रैंक: "rank",
  अंक: "marks",
  अभिभावक: "parents",
  "माता-पिता": "parents",
  // Malayalam
  ജെഇഇ: "JEE",
  "ജെ.ഇ.ഇ": "JEE",
  മെയിൻ: "Main",
  പരീക്ഷ: "exam",
  ഫീസ്: "fee",
  ഫീസ: "fee",
  രേഖ: "documents",
  സർട്ടിഫിക്കറ്റ്: "certificates",
  തീയതി: "dates",
  തിയതി: "dates",
  സിലബസ്: "syllabus",
  "അഡ്മിറ്റ് കാർഡ്": "admit card",
  "ഹാൾ ടിക്കറ്റ്": "admit card",
  ഫലം: "result",
  റിസൾട്ട്: "result",
  കൗൺസിലിംഗ്: "counselling",
  കൗൺസലിംഗ്: "counselling",
  കൗൺസിലിങ്: "counselling",
  യോഗ്യത: "eligibility",
  രജിസ്ട്രേഷൻ: "registration",
  അപേക്ഷ: "application",
  "കട്ട് ഓഫ്": "cutoff",
  കട്ട്ഓഫ്: "cutoff",
  തയ്യാറെടുപ്പ്: "preparation",
  "മോക്ക് ടെസ്റ്റ്": "mock test",
  പാറ്റേൺ: "pattern",
  സംവരണം: "reservation",
  "ആൻസർ കീ": "answer key",
  റാങ്ക്: "rank",
  മാർക്ക്: "marks",
  രക്ഷിതാക്ക: "parents",
  മാതാപിതാക്ക: "parents",
};

const translations = new Map(
  Object.entries(englishFor).map(([word, english]) => [word.normalize("NFC"), english]),
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
