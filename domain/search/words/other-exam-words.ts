import { wordsOf } from "../../../database/search-words.ts";

/** Exams and ways to a seat that this site does not tell of: as they are written, and what students type. */
export const otherExams: Readonly<Record<string, string>> = {
  NEET: "neet, neet ug",
  BITSAT: "bitsat, bits pilani, bits goa, bits hyderabad",
  KEAM: "keam, kerala engineering entrance",
  DASA: "dasa",
  CIWG: "ciwg",
  KCET: "kcet, karnataka cet",
  COMEDK: "comedk",
  "MHT CET": "mht cet, mhtcet, maharashtra cet",
  WBJEE: "wbjee, wb jee, west bengal jee",
  VITEEE: "viteee, vitee, vit vellore",
  SRMJEEE: "srmjeee, srmjee",
  MET: "manipal met, manipal entrance",
  AEEE: "aeee, amrita entrance",
  CUET: "cuet",
  GATE: "gate exam, gate score, gate cse, gate syllabus, gate cutoff, gate rank, gate 2026, gate 2027",
  CLAT: "clat",
  NATA: "nata",
  UCEED: "uceed",
  NDA: "nda exam, nda",
  UPSC: "upsc",
  "AP EAPCET": "eamcet, eapcet, ap eamcet, ap eapcet",
  "TG EAPCET": "ts eamcet, ts eapcet, tg eapcet",
  TNEA: "tnea",
  UPTAC: "uptac, upsee",
  GUJCET: "gujcet",
  AIIMS: "aiims",
  IISER: "iiser",
};

/** What the words of these names are: none of them is misspelt. */
export const wordsOfOtherExams: ReadonlySet<string> = new Set(
  Object.entries(otherExams).flatMap((names) => names.flatMap(wordsOf)),
);
