import { meaningsOfThisSite } from "./meanings-of-this-site.ts";

/**
 * Words of one meaning, as students and parents type them: English, Hinglish, Hindi, Malayalam, and how an office
 * shortens them. Each line is one meaning, by its first name; a phrase counts as one word. A page that says any of
 * them answers a search that says another.
 */
export const meanings: Readonly<Record<string, string>> = {
  // The form
  registration: `register, registering, apply, applying, application, application form, form, forms, form fill, form filling, fill form, fill the form, fill up, apply online, online form,
    enrol, enrolment, sign up, bharna, bhare, bharein, bharu, bharte, bhar sakte, aavedan, avedan, panjikaran, आवेदन, पंजीकरण, रजिस्ट्रेशन, फॉर्म, फार्म, രജിസ്ട്രേഷൻ, അപേക്ഷ, ഫോം`,
  fee: `fees, cost, costs, charge, charges, price, payment, pay, paid, amount, rupees, rs, rupee, money, paisa, paise, kharcha, kharch, shulk, फीस, शुल्क, पैसा, पैसे, ഫീസ്, ഫീസ്സ്, തുക`,
  correction: `edit, editing, modify, modification, correct a mistake, correct mistake, correct the mistake, correct the form, correct form, change in form, change form details, change details, correction window, edit window, edit option, sudhar, sudhare, sudharna, sudharne, theek kare, thik kare, badalna, badal sakte, सुधार, തിരുത്തൽ, തിരുത്ത്`,
  mistake: "mistakes, error, errors, galt, galti, galtiya, galtiyan, गलती, തെറ്റ്",
  wrong: "incorrect, galat, ghalat, false, mismatch, गलत, തെറ്റായ",
  again:
    "reopen, reopened, re open, opened again, second time, dobara, dubara, phir se, fir se, दोबारा, വീണ്ടും",
  document: `documents, docs, paper work, paperwork, kagaz, kagzat, kagaj, dastavej, दस्तावेज, കടലാസ്, രേഖ, രേഖകൾ`,
  photo: "photograph, photographs, photos, picture, pic, image, foto, tasveer, तस्वीर, फोटो, ഫോട്ടോ",
  signature: "sign, signatures, signed, hastakshar, dastakhat, हस्ताक्षर, ഒപ്പ്",
  "file size":
    "size, sizes, kb, kbs, mb, file limit, file limits, pixel, pixels, dimension, dimensions, resolution, आकार, साइज, വലുപ്പം, വലിപ്പം",
  upload: "uploading, uploads, uploaded, attach, अपलोड, അപ്‌ലോഡ്",
  certificate: "certificates, certi, praman patra, प्रमाण पत्र, प्रमाणपत्र, സർട്ടിഫിക്കറ്റ്",
  marksheet:
    "mark sheet, marks sheet, mark list, marklist, markscard, marks card, ankpatra, अंकपत्र, മാർക്ക് ലിസ്റ്റ്",
  aadhaar: "aadhar, adhar, adhaar, aadhaar card, aadhar card, adhar card, uidai, आधार, ആധാർ",
  "state code": "state code of eligibility, code of eligibility",
  otp: "one time password",
  password: "passwords, pass word",
  "exam city": "exam cities, test city, city choice, choose city, exam sheher, shahar",
  "exam centre":
    "centre, center, centres, centers, exam center, test center, test centre, kendra, venue, केंद्र, सेंटर, കേന്ദ്രം, സെന്റർ",

  // Who may
  eligibility: `eligible, eligibility criteria, criteria, who can apply, qualification, qualifications, qualify for exam, yogyata, patrata, पात्रता, योग्यता, യോഗ്യത`,
  age: "age limit, umar, umr, aayu, ayu, how old, upper age, born, birth year, उम्र, आयु, വയസ്സ്, പ്രായം, പ്രായപരിധി",
  attempt:
    "attempts, chance, chances, tries, how many times, kitni baar, kitni bar, baar, number of times, प्रयास, ശ്രമം, തവണ",
  "year of passing":
    "passing year, passed year, pass out year, passout year, passed out, passout, pass kiya, improvement, improvement exam, years gap",
  "class 12":
    "12, 12 class, 12 board, class xii, xii, plus two, plustwo, twelfth, intermediate, inter, hsc, puc, bar a va, 12vi, 12vin, बारहवीं, പ്ലസ് ടു, പ്ലസ്ടു",
  "class 10": "10, 10 class, class x, tenth, matric, matriculation, sslc, 10vi, दसवीं, പത്താം ക്ലാസ്",
  board: "boards, board exam, board exams, cbse, state board, बोर्ड, ബോർഡ്",
  diploma: "polytechnic, poly technic, 10+2 diploma",
  percent: "percentage, percentages, pratishat, per cent, प्रतिशत, ശതമാനം",
  minimum: "min, least, kam se kam, at least, न्यूनतम, കുറഞ്ഞത്",
  subject: "subjects, vishay, stream, विषय, വിഷയം, വിഷയങ്ങൾ",
  biology: "bio, pcb, zoology, botany",
  pcm: "physics chemistry maths, physics chemistry mathematics, science stream",
  compulsory:
    "mandatory, necessary, required, zaruri, jaruri, jaroori, zaroori, anivarya, must have, जरूरी, अनिवार्य, നിർബന്ധം, നിർബന്ധമാണോ",
  reservation:
    "quota, quotas, reserved, reserved seats, reserve seat, aarakshan, arakshan, आरक्षण, കോട്ട, സംവരണം",
  "home state": "homestate, state quota, domicile, own state, home state quota, native state",
  "other state": "other states, other state quota, outside state, another state, dusre state",
  general: "gen, ur, unreserved, open category, general category, samanya, सामान्य, ജനറൽ",
  obc: "obc ncl, ncl, non creamy layer, other backward class, backward class, ओबीसी, ഒബിസി",
  ews: "gen ews, economically weaker, economically weaker section, ईडब्ल्यूएस",
  sc: "scheduled caste, एससी",
  st: "scheduled tribe, एसटी",
  pwd: "pwbd, disabled, disability, disabilities, handicapped, physically handicapped, divyang, viklang, specially abled, udid, दिव्यांग, ഭിന്നശേഷി",
  female:
    "females, women, woman, girl, girls, lady, ladies, ladki, ladkiyo, ladkiyon, ladkiya, mahila, लड़की, लड़कियों, महिला, പെൺകുട്ടി, പെൺകുട്ടികൾ, വനിത",
  male: "males, boy, boys, ladka, ladke, ladko, ladkon, लड़का, लड़के, ആൺകുട്ടി, ആൺകുട്ടികൾ",
  "third gender": "transgender, trans gender",
  abroad:
    "foreign, foreign country, foreign centre, outside india, overseas, nri, gulf, dubai, uae, qatar, kuwait, oman, saudi, videsh, विदेश, വിദേശത്ത്",
  "in india": "inside india, within india, centre in india, centres in india",
  scribe: "writer for pwd, compensatory time, compensatory, extra time",

  // The exam
  pattern:
    "exam pattern, paper pattern, question pattern, pattern of exam, structure, format, exam structure, पैटर्न, പാറ്റേൺ",
  "marking scheme": "marking, mark scheme, marks distribution, marking system",
  "negative marking":
    "negative marks, negative mark, minus marking, minus marks, minus mark, marks cut, marks are cut, mark cut, marks deducted, marks katna, marks katenge, marks kat, ank katna, negative, नेगेटिव मार्किंग, നെഗറ്റീവ് മാർക്ക്",
  mark: "marks, ank, numbers, अंक, മാർക്ക്, മാർക്കുകൾ",
  question:
    "questions, ques, qns, chodyam, chodyangal, sawal, sawaal, prashn, सवाल, प्रश्न, ചോദ്യം, ചോദ്യങ്ങൾ",
  "numerical question":
    "numerical, numericals, integer type, integer, integer question, numerical value, numerical value question, nvq, section b, section b questions",
  mcq: "mcqs, multiple choice, multiple choice question, objective, section a",
  optional:
    "choice of questions, choose any, any 5, choose questions, internal choice, leave questions",
  "one paper": "single paper, ek paper, oru paper, 1 papers, एक पेपर, ഒരു പേപ്പർ",
  "two papers":
    "both papers, all two papers, dono paper, donon paper, do paper, 2 papers, paper 1 and paper 2, paper 1 and 2, rendu paper, randu paper, दोनों पेपर, दो पेपर, രണ്ട് പേപ്പർ",
  "three papers":
    "3 papers, all papers, all three papers, teen paper, teeno paper, tin paper, moonnu paper, तीन पेपर, മൂന്ന് പേപ്പർ",
  "paper 1": "paper one, paper i, btech paper, b tech paper, be btech paper",
  "paper 2": "paper two, paper ii",
  "paper 2a": "barch paper, b arch paper, paper 2 a",
  "paper 2b": "bplanning paper, b planning paper, paper 2 b",
  barch: "b arch, architecture, bachelor of architecture, आर्किटेक्चर",
  bplanning: "b planning, b plan, bplan, bachelor of planning",
  btech: "b tech, b e, engineering, bachelor of technology",
  "session 1":
    "session one, session i, first session, first attempt, 1 session, 1 attempt, attempt 1, jan session, january session, jan attempt, january attempt, phase 1, january exam, jan exam, s1, pehla session, pehla attempt",
  "session 2":
    "session two, session ii, second session, second attempt, 2 session, 2 attempt, attempt 2, april session, apr session, april attempt, apr attempt, phase 2, april exam, s2, dusra session, doosra session, dusra attempt",
  "both sessions":
    "both session, both attempts, both attempt, dono session, dono attempt, two sessions, two attempts, dono",
  "best score":
    "best of two, better score, best wala, higher score, best attempt, best of both, best marks, which score counts, acha wala",
  shift:
    "shifts, slot, slots, morning shift, evening shift, afternoon shift, first shift, second shift, forenoon, morning, evening, afternoon",
  "exam time":
    "timing, timings, exam timing, exam timings, exam time, what time, samay, baje, kitne baje, time of exam, reporting timing, समय, സമയം",
  month: "months, mahina, mahine, mahino, महीना, महीने, മാസം",
  week: "weeks, hafta, hafte, सप्ताह, ആഴ്ച",
  hour: "hours, hrs, घंटे, മണിക്കൂർ",
  "every day": "daily, roz, rozana, per day, a day, har din, everyday",
  duration:
    "how long, time allowed, kitne ghante, ghante, ghanta, hours long, how many hours, time duration, exam duration, total time, समय अवधि, ദൈർഘ്യം, എത്ര മണിക്കൂർ",
  language: "languages, medium, bhasha, hindi medium, भाषा, माध्यम, ഭാഷ, ഭാഷകൾ",
  hindi: "हिंदी, हिन्दी, ഹിന്ദി",
  malayalam: "मलयालम, മലയാളം",
  calculator: "calculators, कैलकुलेटर, കാൽക്കുലേറ്റർ",
  computer:
    "cbt, computer based, computer based test, online exam, online mode, online or offline, pen and paper, offline, mode of exam, exam mode",
  exam: "exams, examination, test day, pariksha, paper kab, परीक्षा, एग्जाम, പരീക്ഷ, പരീക്ഷാ",
  "on exam day": "day of exam, day of the exam, exam wale din, d day",

  // The admit card and the hall
  "admit card":
    "admitcard, admit cards, hall ticket, hallticket, hall tickets, e admit card, call letter, pravesh patra, प्रवेश पत्र, एडमिट कार्ड, ഹാൾ ടിക്കറ്റ്, ഹാൾടിക്കറ്റ്, അഡ്മിറ്റ് കാർഡ്",
  "city slip":
    "city intimation slip, intimation slip, city intimation, exam city slip, advance city slip, city allotment",
  download:
    "downloading, downloaded, nikale, nikalna, nikalu, nikal sakte, get pdf, डाउनलोड, ഡൗൺലോഡ്",
  carry:
    "bring, bringing, take along, take to exam, take to the exam, le jana, le jaana, leke jana, leke jaye, le jaye, le ja, lekar, laana, kya lana, things to take, കൊണ്ടുപോകണം, കൊണ്ടുപോകാൻ, ले जाना",
  prohibited:
    "banned, ban, forbidden, not allowed, barred, not permitted, mana, mana hai, prohibit, restricted, निषेध, വിലക്ക്",
  allowed: "permitted, permit, allow, can i bring, can i take, ijazat",
  watch: "watches, ghadi, smartwatch, smart watch, wrist watch, घड़ी, വാച്ച്",
  bottle: "water bottle, pani, paani, water, पानी, കുപ്പി",
  pen: "pens, ballpoint, ball pen, पेन, പേന",
  mobile: "mobile phone, cell phone, smartphone, मोबाइल, മൊബൈൽ, ഫോൺ",
  "soft copy":
    "softcopy, on phone, phone copy, on mobile, digital copy, copy on the phone, e copy, phone me dikha",
  print: "printed, printout, print out, hard copy, hardcopy, colour print, color print, xerox",
  "dress code":
    "dress, clothes, clothing, kapde, kapda, wear, attire, what to wear, kya pehne, pehen, pehne, jewellery, jewelry, shoes, slippers, hijab, burqa, scarf, कपड़े, വസ്ത്രം, ഡ്രസ്സ്",
  "gate closing":
    "gate close, gates close, gate closes, gate closed, gate is closed, late, late ho, late entry, reach late, reach the centre, entry time, reporting time, report time, reporting, der se, देर",
  reach: "arrive, arrival, pahunchna, pahuche, pahunche, come to centre, എത്തണം",
  "by post": "post se, posted, courier, dak se, by mail to home",
  lost: "lose, kho gaya, kho jaye, gum, misplaced, खो गया",

  // Results and ranks
  result: "results, parinam, natija, nateeja, score declared, परिणाम, रिजल्ट, ഫലം, റിസൾട്ട്, റിസൽട്ട്",
  scorecard: "score card, scorecards, score sheet, rank card, marks card of jee",
  "answer key":
    "answerkey, answer keys, final key, provisional key, final answer key, provisional answer key, official key, उत्तर कुंजी, आंसर की, ആൻസർ കീ, ഉത്തരസൂചിക",
  "response sheet": "responses, recorded responses, response sheets, my responses",
  challenge: "challenging, objection, objections, object, raise objection, dispute, चुनौती",
  recheck:
    "rechecking, revaluation, reevaluation, re evaluation, re checking, re check, paper recheck, reval",
  refund: "refunded, money back, paise wapas, paisa wapas, returned, wapas, वापस, റീഫണ്ട്",
  percentile: "percentiles, ile, nta score, percentil, पर्सेंटाइल, പെർസെന്റൈൽ",
  normalization:
    "normalisation, normalized, normalised, normalized score, how percentile is calculated, percentile formula, percentile calculation",
  tie: "ties, tie break, tie breaking, tie breaker, tie breakers, same marks, same percentile, same score, equal marks",
  rank: "ranks, ranking, रैंक, റാങ്ക്",
  "all india rank": "air, common rank list, crl, all india ranking",
  "raw score": "total score, my score, actual marks, raw marks, score calculation",
  cutoff:
    "cut off, cutoffs, cut offs, qualifying, qualifying cutoff, qualifying marks, qualifying percentile, qualifying score, minimum percentile, minimum qualifying, passing marks, pass marks, passing percentile, कटऑफ, कट ऑफ, കട്ട് ഓഫ്, കട്ട്ഓഫ്, കട്ടോഫ്",
  "jee advanced":
    "advanced, advance, adv, jee adv, jee advance, iit jee, iit entrance, iit exam, एडवांस, എഡ്വാൻസ്ഡ്, അഡ്വാൻസ്ഡ്",
  trend:
    "trends, year wise, yearwise, last years, past years, previous years, over the years, 5 years",

  // Seats
  counselling:
    "counseling, councelling, counsilling, councilling, counciling, choice filling process, काउंसलिंग, काउंसिलिंग, കൗൺസിലിംഗ്, കൗൺസലിംഗ്, കൗൺസിലിങ്, കൗൺസലിങ്",
  josaa: "jossa, josa, joint seat allocation, joint seat allocation authority, जोसा, ജോസ",
  csab: "central seat allocation board, special round, special rounds, spot round, vacant seat, vacant seats, left over seats, leftover seats, mop up round",
  round: "rounds, राउंड, റൗണ്ട്",
  "choice filling":
    "choices, fill choices, choice locking, lock choices, preference order, preferences, choice order",
  "seat allotment":
    "allotment, seat allocation, allotted, alloted, mock allotment, seat mil, सीट आवंटन, അലോട്ട്മെന്റ്",
  seat: "seats, सीट, സീറ്റ്, സീറ്റുകൾ",
  "seat acceptance fee":
    "saf, acceptance fee, acceptance fees, seat acceptance, seat accept, seat confirmation fee, seat booking fee, seat fee, seat fees, seat lock fee, seat block",
  "admission fee":
    "partial admission fee, paf, admission fees, college fee, college fees, nit fee, nit fees",
  freeze: "freezing, freeze option",
  float: "floating, float option",
  slide: "sliding, slide option",
  "closing rank":
    "closing ranks, last rank, opening rank, opening ranks, opening and closing rank, opening closing rank, closing cutoff, rank closed, which rank, rank needed, rank required, rank chahiye, college cutoff, admission rank",
  institute:
    "institutes, college, colleges, collage, institution, institutions, university, kis college, konsa college, कॉलेज, കോളേജ്, കോളജ്",
  nit: "nits, national institute of technology, एनआईटी, എൻഐടി, എൻ ഐ ടി",
  iiit: "iiits, triple it, tripleit, iii t",
  iit: "iits, indian institute of technology, आईआईटी, ഐഐടി, ഐ ഐ ടി",
  gfti: "gftis, government funded, cfti, cftis, centrally funded, government college, govt college",
  admission:
    "admissions, dakhila, pravesh, admission milega, get into, प्रवेश, दाखिला, പ്രവേശനം, അഡ്മിഷൻ",
  appeared:
    "number of candidates, number of students, how many candidates, how many students, total candidates, total students, kitne students, kitne bache, students appeared, candidates appeared",
  branch: "branches, trade, engineering branch, department",

  // Study
  syllabus:
    "syllabi, topic, topics, chapter, chapters, portion, portions, pathyakram, paathyakram, course content, units, पाठ्यक्रम, सिलेबस, സിലബസ്, പാഠഭാഗം",
  reduced:
    "reduction, deleted, removed, kam hua, cut syllabus, hataya, hataye, less syllabus, dropped topics, कम हुआ, കുറച്ചു",
  mathematics: "maths, math, ganit, mathematic, गणित, കണക്ക്, ഗണിതം",
  physics: "phy, bhautiki, भौतिकी, ഫിസിക്സ്, ഭൗതികശാസ്ത്രം",
  chemistry: "chem, rasayan, रसायन, केमिस्ट्री, കെമിസ്ട്രി, രസതന്ത്രം",
  drawing: "sketching, drawing test, sketch",
  aptitude: "aptitude test",
  ncert: "ncert books, ncert book, एनसीईआरटी",
  book: "books, reference book, reference books, kitab, kitabe, किताब, പുസ്തകം, പുസ്തകങ്ങൾ",
  preparation:
    "prepare, preparing, prep, prepared, taiyari, taiyaari, tayari, tayyari, study tips, how to study, तैयारी, തയ്യാറെടുപ്പ്, പഠനം, ഒരുക്കം",
  study: "studying, padhai, padhna, padhne, padhe, padhu, padhni, पढ़ाई, പഠിക്കണം, പഠിക്കാൻ",
  strategy:
    "strategies, study plan, plan, plans, timetable, time table, routine, schedule for study, study schedule, रणनीति",
  tip: "tips, trick, tricks, advice, sujhav, guidance, सुझाव, ടിപ്സ്",
  topper: "toppers, toppers tips, top scorer",
  coaching:
    "tuition, tuitions, coaching class, coaching classes, self study, without coaching, कोचिंग, കോച്ചിംഗ്",
  "mock test":
    "mock, mocks, mock tests, mock exam, practice test, practice tests, test series, mocktest, free test, मॉक टेस्ट, മോക്ക് ടെസ്റ്റ്, മോക്ക്",
  "sample paper":
    "sample papers, model paper, model papers, sample question paper, model question paper, guess paper",
  "practice set": "practice paper, practice papers, practice sets",
  "previous papers":
    "previous paper, previous year paper, previous year papers, previous year question paper, previous year question papers, previous year questions, previous years papers, pyq, pyqs, past paper, past papers, past year papers, past year paper, old paper, old papers, old question papers, last year paper, last year papers, question paper, question papers, purane paper, purana paper, pichle saal ka paper, pichle saal ke paper, पिछले साल, മുൻവർഷ ചോദ്യപേപ്പർ, ചോദ്യപേപ്പർ",
  solution: "solutions, solved, with answers",

  ...meaningsOfThisSite,
};
