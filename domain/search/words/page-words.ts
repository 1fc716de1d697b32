/**
 * What people type who want a page of the catalogue or a part of one: for tools, whose own words are a form, and for what a heading
 * says in other words than those who ask. Questions are written as they are asked; `words/meanings.ts` adds the rest.
 */
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
    "fee calculator, total fee, total cost, how much do i have to pay in all, fee for both sessions and two papers, cost of form and seat together, sum of all fees",
  "/tools/upload-check":
    "photo check, signature check, check my photo, photo checker, photo size check, resize photo, compress photo, reduce photo size, shrink image, is my photo ok, will my photo be rejected, photo reject, signature reject, signature size, photo resizer, jpg to kb, pdf size check, reduce pdf size",
  "/year":
    "from form to seat, full process of the year, timeline, checklist, what to do next, what is open now, steps of the year, whole process from form to admission, after filling the form what next, to do list, roadmap, reminder, tick off, what happens when, what now",
  "/is-this-notice-real":
    "is this notice real, fake notice, fake website, official website, official sites, check a link, check website address, fake link, is this site official, genuine link, scam message, fraud site",
  "/how-we-check":
    "who checks the facts, sources of the facts, how reliable is this site, can i trust this site, corrected values, is this information correct, where do you get your data",
  "/report-a-mistake":
    "report a mistake, wrong information, report wrong date or fee, something is wrong on this page, correct this page, feedback, complaint",
  "/blog": "blog, articles, posts, guides",
  "/changes": "what has changed, changed facts, corrections of this site",
  "/sitemap": "sitemap, all pages, list of pages, index of the site",
  "/preparation-tips#long-term":
    "study plan for one year, 1 year plan, 12 month plan, 6 month plan, plan for a dropper, from class 11, start early, full year study plan",
  "/preparation-tips#short-term":
    "3 month plan, 4 month plan, 5 month plan, half year left, half year plan",
  "/preparation-tips#last-minute":
    "1 month left, 2 month plan, last month, last 30 days, last 15 days, last week, one month left, few weeks left, crash course, last minute plan",
  "/preparation-tips#tips-2": "without coaching, self study only, is tuition needed",
  "/preparation-tips#tips-3": "which subject to attempt first, order of attempting the paper",
  "/syllabus-2026#ncert":
    "is ncert enough for jee main, only ncert, ncert books sufficient, reading ncert",
  "/privacy-policy": "what this site stores about me, does this site keep my data or phone number",
  "/counseling#state-seats":
    "state quota in nit and iiit, seats for girls, supernumerary seats for women",
  "/counseling#fees":
    "how much to pay at admission in nit, seat fee, money at the time of admission",
  "/admit-card#guidelines": "dress code, what to wear, rules of the hall",
  "/important-dates#changes": "why was the date changed, postponed, rescheduled, date shift",
  "/results#tie-break": "same marks, same percentile, who gets the better rank",
  "/results#normalization":
    "easy shift, hard shift, tough shift, difficulty of shifts, how marks become percentile",
};
