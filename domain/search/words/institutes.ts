/**
 * Institutes and branches as students name them. Who names one asks at which rank it closed: the tool of closing ranks answers
 * for all of them. What a line begins with is the name in our texts.
 */
export const institutes: Readonly<Record<string, string>> = {
  "nit tiruchirappalli": "nit trichy, trichy, nitt, nit t, tiruchirappalli, tiruchirapalli",
  "nitk surathkal": "nitk, surathkal, nit surathkal, nit karnataka, nit k",
  "nit warangal": "nitw, warangal, nit w",
  "nit rourkela": "nitr, rourkela, nit rkl, nitrkl",
  "nit calicut": "nitc, calicut, nit kozhikode, kozhikode, nit kerala, calicut nit, nit c",
  "mnnit allahabad": "mnnit, nit allahabad, mnnit prayagraj, nit prayagraj, motilal nehru nit",
  "iiit allahabad": "iiita, iiit a, iiit prayagraj",
  "iiit kottayam": "iiitk, kottayam, iiit kerala, iiit pala",
  "nit jaipur": "mnit, mnit jaipur, malaviya nit",
  "nit nagpur": "vnit, vnit nagpur, visvesvaraya nit",
  "nit bhopal": "manit, manit bhopal, maulana azad nit",
  "nit surat": "svnit, svnit surat, nits surat",
  "nit jalandhar": "nitj, jalandhar",
  "nit kurukshetra": "nitkkr, kurukshetra, nit kkr",
  "nit durgapur": "nitdgp, durgapur, nit dgp",
  "nit silchar": "silchar",
  "nit hamirpur": "nith, hamirpur",
  "nit jamshedpur": "nitjsr, jamshedpur, nit jsr",
  "nit patna": "nitp",
  "nit raipur": "nitrr",
  "nit agartala": "nita, agartala",
  "nit delhi": "nitd",
  "nit goa": "nitg",
  "nit puducherry": "nitpy, puducherry, pondicherry, nit karaikal, karaikal",
  "nit srinagar": "nitsri, srinagar",
  "nit uttarakhand": "nituk",
  "nit andhra": "nitap, nit andhra pradesh, tadepalligudem",
  "nit meghalaya": "nitm, meghalaya",
  "nit manipur": "manipur",
  "nit mizoram": "mizoram",
  "nit nagaland": "nagaland",
  "nit sikkim": "sikkim",
  "nit arunachal": "arunachal",
  "iiest shibpur": "iiest, shibpur",
  "iiit gwalior": "abv iiitm, iiitm gwalior, gwalior",
  "iiit jabalpur": "iiitdm jabalpur, pdpm iiitdm, jabalpur",
  "iiit kancheepuram": "iiitdm kancheepuram, kancheepuram, iiitdm",
  "iiit lucknow": "iiitl",
  "iiit pune": "iiitp",
  "iiit vadodara": "iiitv, vadodara",
  "iiit bangalore": "iiitb",
  "iiit sri city": "iiits, sri city",
  "iiit dharwad": "dharwad",
  "iiit tiruchirappalli": "iiit trichy",
  "iiit una":
    "iiit nagpur, iiit ranchi, iiit surat, iiit bhopal, iiit kota, iiit sonepat, iiit kalyani, iiit bhagalpur, iiit raichur, iiit manipur, iiit agartala, iiit guwahati, iiit kurnool",
  "iit bombay": "iitb, bombay, iit mumbai",
  "iit delhi": "iitd",
  "iit madras": "iitm, madras, iit chennai",
  "iit kanpur": "iitk, kanpur",
  "iit kharagpur": "iitkgp, kharagpur, iit kgp",
  "iit roorkee": "iitr, roorkee",
  "iit guwahati": "iitg, guwahati",
  "iit hyderabad": "iith, hyderabad",
  "iit palakkad": "iitpkd, palakkad, iit kerala",
  "iit indore":
    "iit indor, iit bhu, iit varanasi, iit ropar, iit mandi, iit patna, iit gandhinagar, iit bhubaneswar, iit tirupati, iit dharwad, iit jammu, iit goa, iit bhilai, iit jodhpur, iit ism, iit dhanbad",
  "bit mesra":
    "bit, mesra, pec chandigarh, pec, jnu, spa delhi, spa bhopal, spa vijayawada, assam university, hcu",
};

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
