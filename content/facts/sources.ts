import type { FactSource } from "./fact-record.ts";

/** The day on which every present fact was last compared with its source. */
export const checkedOn = "2026-11-21";

/** Published reports behind the facts; official home addresses are in `official-sites.ts`. */
export const sources = {
  photoCheckReport: {
    title: "ABP Live: photo check of JEE Main candidates, January 2026",
    address:
      "https://www.abplive.com/education/jee-main-2026-nta-extends-photo-verification-deadline-to-january-15-for-affected-candidates-3068503",
  },
  ewsFormat: {
    title: "Central format of the EWS certificate, 2022",
    address: "https://scribd.com/document/593031958/2022072853",
  },
  registrationReport: {
    title: "ETV Bharat: JEE Main 2026 application begins, fees and tentative dates",
    address:
      "https://www.etvbharat.com/en/bharat/jee-main-2026-online-application-begins-check-registration-fees-tentative-dates-for-exams-enn25110100473",
  },
  eligibilityReport: {
    title: "NDTV: JEE Main 2026 eligibility criteria and important instructions",
    address:
      "https://www.ndtv.com/education/jee-main-2026-session-1-check-eligibility-criteria-and-important-instructions-for-candidates-9682165",
  },
  admissionMarksReport: {
    title: "Shiksha: 75% marks in Class 12 for admission through JEE Main 2026",
    address:
      "https://www.shiksha.com/news/engineering-jee-main-2026-75-marks-mandatory-in-class-12-for-admission-know-details-blogId-215462",
  },
  attemptsReport: {
    title: "Jagran Josh: how many attempts for JEE Main 2026",
    address:
      "https://www.jagranjosh.com/articles/how-many-attempts-for-jee-mains-2026-check-complete-guide-here-1800002735-1",
  },
  reservationReport: {
    title: "Jagran Josh: JEE Advanced 2026 eligibility and seat shares",
    address:
      "https://www.jagranjosh.com/news/jee-advanced-2026-eligibility-criteria-out-at-jeeadv-ac-in-182105",
  },
  homeStateReport: {
    title: "NDTV: what to know about the NIT home-state system",
    address:
      "https://www.ndtv.com/education/josaa-counselling-2024-all-you-need-to-know-about-nit-system-6124094",
  },
  advancedReport: {
    title: "Telegraph: IIT Roorkee announces JEE Advanced 2026",
    address:
      "https://www.telegraphindia.com/edugraph/news/iit-roorkee-announces-jee-advanced-exam-date-2026-check-full-schedule/cid/2136462",
  },
  documentsReport: {
    title: "Education Times: JEE Main 2026 documents and instructions",
    address: "https://www.educationtimes.com/article/newsroom/99740189/",
  },
  aadhaarReport: {
    title: "Business Today: JEE Main 2026 city slips and exam cities",
    address:
      "https://www.businesstoday.in/education/exams/story/jee-main-2026-city-slip-likely-expected-to-be-out-by-next-week-as-january-session-draws-closer-508906-2025-12-31",
  },
  uploads2025Report: {
    title: "Careers360: documents required for JEE Main 2025 registration",
    address:
      "https://www.careers360.com/webstories/documents-required-for-jee-main-2025-registration/",
  },
  uploadsReport: {
    title: "Indian Express Education: JEE Main 2026 image specifications",
    address:
      "https://education.indianexpress.com/news/jee-main-2026-application-form-closing-on-november-27-check-image-specifications-instructions-for-password-2518256",
  },
  applicationDatesReport: {
    title: "Indian Express Education: JEE Main application form",
    address: "https://education.indianexpress.com/engineering-exam/jee-main-exam-application-form",
  },
  sessionTwoFormsReport: {
    title: "NDTV Profit: NTA reopens JEE Main 2026 Session 2 registration",
    address:
      "https://www.ndtvprofit.com/india/nta-reopens-registrations-for-jee-main-2026-session-2-heres-what-candidates-need-to-know-11209252",
  },
  languagesReport: {
    title: "Telegraph: JEE Main 2026 Session 2 registration",
    address:
      "https://www.telegraphindia.com/edugraph/news/nta-begins-jee-mains-2026-session-2-registration-check-application-and-exam-dates/cid/2145467",
  },
  patternReport: {
    title: "Moneycontrol: JEE Main 2026 syllabus, exam pattern and marking scheme",
    address:
      "https://www.moneycontrol.com/education/jee-main-syllabus-2026-physics-chemistry-maths-chapter-wise-topics-exam-pattern-weightage-marking-scheme-article-13744918.html",
  },
  syllabusReport: {
    title: "Shiksha: JEE Main syllabus",
    address: "https://www.shiksha.com/engineering/jee-main-exam-syllabus",
  },
  aptitudeReport: {
    title: "SuccessCDs: aptitude and drawing test syllabus",
    address:
      "https://www.successcds.net/examsyllabus/iit-jee-syllabus-b-arch-and-b-des-aptitude-test/1040",
  },
  paperTwoReport: {
    title: "Collegedunia: JEE Main exam pattern",
    address: "https://beta4.collegedunia.com/exams/jee-main/exam-pattern",
  },
  scribeAndTiesReport: {
    title: "Edexlive: revised NTA rules for ties and for PwD candidates",
    address:
      "https://www.edexlive.com/news/2024/Oct/29/jee-main-2025-nta-releases-revised-rules-for-tie-breakers-new-rules-for-pwd-candidates-as-well",
  },
  answerKeyReport: {
    title: "India Today: JEE Main 2026 answer key and objections",
    address:
      "https://www.indiatoday.in/education-today/news/story/jee-main-2026-answer-key-out-at-jeemainntanicin-objections-open-till-feb-6-2862899-2026-02-04",
  },
  citySlipReport: {
    title: "India Today: JEE Main 2026 city slip and exam timeline",
    address:
      "https://www.indiatoday.in/education-today/news/story/jee-main-2026-official-dates-releaseddownload-city-slip-and-exam-timeline-2851166-2026-01-13",
  },
  admitCardReport: {
    title: "Mint: JEE Main 2026 admit cards released",
    address:
      "https://www.livemint.com/education/news/jee-main-2026-admit-cards-released-check-details/amp-11768658263946.html",
  },
  admitCardTimingReport: {
    title: "NDTV: JEE Main 2026 Session 1 admit cards",
    address:
      "https://www.ndtv.com/education/jee-main-2026-session-1-exam-admit-cards-expected-shortly-10768407",
  },
  examDayReport: {
    title: "Free Press Journal: JEE Main 2026 guidelines, reporting time and dress code",
    address:
      "https://www.freepressjournal.in/education/jee-main-2026-january-session-exams-begin-tomorrow-all-you-need-to-know-on-guidelines-reporting-time-dress-code",
  },
  prohibitedReport: {
    title: "India Today: JEE Main 2026 exam day guidelines and prohibited items",
    address:
      "https://www.indiatoday.in/education-today/news/story/jee-main-2026-dress-code-exam-day-guidelines-and-prohibited-items-2854897-2026-01-20",
  },
  sessionOneResultReport: {
    title: "Hindustan Times: JEE Main Session 1 result",
    address:
      "https://www.htsyndication.com/ht-chandigarh/article/jee--main-%3A-24-score-99.99-percentile/97657571",
  },
  sessionTwoResultReport: {
    title: "NDTV: JEE Main 2026 Session 2 result, marks and percentile",
    address:
      "https://www.ndtv.com/education/jee-main-2026-session-2-result-marks-vs-percentile-11381852",
  },
  tieReport: {
    title: "Careers360: JEE Main tie-breaking rule",
    address: "https://engineering.careers360.com/articles/jee-main-tie-breaking-rule",
  },
  cutoffReport: {
    title: "Collegehai: JEE Main 2026 cutoffs by category",
    address:
      "https://collegehai.com/news/jee-main-2026-cutoff-out-category-wise-percentiles-declared",
  },
  cutoffHistoryReport: {
    title: "PracticeJEE: JEE Main cutoffs",
    address: "https://practicejee.com/jee-main/cutoff",
  },
  earlierCutoffsReport: {
    title: "JEEPage: JEE Main cutoffs by year",
    address: "https://jeepage.in/jee-main/jee-main-cutoff",
  },
  josaaStartReport: {
    title: "Free Press Journal: JoSAA 2026 registration and choice filling",
    address:
      "https://www.freepressjournal.in/education/josaa-2026-registration-and-choice-filling-begin-today-at-5-pm-check-step-by-step-process-here",
  },
  josaaReport: {
    title: "Indian Express: JoSAA counselling 2026 explained",
    address:
      "https://indianexpress.com/article/education/iit-josaa-counselling-2026-explained-applications-to-begin-today-at-josaa-nic-in-jee-advanced-main-10719745/",
  },
  seatFeeReport: {
    title: "TV9: JoSAA 2025 seat acceptance fees",
    address:
      "https://www.tv9hindi.com/education/big-relief-of-students-in-josaa-counselling-2025-now-seat-allotment-fees-reduce-for-all-categories-students-3331423.html",
  },
  josaa2025Report: {
    title: "Telegraph: JoSAA counselling 2025, dates and eligibility",
    address:
      "https://www.telegraphindia.com/edugraph/news/schedule-out-for-josaa-counselling-2025-check-key-dates-and-eligibility-for-jee-mains-and-advanced-candidates/cid/2103096",
  },
  josaaSeats2025Report: {
    title: "Lenden News: JoSAA 2025 institutes and seats",
    address: "https://lendennews.com/",
  },
  josaaSeats2026Report: {
    title: "Mobicrazy: JoSAA 2026 seats",
    address: "https://mobicrazy.com/Index/view/id/15584162.html",
  },
  admissionFeeReport: {
    title: "NDTV: JoSAA counselling 2025, registration and fees",
    address:
      "https://www.ndtv.com/education/josaa-counselling-2025-registration-ends-today-whats-next-8650448",
  },
  csabSpecialReport: {
    title: "Zee News: CSAB 2025 special and supernumerary rounds",
    address:
      "https://zeenews.india.com/education/jee-csab-counselling-main-2025-special-supernumerary-round-schedule-released-check-list-of-documents-required-and-other-details-here-2907870.html",
  },
  papers2025Report: {
    title: "Edexlive: JEE Main 2025 Session 2 begins",
    address:
      "https://www.edexlive.com/news/2025/Apr/02/jee-main-2025-session-2-begins-today-exam-pattern-dress-code-guidelines-here",
  },
  papers2024Report: {
    title: "BNN: JEE Main 2024 Session 2 admit cards and exam details",
    address:
      "https://bnnbreaking.com/breaking-news/education/jee-main-2024-session-2-admit-cards-out-essential-exam-details-for-aspirants",
  },
  papers2023Report: {
    title: "Hindustan Times: JEE Main 2023 schedule",
    address:
      "https://www.hindustantimes.com/education/competitive-exams/jee-main-2023-nta-announces-jee-main-schedule-for-next-year-101671129013091-amp.html",
  },
  papers2022Report: {
    title: "Mint: JEE Main 2022 in two sessions",
    address:
      "https://www.livemint.com/education/news/jee-main-2022-exam-to-be-held-in-two-sessions-in-april-and-may-11646142702683.html",
  },
  papers2020Report: {
    title: "Indian Express: JEE Main 2020 results",
    address:
      "https://indianexpress.com/article/education/nta-jee-main-rank-list-topper-final-answer-list-result-direct-link-jeemain-nic-in-6592342/",
  },
  papers2019Report: {
    title: "Tribune: JEE 2019",
    address: "https://m.tribuneindia.com/article/jee-2019/724805",
  },
  firstNoticeReport: {
    title: "Ummid: first notice of the JEE Main 2026 dates",
    address:
      "https://ummid.com/news/2025/october/19-10-2025/jee-main-2026-exam-dates-out-registration-begins-soon.html",
  },
  advancedCalendarReport: {
    title: "Financial Express: JEE Advanced 2026 registration and exam",
    address:
      "https://www.financialexpress.com/jobs-career/education-jee-advanced-2026-registration-to-begin-from-april-23-exam-on-may-17-all-you-need-to-know-4166759/",
  },
  pattern2020Report: {
    title: "The Hindu: change in JEE Main exam pattern, 2020",
    address:
      "https://www.thehindu.com/news/national/kerala/change-in-jee-main-exam-pattern-marking/article29440636.ece",
  },
  examHistoryReport: {
    title: "Vidyavision: a decade of online entrance exams",
    address:
      "https://www.vidyavision.com/news/engineering-the-way-jee-main-gate-and-the-decade-of-online-entrance-exams",
  },
  helpDeskReport: {
    title: "Particle News: notice of the JEE Main 2026 Session 2 city slips",
    address:
      "https://particlenews.pages.dev/story/nta-releases-jee-main-2026-session-2-city-slips-ahead-of-april-29-exams",
  },
  csabReport: { title: "CSAB: questions and answers", address: "https://csab.nic.in/faq/" },
} as const satisfies Record<string, FactSource>;
