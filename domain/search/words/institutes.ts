import { instituteWords } from "./institute-words.ts";

/**
 * What students call institutes beside the names that the rounds have, each line by the short name of its institute: bare
 * towns, letters, and old names. All else follows from the lists of the rounds.
 */
const nicknames: Readonly<Record<string, string>> = {
  "NIT Tiruchirappalli": "nit trichy, trichy, nitt, nit t, tiruchirappalli, tiruchirapalli",
  "NITK Surathkal": "nitk, surathkal, nit surathkal, nit k",
  "NIT Warangal": "nitw, warangal, nit w",
  "NIT Rourkela": "rourkela, nit rkl",
  "NIT Calicut": "calicut, kozhikode, calicut nit, nit c",
  "MNNIT Allahabad": "mnnit, nit allahabad, motilal nehru nit",
  "IIIT Allahabad": "iiit a",
  "IIIT Kottayam": "kottayam",
  "MNIT Jaipur": "mnit, malaviya nit",
  "VNIT Nagpur": "vnit, visvesvaraya nit",
  "MANIT Bhopal": "manit, maulana azad nit",
  "SVNIT Surat": "svnit, nits surat",
  "NIT Jalandhar": "jalandhar",
  "NIT Kurukshetra": "kurukshetra, nit kkr",
  "NIT Durgapur": "durgapur, nit dgp",
  "NIT Silchar": "silchar",
  "NIT Hamirpur": "hamirpur",
  "NIT Jamshedpur": "jamshedpur, nit jsr",
  "NIT Agartala": "agartala",
  "NIT Puducherry": "puducherry, pondicherry, karaikal",
  "NIT Srinagar": "srinagar",
  "NIT Uttarakhand": "nituk",
  "NIT Andhra Pradesh": "nit andhra, tadepalligudem",
  "NIT Arunachal Pradesh": "nit arunachal, arunachal",
  "NIT Meghalaya": "meghalaya",
  "NIT Manipur": "manipur",
  "NIT Mizoram": "mizoram",
  "NIT Nagaland": "nagaland",
  "NIT Sikkim": "sikkim",
  "IIEST Shibpur": "iiest, shibpur",
  "ABV-IIITM Gwalior": "iiit gwalior, abv iiitm, iiitm gwalior, gwalior",
  "IIITDM Jabalpur": "pdpm iiitdm, jabalpur",
  "IIITDM Kancheepuram": "kancheepuram, iiitdm",
  "IIIT Sri City": "sri city",
  "IIIT Vadodara": "vadodara",
  "IIIT Dharwad": "dharwad",
  "IIIT Bangalore": "iiitb",
  "IIT Bombay": "bombay",
  "IIT Madras": "madras",
  "IIT Kanpur": "kanpur",
  "IIT Kharagpur": "kharagpur, iit kgp",
  "IIT Roorkee": "roorkee",
  "IIT Guwahati": "guwahati",
  "IIT Hyderabad": "hyderabad",
  "IIT Palakkad": "palakkad",
  "IIT Indore": "iit indor",
  "IIT (BHU) Varanasi": "iit bhu, iit varanasi",
  "IIT (ISM) Dhanbad": "iit ism, iit dhanbad",
  "BIT Mesra, Ranchi": "bit mesra, bit, mesra",
  "PEC Chandigarh": "pec",
  "JNU Delhi": "jnu",
  "SPA New Delhi": "spa delhi",
  "Assam University, Silchar": "assam university",
  "University of Hyderabad": "hcu",
};

/** Institutes as students name them. Who names one asks at which rank it closed: the tool of closing ranks answers for all of them. */
export const institutes = instituteWords(nicknames);

export const branches: Readonly<Record<string, string>> = {
  "computer science":
    "cse, cs, computer science and engineering, comp sci, computer engineering, computers branch",
  "electronics and communication":
    "ece, electronics, electronics and communication engineering, ec",
  "information technology": "it branch, b tech it",
  electrical: "eee, ee, electrical engineering, electrical and electronics",
  mechanical: "mech, mechanical engineering, me branch",
  civil: "civil engineering, ce branch",
  "chemical engineering": "chemical, che branch",
  "artificial intelligence":
    "ai, aiml, ai ml, data science, ai and data science, machine learning, ai ds",
  "mathematics and computing": "mnc, maths and computing",
  "production engineering":
    "production, metallurgy, metallurgical, mining, aerospace, biotech branch, engineering physics",
};
