/** Other names of pages, in the words of those who ask; `taught-words.json` adds the rest. */
export const pageWords: Readonly<Record<string, string>> = {
  "/tools": "calculators, tools, check tools, all calculators",
  "/tools/eligibility":
    "eligibility check, eligibility checker, am i eligible, check my eligibility, can i write the exam, can i apply for jee, can i give jee main with my marks or subjects or year, eligible or not",
  "/tools/score":
    "score calculator, marks calculator, raw score calculator, calculate marks from right and wrong answers, how many marks will i get, my marks from correct and wrong and left questions, total score from answer key, ?mymarks",
  "/tools/rank":
    "rank calculator, rank predictor, percentile to rank, rank from percentile, what rank for my percentile, marks vs rank, marks vs percentile, expected rank, my percentile my rank, percentile par rank, rank kitni aayegi, ?mypercentile, ?predict",
  "/tools/closing-ranks":
    "college predictor, which college can i get with my rank, konsa college milega, which nit at my rank, branch at my rank, opening and closing rank of a college and branch, college for my category and home state, seat chances at my rank, cutoff of a college, last year closing rank, ?institute, ?branch, ?myrank",
  "/tools/fees":
    "fee calculator, total fee, total cost, how much do i have to pay in all, fee for both sessions and two papers, cost of form and seat together, sum of all fees, fees abroad",
  "/tools/upload-check":
    "photo check, signature check, check my photo, photo checker, photo size check, resize photo, compress photo, reduce photo size, shrink image, is my photo ok, will my photo be rejected, photo reject, signature reject, signature size, photo resizer, jpg to kb, pdf size check, reduce pdf size",
  "/year":
    "from form to seat, full process of the year, timeline, checklist, what to do next, what is open now, steps of the year, whole process from form to admission, after filling the form what next, to do list, roadmap, reminder, tick off, what happens when, what now",
  "/is-this-notice-real":
    "is this notice real, fake notice, fake website, check a link, check website address, fake link, is this site official, genuine link, scam message, fraud site",
  "/how-we-check":
    "who checks the facts, sources of the facts, how reliable is this site, can i trust this site, corrected values, is this information correct, where do you get your data",
  "/blog": "blog, articles, posts, guides",
  "/changes": "what has changed, changed facts, corrections of this site",
  "/sitemap": "sitemap, all pages, list of pages, index of the site",
  "/privacy-policy":
    "what this site stores about me, does this site keep my data or phone number, is my data safe, cookies, privacy",
  "/": "jee main, about jee main, home page",
  "/registration-2026": "registration, application form, jee form, apply for jee main, form",
  "/syllabus-2026":
    "syllabus, syllabus pdf, chapters, topics, jee main syllabus download, what to study",
  "/exam-pattern": "exam pattern, paper pattern, pattern of the paper, structure of the exam",
  "/eligibility-criteria":
    "eligibility, eligibility criteria, who can apply, who is eligible, qualification",
  "/important-dates":
    "dates, exam date, when is jee main, exam dates, jee main kab hai, schedule, date of exam, session dates, when is the exam",
  "/admit-card": "admit card, hall ticket",
  "/results":
    "result, answer key, response sheet, scorecard, results, question papers and answer keys, marks",
  "/counseling":
    "counselling, admission process, admission, seat allotment, cutoff, what after jee main, college admission",
  "/previous-papers":
    "previous year papers, pyq, past papers, old question papers, question papers with solution, question bank",
  "/mock-tests": "mock test, practice test, sample papers, test series, online test",
  "/preparation-tips":
    "preparation, study plan, how to prepare, tips, strategy, how to study, books, time table",
  "/faq": "faq, frequently asked questions, common questions, doubts, questions and answers, help",
  "/latest-updates": "news, latest news, updates, notification, notice, announcements, what is new",
  "/contact": "contact, phone number, whom to ask, helpline, help, support, talk to someone",
  "/about":
    "about us, who runs this site, who made this website, who are you, institute, coaching centre",
  "/disclaimer": "disclaimer, official or not, is this the official website, connected with nta",
  "/terms": "terms, terms and conditions, rules of this site, copyright, may i copy",
};
