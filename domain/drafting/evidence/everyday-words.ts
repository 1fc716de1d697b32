/** What students and parents in Kerala and the north write in Hindi and Malayalam, by the English word for it. */
const localWordsFor: Readonly<Record<string, string>> = {
  JEE: "जेईई, ജെഇഇ, ജെ.ഇ.ഇ",
  Main: "मेन, മെയിൻ",
  exam: "परीक्षा, പരീക്ഷ",
  fee: "शुल्क, फीस, फ़ीस, ഫീസ്, ഫീസ",
  documents: "दस्तावेज, दस्तावेज़, രേഖ",
  dates: "तारीख, तिथि, തീയതി, തിയതി",
  when: "कब, എപ്പോൾ",
  how: "कैसे, എങ്ങനെ",
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
  certificates: "प्रमाण पत्र, സർട്ടിഫിക്കറ്റ്",
  and: "और, എന്നിവ",
  for: "के लिए",
};

/** The same in Latin letters, and how an office shortens English; "" is a word that says nothing. */
const everydayWordsFor: Readonly<Record<string, string>> = {
  "": `aap apna apne batao bataye bataiye bhai bhi bolo chahte deni dena dijiye diye dono hai hain ho hoga hoge hogi hona hoon hota hoti hote humara
    humare hume iska iske iski ji jo ka kab-tak kar kare karen karein karke karna karne karni karo karta karte ki ke ko koi kuch kya kyu lag lagta le lena
    lene lenge liye jana jaana jaye jaate mera mere meri mil milega milegi mujhe na raha rahe rahi sab sabhi sakta sakte sakti se sirf tab tak tha thi to toh
    kitti kittiyal ini enikku ente njan cheyyum cheyyanam cheyyam undo aano uska uske unka unke wala wale wali waise sahi tarika tareeka yah ye yeh
    plz pls plss kindly please sir madam mam hello hi asap thx thanks thankyou urgent`,
  and: "aur evam tatha nd",
  or: "ya",
  in: "mein mai pe",
  get: "banaye banana banwaye banwana banaen banega banta milta milti",
  when: "kab kb wen eppol eppozh",
  how: "kaise kese kaisa kaisi hw engane engine",
  "how many": "kitne kitni-baar ethra",
  "how much": "kitna kitni",
  where: "kahan kaha kidhar evide",
  which: "kaun kaunsa kaunsi kaunse konsa konsi konse kon",
  what: "wat wht enthu entha enthokke",
  why: "kyun kyon",
  "what now": "ab",
  come: "aayega ayega aayegi ayegi aayenge aaega aaegi aaye aana nikalega nikle",
  fill: "bhare bharen bharein bharna bharne bhara bharte",
  needed: "chahiye chaiye chahie chahiyen jaruri zaroori zaruri jaroori venam",
  not: "nahi nahin nhi mat",
  preparation: "tayari taiyari tyari taiyaari taiari preperation",
  study: "padhne padho padh padhai padhe padhna padhein padhte padai padanam",
  parents: "mummy papa mata pita maa-baap",
  child: "bacha bacche bachhe bachche baccha bachcha beta beti kutty",
  girls: "ladki ladkiyan ladkiyon",
  boys: "ladke ladka ladko",
  mistakes: "galti galtiyan galtiya galtiyo",
  date: "tarikh tareekh dt theeyathi",
  exam: "pariksha pareeksha",
  money: "paisa paise kharcha kharch",
  sleep: "neend",
  stress: "tension dar ghabrahat",
  time: "samay",
  attempts: "baar",
  questions: "sawal qn qns ques qs",
  home: "ghar",
  state: "rajya",
  month: "mahina mahine",
  day: "din",
  year: "saal yr yrs",
  after: "baad",
  before: "pehle pahle phle",
  documents: "docs document-list kagaz kagaj doc",
  registration: "reg regn regd registeration",
  mathematics: "math maths",
  physics: "phy",
  chemistry: "chem chemi",
  certificate: "certi cert certif",
  "previous papers": "pyq pyqs pyp",
  class: "std",
  are: "r",
  you: "u",
  your: "ur",
  about: "abt",
  form: "frm",
  information: "info",
  important: "imp",
  "computer science": "cse",
  accommodation: "pg",
};

const translations = tableOf(localWordsFor, /, /);
const everyday = tableOf(everydayWordsFor, /\s+/);

function tableOf(table: Readonly<Record<string, string>>, between: RegExp) {
  return new Map(
    Object.entries(table).flatMap(([english, words]) =>
      words.split(between).map((word) => [word.normalize("NFC"), english] as const),
    ),
  );
}

const anyLocalWord = new RegExp(
  [...translations.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(".", String.raw`\.`))
    .join("|"),
  "g",
);

/** The request with words of other scripts in English; endings and words that are not known drop out with their script. */
export function inEnglish(request: string): string {
  return request
    .normalize("NFC")
    .replace(anyLocalWord, (word) => ` ${translations.get(word) ?? ""} `)
    .replace(/[\p{Script=Devanagari}\p{Script=Malayalam}]+/gu, " ");
}

/** The English for a word of everyday's Hinglish or of an office's shorthand, lower case; undefined for any other. */
export function everydayEnglish(word: string): string | undefined {
  return everyday.get(word);
}
