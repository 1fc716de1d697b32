import type { FactSource } from "./fact-record.ts";

export const sources = {
  photoCheckReport: report(
    "ABP Live: photo check of JEE Main candidates, January 2026",
    "https://www.abplive.com/education/jee-main-2026-nta-extends-photo-verification-deadline-to-january-15-for-affected-candidates-3068503",
  ),
  ewsFormat: report(
    "Central format of the EWS certificate, 2022",
    "https://scribd.com/document/593031958/2022072853",
  ),
  registrationReport: report(
    "ETV Bharat: JEE Main 2026 application begins, fees and tentative dates",
    "https://www.etvbharat.com/en/bharat/jee-main-2026-online-application-begins-check-registration-fees-tentative-dates-for-exams-enn25110100473",
  ),
  eligibilityReport: report(
    "NDTV: JEE Main 2026 eligibility criteria and important instructions",
    "https://www.ndtv.com/education/jee-main-2026-session-1-check-eligibility-criteria-and-important-instructions-for-candidates-9682165",
  ),
  admissionMarksReport: report(
    "Shiksha: 75% marks in Class 12 for admission through JEE Main 2026",
    "https://www.shiksha.com/news/engineering-jee-main-2026-75-marks-mandatory-in-class-12-for-admission-know-details-blogId-215462",
  ),
  attemptsReport: report(
    "Jagran Josh: how many attempts for JEE Main 2026",
    "https://www.jagranjosh.com/articles/how-many-attempts-for-jee-mains-2026-check-complete-guide-here-1800002735-1",
  ),
  reservationReport: report(
    "Jagran Josh: JEE Advanced 2026 eligibility and seat shares",
    "https://www.jagranjosh.com/news/jee-advanced-2026-eligibility-criteria-out-at-jeeadv-ac-in-182105",
  ),
  homeStateReport: report(
    "NDTV: what to know about the NIT home-state system",
    "https://www.ndtv.com/education/josaa-counselling-2024-all-you-need-to-know-about-nit-system-6124094",
  ),
  advancedReport: report(
    "Telegraph: IIT Roorkee announces JEE Advanced 2026",
    "https://www.telegraphindia.com/edugraph/news/iit-roorkee-announces-jee-advanced-exam-date-2026-check-full-schedule/cid/2136462",
  ),
  documentsReport: report(
    "Education Times: JEE Main 2026 documents and instructions",
    "https://www.educationtimes.com/article/newsroom/99740189/",
  ),
  aadhaarReport: report(
    "Business Today: JEE Main 2026 city slips and exam cities",
    "https://www.businesstoday.in/education/exams/story/jee-main-2026-city-slip-likely-expected-to-be-out-by-next-week-as-january-session-draws-closer-508906-2025-12-31",
  ),
  uploads2025Report: report(
    "Careers360: documents required for JEE Main 2025 registration",
    "https://www.careers360.com/webstories/documents-required-for-jee-main-2025-registration/",
  ),
  uploadsReport: report(
    "Indian Express Education: JEE Main 2026 image specifications",
    "https://education.indianexpress.com/news/jee-main-2026-application-form-closing-on-november-27-check-image-specifications-instructions-for-password-2518256",
  ),
  applicationDatesReport: report(
    "Indian Express Education: JEE Main application form",
    "https://education.indianexpress.com/engineering-exam/jee-main-exam-application-form",
  ),
  sessionTwoFormsReport: report(
    "NDTV Profit: NTA reopens JEE Main 2026 Session 2 registration",
    "https://www.ndtvprofit.com/india/nta-reopens-registrations-for-jee-main-2026-session-2-heres-what-candidates-need-to-know-11209252",
  ),
  languagesReport: report(
    "Telegraph: JEE Main 2026 Session 2 registration",
    "https://www.telegraphindia.com/edugraph/news/nta-begins-jee-mains-2026-session-2-registration-check-application-and-exam-dates/cid/2145467",
  ),
  patternReport: report(
    "Moneycontrol: JEE Main 2026 syllabus, exam pattern and marking scheme",
    "https://www.moneycontrol.com/education/jee-main-syllabus-2026-physics-chemistry-maths-chapter-wise-topics-exam-pattern-weightage-marking-scheme-article-13744918.html",
  ),
  syllabusReport: report(
    "Shiksha: JEE Main syllabus",
    "https://www.shiksha.com/engineering/jee-main-exam-syllabus",
  ),
  aptitudeReport: report(
    "SuccessCDs: aptitude and drawing test syllabus",
    "https://www.successcds.net/examsyllabus/iit-jee-syllabus-b-arch-and-b-des-aptitude-test/1040",
  ),
  paperTwoReport: report(
    "Collegedunia: JEE Main exam pattern",
    "https://beta4.collegedunia.com/exams/jee-main/exam-pattern",
  ),
  scribeAndTiesReport: report(
    "Edexlive: revised NTA rules for ties and for PwD candidates",
    "https://www.edexlive.com/news/2024/Oct/29/jee-main-2025-nta-releases-revised-rules-for-tie-breakers-new-rules-for-pwd-candidates-as-well",
  ),
  answerKeyReport: report(
    "India Today: JEE Main 2026 answer key and objections",
    "https://www.indiatoday.in/education-today/news/story/jee-main-2026-answer-key-out-at-jeemainntanicin-objections-open-till-feb-6-2862899-2026-02-04",
  ),
  citySlipReport: report(
    "India Today: JEE Main 2026 city slip and exam timeline",
    "https://www.indiatoday.in/education-today/news/story/jee-main-2026-official-dates-releaseddownload-city-slip-and-exam-timeline-2851166-2026-01-13",
  ),
  admitCardReport: report(
    "Mint: JEE Main 2026 admit cards released",
    "https://www.livemint.com/education/news/jee-main-2026-admit-cards-released-check-details/amp-11768658263946.html",
  ),
  admitCardTimingReport: report(
    "NDTV: JEE Main 2026 Session 1 admit cards",
    "https://www.ndtv.com/education/jee-main-2026-session-1-exam-admit-cards-expected-shortly-10768407",
  ),
  examDayReport: report(
    "Free Press Journal: JEE Main 2026 guidelines, reporting time and dress code",
    "https://www.freepressjournal.in/education/jee-main-2026-january-session-exams-begin-tomorrow-all-you-need-to-know-on-guidelines-reporting-time-dress-code",
  ),
  prohibitedReport: report(
    "India Today: JEE Main 2026 exam day guidelines and prohibited items",
    "https://www.indiatoday.in/education-today/news/story/jee-main-2026-dress-code-exam-day-guidelines-and-prohibited-items-2854897-2026-01-20",
  ),
  sessionOneResultReport: report(
    "Hindustan Times: JEE Main Session 1 result",
    "https://www.htsyndication.com/ht-chandigarh/article/jee--main-%3A-24-score-99.99-percentile/97657571",
  ),
  sessionTwoResultReport: report(
    "NDTV: JEE Main 2026 Session 2 result, marks and percentile",
    "https://www.ndtv.com/education/jee-main-2026-session-2-result-marks-vs-percentile-11381852",
  ),
  tieReport: report(
    "Careers360: JEE Main tie-breaking rule",
    "https://engineering.careers360.com/articles/jee-main-tie-breaking-rule",
  ),
  cutoffReport: report(
    "Collegehai: JEE Main 2026 cutoffs by category",
    "https://collegehai.com/news/jee-main-2026-cutoff-out-category-wise-percentiles-declared",
  ),
  cutoffHistoryReport: report(
    "PracticeJEE: JEE Main cutoffs",
    "https://practicejee.com/jee-main/cutoff",
  ),
  earlierCutoffsReport: report(
    "JEEPage: JEE Main cutoffs by year",
    "https://jeepage.in/jee-main/jee-main-cutoff",
  ),
  josaaStartReport: report(
    "Free Press Journal: JoSAA 2026 registration and choice filling",
    "https://www.freepressjournal.in/education/josaa-2026-registration-and-choice-filling-begin-today-at-5-pm-check-step-by-step-process-here",
  ),
  josaaReport: report(
    "Indian Express: JoSAA counselling 2026 explained",
    "https://indianexpress.com/article/education/iit-josaa-counselling-2026-explained-applications-to-begin-today-at-josaa-nic-in-jee-advanced-main-10719745/",
  ),
  seatFeeReport: report(
    "TV9: JoSAA 2025 seat acceptance fees",
    "https://www.tv9hindi.com/education/big-relief-of-students-in-josaa-counselling-2025-now-seat-allotment-fees-reduce-for-all-categories-students-3331423.html",
  ),
  josaa2025Report: report(
    "Telegraph: JoSAA counselling 2025, dates and eligibility",
    "https://www.telegraphindia.com/edugraph/news/schedule-out-for-josaa-counselling-2025-check-key-dates-and-eligibility-for-jee-mains-and-advanced-candidates/cid/2103096",
  ),
  josaaSeats2025Report: report(
    "Lenden News: JoSAA 2025 institutes and seats",
    "https://lendennews.com/",
  ),
  josaaSeats2026Report: report(
    "Mobicrazy: JoSAA 2026 seats",
    "https://mobicrazy.com/Index/view/id/15584162.html",
  ),
  admissionFeeReport: report(
    "NDTV: JoSAA counselling 2025, registration and fees",
    "https://www.ndtv.com/education/josaa-counselling-2025-registration-ends-today-whats-next-8650448",
  ),
  csabSpecialReport: report(
    "Zee News: CSAB 2025 special and supernumerary rounds",
    "https://zeenews.india.com/education/jee-csab-counselling-main-2025-special-supernumerary-round-schedule-released-check-list-of-documents-required-and-other-details-here-2907870.html",
  ),
  papers2025Report: report(
    "Edexlive: JEE Main 2025 Session 2 begins",
    "https://www.edexlive.com/news/2025/Apr/02/jee-main-2025-session-2-begins-today-exam-pattern-dress-code-guidelines-here",
  ),
  papers2024Report: report(
    "BNN: JEE Main 2024 Session 2 admit cards and exam details",
    "https://bnnbreaking.com/breaking-news/education/jee-main-2024-session-2-admit-cards-out-essential-exam-details-for-aspirants",
  ),
  papers2023Report: report(
    "Hindustan Times: JEE Main 2023 schedule",
    "https://www.hindustantimes.com/education/competitive-exams/jee-main-2023-nta-announces-jee-main-schedule-for-next-year-101671129013091-amp.html",
  ),
  papers2022Report: report(
    "Mint: JEE Main 2022 in two sessions",
    "https://www.livemint.com/education/news/jee-main-2022-exam-to-be-held-in-two-sessions-in-april-and-may-11646142702683.html",
  ),
  papers2020Report: report(
    "Indian Express: JEE Main 2020 results",
    "https://indianexpress.com/article/education/nta-jee-main-rank-list-topper-final-answer-list-result-direct-link-jeemain-nic-in-6592342/",
  ),
  papers2019Report: report(
    "Tribune: JEE 2019",
    "https://m.tribuneindia.com/article/jee-2019/724805",
  ),
  firstNoticeReport: report(
    "Ummid: first notice of the JEE Main 2026 dates",
    "https://ummid.com/news/2025/october/19-10-2025/jee-main-2026-exam-dates-out-registration-begins-soon.html",
  ),
  advancedCalendarReport: report(
    "Financial Express: JEE Advanced 2026 registration and exam",
    "https://www.financialexpress.com/jobs-career/education-jee-advanced-2026-registration-to-begin-from-april-23-exam-on-may-17-all-you-need-to-know-4166759/",
  ),
  pattern2020Report: report(
    "The Hindu: change in JEE Main exam pattern, 2020",
    "https://www.thehindu.com/news/national/kerala/change-in-jee-main-exam-pattern-marking/article29440636.ece",
  ),
  examHistoryReport: report(
    "Vidyavision: a decade of online entrance exams",
    "https://www.vidyavision.com/news/engineering-the-way-jee-main-gate-and-the-decade-of-online-entrance-exams",
  ),
  helpDeskReport: report(
    "Particle News: notice of the JEE Main 2026 Session 2 city slips",
    "https://particlenews.pages.dev/story/nta-releases-jee-main-2026-session-2-city-slips-ahead-of-april-29-exams",
  ),
  csabReport: report("CSAB: questions and answers", "https://csab.nic.in/faq/"),
} as const;

function report(title: string, address: string): FactSource {
  return { title, address };
}
