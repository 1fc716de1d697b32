/** Other names of parts and questions, as good as their titles; `taught-words.json` adds the rest. */
export const partWords: Readonly<Record<string, string>> = {
  "/registration-2026#fees":
    "form fee, registration fee, exam fee, application charges, how much is the form, category wise fee, fee structure, payment amount, fee for girls, fee for sc st",
  "/registration-2026#dates":
    "registration dates, form start and last date, when did the form come out, when can i apply, last date of form, is registration open, form closed, form filling date, reopened, form opened again, missed the last date",
  "/registration-2026#steps":
    "how to apply, how to fill the form, form filling steps, application process, registration process, step by step registration, new user registration, login, create account, apply online, form by post, post the confirmation page, send printout of the form, hard copy of the form",
  "/registration-2026#documents":
    "documents for registration, documents required for the form, papers needed to apply, which certificates to upload, things needed for form",
  "/registration-2026#uploads":
    "photo size, signature size, image size in kb, photo format, jpg or pdf, scanned photo, upload limit, photo and signature size, photo specification, certificate size",
  "/registration-2026#mistakes":
    "mistakes in the form, errors to avoid, form rejected, why is my form rejected, wrong name, wrong date of birth, spelling mistake, two forms, duplicate form, same person two applications",
  "/registration-2026#advisory":
    "aadhaar name mismatch, update aadhaar, name different in aadhaar and marksheet, category certificate date, before applying, ews certificate, obc certificate, udid card, same details, only one application, multiple forms",
  "/registration-2026#registration-both-sessions":
    "both sessions together, apply for two sessions, new form for session 2, same application number, second form, session 2 again apply",
  "/registration-2026#registration-correction":
    "correction window, edit form, change details after submitting, change photo, change category, change exam city, change paper, wrong details in form, form correction",
  "/syllabus-2026#mathematics":
    "maths syllabus, mathematics chapters, maths topics, list of maths chapters",
  "/syllabus-2026#physics":
    "physics syllabus, physics chapters, physics topics, list of physics chapters, practical skills, experiments",
  "/syllabus-2026#chemistry":
    "chemistry syllabus, chemistry chapters, physical chemistry, organic chemistry, inorganic chemistry, chemistry topics",
  "/syllabus-2026#paper-2a":
    "barch syllabus, architecture syllabus, drawing syllabus, aptitude syllabus, drawing topics, drawing test topics",
  "/syllabus-2026#paper-2b": "bplanning syllabus, planning syllabus, planning topics",
  "/syllabus-2026#syllabus-change":
    "reduced syllabus, deleted topics, new syllabus, changed syllabus, syllabus cut, removed chapters, same as last year, 2025 syllabus difference, old syllabus",
  "/syllabus-2026#ncert":
    "is ncert enough, only ncert, ncert books sufficient, reading ncert alone, ncert se ho jayega, which books",
  "/syllabus-2026#jee-advanced":
    "advanced syllabus, is advanced syllabus same as main, difference between main and advanced syllabus",
  "/exam-pattern#paper-1":
    "btech paper pattern, number of questions, questions in each subject, total marks, marks per subject, how many questions come, section a and section b, maths marks, physics marks, chemistry marks",
  "/exam-pattern#btech": "btech paper, engineering paper",
  "/exam-pattern#barch": "barch paper, architecture paper, barch exam pattern, barch paper pattern",
  "/exam-pattern#bplanning": "bplanning paper, planning paper, bplanning exam pattern",
  "/exam-pattern#paper-1-rules":
    "exam duration, paper time, how many hours is the exam, online or offline, computer based or pen and paper, mode of exam, is there sectional time",
  "/exam-pattern#paper-2a":
    "barch number of questions, drawing marks, aptitude marks, barch total marks",
  "/exam-pattern#paper-2a-time": "barch duration, barch time, how long is the barch paper",
  "/exam-pattern#paper-2b": "planning number of questions, planning marks, bplanning total marks",
  "/exam-pattern#paper-2b-time": "bplanning duration, how long is the planning paper",
  "/exam-pattern#marking-scheme":
    "marks for right and wrong answer, plus 4 minus 1, negative marking, marks cut for wrong answer, minus marks, how many marks per question, marking",
  "/exam-pattern#marking-details":
    "more than one correct option, dropped question marks, cancelled question, bonus marks, wrong question, unanswered, question left blank",
  "/exam-pattern#languages":
    "medium of exam, paper in malayalam, paper in hindi, regional language, which languages, question paper language, tamil, gujarati, bengali, kannada, telugu, urdu, marathi, odia, punjabi, assamese",
  "/exam-pattern#notes":
    "once or twice a year, how many times a year, how many sessions, shifts, exam timing, two shifts, morning and afternoon shift, rough sheet, scribe",
  "/exam-pattern#numerical-negative-marking":
    "negative marking in integer type, minus in numerical, integer wrong answer, section b negative",
  "/exam-pattern#section-b-choice":
    "optional questions, attempt any 5, 5 out of 10, section b compulsory, all questions compulsory, leave questions",
  "/exam-pattern#language-on-exam-day":
    "change language later, change medium, switch language in exam",
  "/eligibility-criteria#marks":
    "75 percent rule, 75 percentage criteria, minimum percentage in 12, board marks needed, 65 percent for sc st, less than 75, low board marks, top 20 percentile, board percentage for nit",
  "/eligibility-criteria#subjects":
    "subjects required, which subjects, is chemistry compulsory, pcm, pcb students, biology student, commerce students, subjects for barch, subjects for planning",
  "/eligibility-criteria#year":
    "passing year, which batch can apply, can a dropper apply, gap year, passed in 2023, passed in 2024, passed in 2025, appearing in 2026, class 11 students",
  "/eligibility-criteria#age": "age limit, maximum age, minimum age, how old, upper age limit",
  "/eligibility-criteria#attempts":
    "number of attempts, how many chances, how many times can i write, attempt limit, attempts left, third attempt, three years",
  "/eligibility-criteria#reservation":
    "quota, caste reservation, reserved category, obc ncl certificate, ews quota, percentage of seats",
  "/eligibility-criteria#home-state":
    "home state rule, which is my home state, state code of eligibility, studied in another state, domicile",
  "/eligibility-criteria#jee-advanced":
    "advanced eligibility, who can write advanced, advanced attempts, advanced age limit, top 250000, eligible for advanced",
  "/eligibility-criteria#eligibility-no-chemistry":
    "without chemistry, no chemistry in 12, chemistry not taken, computer science instead of chemistry",
  "/eligibility-criteria#eligibility-marks-to-write":
    "can i write with less than 75, below 75 percent, 60 percent in boards, minimum marks to write the exam, failed in 12",
  "/eligibility-criteria#eligibility-passed-earlier":
    "passed in 2023, gap of two years, old pass out, passed three years ago",
  "/eligibility-criteria#eligibility-attempts": "how many attempts, number of chances",
  "/important-dates#dates":
    "all dates, exam schedule, timetable of the exam, date sheet, session 1 and 2 dates, jee main calendar",
  "/important-dates#calendar": "add to calendar, ics file, google calendar, calendar subscription",
  "/important-dates#changes":
    "date changed, postponed, rescheduled, exam date shift, why was the date changed, preponed",
  "/important-dates#dates-session-1": "january exam days, session 1 days, session 1 exam dates",
  "/important-dates#dates-city-slip":
    "city slip or admit card, when will i know my exam centre, city intimation slip, difference between city slip and admit card, exam city slip",
  "/important-dates#dates-results": "both results together, session results separate",
  "/important-dates#dates-confirm": "official dates, confirm the date, where to check dates",
  "/admit-card#download":
    "admit card download, get hall ticket, admit card link, admit card release, admit card not showing, admit card print",
  "/admit-card#steps":
    "how to download admit card, steps for admit card, download hall ticket with application number and password",
  "/admit-card#documents":
    "what to bring, documents to bring, id proof, things to carry to the exam hall, which id, passport photo, self declaration, original id",
  "/admit-card#prohibited":
    "banned items, not allowed in the hall, things not to bring, phone in exam hall, watch allowed, calculator in the hall, bag, wallet, eatables, metal",
  "/admit-card#times":
    "gate closing time, entry time, reporting time, late entry, when to reach, gate timing, how early",
  "/admit-card#allowed":
    "allowed items, pen, water bottle, transparent bottle, what can i bring, sugar tablets, diabetic",
  "/admit-card#guidelines":
    "exam day rules, dress code, what to wear, hall rules, biometric, frisking, seat, behaviour, washroom, toilet break, leave early",
  "/admit-card#admit-card-by-post":
    "admit card by post, will it come to my home, sent by mail or email",
  "/admit-card#admit-card-wrong-detail":
    "mistake in admit card, wrong name on admit card, wrong photo in admit card, photo not clear, admit card correction, name spelling wrong on hall ticket",
  "/admit-card#admit-card-on-phone":
    "soft copy of admit card, admit card on mobile, show on phone, digital copy",
  "/admit-card#admit-card-lost":
    "lost admit card, duplicate admit card, download again, admit card missing",
  "/results#steps":
    "check result, how to see result, download scorecard, view score, result login, result link",
  "/results#result-dates":
    "result date, when is the result, result announced, how many appeared, how many got 100 percentile, candidates registered, toppers of session 1",
  "/results#challenge-fee":
    "answer key challenge fee, objection fee, fee per question, refund of challenge fee",
  "/results#challenge":
    "raise objection, challenge the key, wrong answer in key, objection to answer key, last date of objection",
  "/results#session-1":
    "january papers, session 1 question paper, january answer key, shift papers",
  "/results#session-2": "april papers, session 2 question paper, april answer key",
  "/results#normalization":
    "percentile calculation, how is percentile calculated, formula of percentile, easy shift, hard shift, tough shift, difficulty of shifts, how marks become percentile, marks to percentile, normalisation process",
  "/results#tie-break":
    "same marks, same percentile, who gets the better rank, equal score, tie rule, two students same score",
  "/results#results-nta-score":
    "nta score meaning, percentile meaning, difference between percentage and percentile, raw marks",
  "/results#results-challenge-cost": "cost of challenge, objection cost",
  "/results#results-which-session":
    "best of two sessions, which score counts, better score, if second attempt is lower, session 1 or session 2 score",
  "/results#results-rechecking": "rechecking, revaluation, recount, paper recheck, marks increased",
  "/counseling#closing-ranks":
    "closing rank of nit, last year closing ranks, opening and closing ranks, rank for nit calicut, cse rank, which rank is needed",
  "/counseling#cutoffs-2025":
    "qualifying cutoff, category wise cutoff, cutoff percentile, qualifying percentile for advanced, obc cutoff, passing percentile, 2025 cutoff",
  "/counseling#fees":
    "seat acceptance fee, seat booking fee, seat lock fee, seat confirm, admission fee, how much to pay for the seat, money at the time of admission, josaa fees, partial admission fee, seat refund",
  "/counseling#josaa": "about josaa, what is josaa, full form of josaa, josaa counselling, josaa",
  "/counseling#josaa-flow":
    "counselling process, choice filling, josaa steps, josaa rounds, seat allotment process, document verification, withdraw seat, reporting online, counselling procedure",
  "/counseling#freeze-float-slide":
    "freeze, float, slide, freeze or float, upgrade seat, better branch in the next round",
  "/counseling#csab":
    "about csab, csab special round, another chance after josaa, missed a seat in josaa, no seat in josaa, josaa round missed, what is csab, vacant seats, left over seats, csab",
  "/counseling#csab-flow": "csab process, csab steps, csab registration, csab round",
  "/counseling#eligibility":
    "who can join counselling, eligible for josaa, counselling eligibility",
  "/counseling#reservation":
    "seat reservation, category seats, obc seats, sc st seats, quota percentage, ews seats",
  "/counseling#state-seats":
    "home state quota, state quota in nit, other state quota, seats for girls, female pool, supernumerary seats, girls quota, female quota, hs and os",
  "/counseling#home-state-ranks":
    "home state rank, kerala quota rank, nit calicut home state, benefit of home state",
  "/counseling#trend":
    "cutoff trend, year wise cutoff, previous cutoffs, past cutoffs, cutoff of last years, cutoff 2024, cutoff 2023",
  "/counseling#trend-meaning": "is the cutoff rising, will the cutoff go up, expected cutoff",
  "/counseling#josaa-fee": "josaa registration fee, is josaa free, cost of josaa registration",
  "/counseling#josaa-or-csab": "josaa vs csab, difference between josaa and csab, josaa or csab",
  "/counseling#freeze-float-slide-meaning":
    "freeze meaning, float meaning, slide meaning, difference between freeze and float",
  "/counseling#cutoff-and-seat":
    "is qualifying enough, will i get nit if i qualify, cutoff cleared but no seat",
  "/previous-papers#year-2025": "2025 papers, 2025 question paper, last year paper",
  "/previous-papers#year-2024": "2024 papers, 2024 question paper",
  "/previous-papers#year-2023": "2023 papers, 2023 question paper",
  "/previous-papers#year-2022": "2022 papers, 2022 question paper",
  "/previous-papers#years-2021-to-2010":
    "old papers, 2021 papers, 2020 papers, 2019 papers, 2018 papers, papers of ten years, last 10 years papers, aieee papers",
  "/previous-papers#download": "all papers pdf, pyq pdf, download previous papers, zip of papers",
  "/previous-papers#patterns":
    "old exam pattern, pattern change, 90 questions, 75 questions, pattern in 2019, pattern before, 360 marks",
  "/previous-papers#how-to-use":
    "how to solve pyq, how to use previous papers, practise past papers",
  "/previous-papers#how-many-years": "how many years of pyq, pyq enough, how many past papers",
  "/previous-papers#official-papers": "official question papers, nta papers download",
  "/mock-tests#full-mock-tests": "full mock test, online mock, free mock test, test series",
  "/mock-tests#official-mocks": "nta mock test, nta practice test, official mock, nta test portal",
  "/mock-tests#practice-sets": "practice questions, chapter wise test, topic wise practice",
  "/mock-tests#sample-paper-list": "sample papers pdf, model papers, sample paper with solution",
  "/mock-tests#why-mocks": "benefits of mock test, importance of mocks, why give mocks",
  "/mock-tests#mocks-2": "how many mocks, number of mock tests",
  "/mock-tests#mocks-4": "is the mock free, cost of mocks, free mocks",
  "/preparation-tips#long-term":
    "study plan for one year, 1 year plan, 12 month plan, 6 month plan, plan for a dropper, start from class 11, start early, full year study plan, from zero",
  "/preparation-tips#short-term":
    "3 month plan, 4 month plan, 5 month plan, half year left, 90 days, crack jee in 3 months, 100 days",
  "/preparation-tips#last-minute":
    "1 month left, 2 month plan, last month, last 30 days, last 15 days, last week, few weeks left, crash course, revision plan, 60 days, 45 days",
  "/preparation-tips#toppers-tips":
    "topper strategy, tips from toppers, how to crack jee, how to score 99 percentile, habits of toppers",
  "/preparation-tips#common-mistakes":
    "mistakes in preparation, what not to do, avoid while studying",
  "/preparation-tips#tips-1":
    "how many hours to study, daily study hours, hours per day, study time",
  "/preparation-tips#tips-2":
    "without coaching, self study, is tuition needed, coaching needed, study at home",
  "/preparation-tips#tips-3":
    "which subject first, order of attempting, paper attempting strategy, start with which subject",
  "/preparation-tips#tips-4":
    "boards and jee together, manage boards, school and jee, board exam preparation with jee",
  "/contact#reach-us":
    "phone number, address, call, email, whatsapp number, office, location, map, where is the institute",
  "/contact#contact-2": "opening hours, office time, open on sunday, working hours",
  "/contact#contact-3":
    "fill my form for me, will you register me, fix my form, help with form, form filling service",
  "/contact#contact-4":
    "report a mistake, found an error on this site, wrong information, report wrong date or fee, something is wrong on this page, correct this page, feedback, complaint",
  "/disclaimer#not-official":
    "is this the official site, is this nta website, are you nta, government website",
  "/disclaimer#ai": "written by ai, are posts written by ai, chatgpt",
  "/faq#reg-7":
    "forgot password, forgot application number, lost application number, recover password, reset password, password not working, password marannu poyi, password bhool gaya, login problem, cannot log in",
  "/faq#reg-8":
    "refund, refund of fee, fee refund, application fee refund, refund of the form fee, fee wapas, money back, paid twice, double payment, amount deducted twice, seat fee refund, refund on withdrawal",
  "/faq#reg-9":
    "exam centres in kerala, exam cities in kerala, centre list, list of exam cities, nearest exam centre, centre in my district, kochi, ernakulam, thiruvananthapuram, trivandrum, thrissur, kannur, kollam, palakkad, malappuram, alappuzha, pathanamthitta, idukki, wayanad, kasaragod",
  "/faq#reg-10":
    "nta helpline, nta help desk, nta customer care, nta phone number, nta contact, nta email, nta toll free, call nta, official help desk, official helpline, complaint to nta",
  "/faq#reg-11":
    "ews certificate date, ews certificate validity, obc certificate date, obc ncl certificate validity, certificate issued after, how old may the certificate be, new ews certificate every year, certificate issue date",
  "/faq#eligibility-6":
    "improvement marks, improvement exam 75 percent, improvement exam marks for nit, which marks count after improvement, increase board percentage",
  "/faq#pattern-7":
    "deleted chapters, deleted topics, removed chapters, removed topics, which chapters are deleted, topics not in syllabus, reduced syllabus list",
  "/faq#cutoff-6":
    "nit or iiit, nit vs iiit, nit iiit difference, which is better nit or iiit, what is an iiit, what is an nit, meaning of gfti",
  "/faq#results-7":
    "validity of the score, score valid for how many years, score card validity, can i use this score next year, use 2026 score in 2027, old score for admission",
  "/faq#results-8":
    "nit fees, fee structure of nit, nit fees per year, college fees, tuition fee of nit, iiit fees, hostel fee, btech total cost, four years cost, 4 years fees, semester fee",
  "/faq#reg-6": "without aadhaar, no aadhaar, is aadhaar required, aadhaar necessary",
  "/faq#pattern-4": "is calculator allowed, use of calculator, virtual calculator, log table",
  "/faq#pattern-5": "drawing on paper or computer, drawing test offline, barch drawing mode",
  "/faq#cutoff-2": "difference between cutoff and closing rank, cutoff vs closing rank",
  "/faq#cutoff-3": "how many qualify for advanced, number of students for advanced, top 2.5 lakh",
  "/faq#prep-3":
    "time management, time for each subject, divide three hours, how to manage time in the exam",
  "/faq#results-4": "counselling date, when does josaa start, josaa date, josaa registration date",
  "/latest-updates#updates-3":
    "get alerts, notify me, whatsapp alerts, reminder of dates, subscribe",
};
