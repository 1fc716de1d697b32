import type { FactId, Topic } from "../../../../../content/facts/index.ts";
import { official } from "../../../../../content/words.ts";
import { sentencesFor, type TopicGuide, write } from "./topic-guide.ts";

const forms = {
  what: "registration for the 2026 exam",
  days: ["date.s1.registration", "date.s2.registration", "date.s2.reopened"],
} as const satisfies TopicGuide["window"];

const bulletin = write`the current information bulletin on ${official("jeeMain")}`;

const feesForGroups: readonly FactId[] = [
  "fee.general_male.one_paper",
  "fee.general_male.two_papers",
  "fee.general_female.one_paper",
  "fee.general_female.two_papers",
  "fee.obc_ews.one_paper",
  "fee.obc_ews.two_papers",
  "fee.sc_st_pwd.one_paper",
  "fee.sc_st_pwd.two_papers",
  "fee.third_gender.one_paper",
  "fee.third_gender.two_papers",
];

export const applyingGuides = {
  "The exam": {
    heading: "The Exam in Short",
    called:
      /\boverview\b|\babout the exam\b|\bbasics\b|\bwhat is jee\b|\blanguages?\b|\bshifts?\b/i,
    answer: () =>
      write`JEE Main 2026 had ${"exam.sessions"}, one in January and one in April. Paper 1, for B.E. and B.Tech, has ${"paper1.questions"} for ${"paper1.total_marks"} in ${"paper1.duration"}.`,
    brief: () => write`${"exam.sessions"} a year, Paper 1 out of ${"paper1.total_marks"}`,
    lead: "JEE Main opens the way to the NITs, the IIITs and other institutes that the central government pays for. It is also the step before JEE Advanced, the exam for the IITs.",
    keyFacts: [
      "exam.body",
      "exam.sessions",
      "paper1.questions",
      "paper1.total_marks",
      "paper1.duration",
      "exam.languages.count",
    ],
    parts: ["/exam-pattern#notes", "/exam-pattern#languages"],
    check: `Read the first pages of ${bulletin}. They say which rules hold for your session.`,
    parents:
      "Help your child to read the official bulletin once, from start to end, before the form opens.",
  },
  Eligibility: {
    heading: "Who Can Apply",
    called: /\beligib|\bwho can\b|\bage\b|\battempts?\b|\bchances\b|\bcriteria\b|\bdroppers?\b/i,
    answer: () =>
      write`You may apply for 2026 if you ${"eligibility.years"}. There is no age limit, and you have ${"attempts.max"} at most.`,
    brief: () => write`at most ${"attempts.max"}, no age limit`,
    lead: "Two things decide whether you may write the exam: the year in which you passed Class 12, and your subjects.",
    keyFacts: [
      "eligibility.age_limit",
      "attempts.years",
      "attempts.max",
      "eligibility.marks_to_appear",
    ],
    parts: [
      "/eligibility-criteria#year",
      "/eligibility-criteria#subjects",
      "/eligibility-criteria#attempts",
    ],
    check: `Hold your Class 12 year and your subjects against ${bulletin}.`,
    parents: "Look at the Class 12 marksheet together: year, subjects and spelling of the name.",
  },
  "Important dates": {
    heading: "Important Dates",
    called:
      /\bdates?\b|\bschedule\b|\bcalendar\b|\btimeline\b|\bwhen (?:is|was|does|did)\b|\bdeadlines?\b/i,
    answer: ({ sessions }) =>
      [
        sessions.size === 1 && sessions.has("session2")
          ? ""
          : write`Session 1 began on ${"date.s1.exam_day1"} and its Paper 1 result came on ${"date.s1.result"}.`,
        sessions.size === 1 && sessions.has("session1")
          ? ""
          : write`Session 2 began on ${"date.s2.exam_day1"} and its Paper 1 result came on ${"date.s2.result"}.`,
      ]
        .filter((sentence) => sentence !== "")
        .join(" "),
    brief: ({ sessions }) =>
      sessions.size === 1 && sessions.has("session1")
        ? write`exam from ${"date.s1.exam_day1"}, result ${"date.s1.result"}`
        : write`exam from ${"date.s2.exam_day1"}, result ${"date.s2.result"}`,
    lead: "Each session has the same run of days: forms, corrections, admit card, exam, answer key, result.",
    keyFacts: [],
    parts: ["/important-dates#changes"],
    check: write`Confirm each date in the notices on ${official("jeeMain")} and ${official("nta")}.`,
    parents:
      "Put the last days for the form, the payment and the corrections into the family calendar.",
  },
  Registration: {
    heading: "Registration",
    called: /\bregist|\bappl(?:y|ying)\b|(?<!for the (?:application )?)\bform\b|\baadhaar\b/i,
    answer: () =>
      write`You register online, only on ${official("jeeMain")}, in seven steps. You choose ${"registration.exam_cities"} and pay by ${"fee.ways_to_pay"}.`,
    brief: () => write`seven steps, ${"registration.exam_cities"}`,
    lead: "Each session has a form of its own. Get your papers and files ready first, and you can finish it in one sitting.",
    keyFacts: [
      "registration.exam_cities",
      "fee.ways_to_pay",
      "date.s1.registration",
      "date.s2.registration",
    ],
    parts: ["registration.steps", "registration.mistakes", "registration.before_you_apply"],
    window: forms,
    check: write`Register only on ${official("jeeMain")}, and keep the confirmation page.`,
    parents:
      "Read the filled form aloud to each other before it is sent: name, date of birth, category, state code.",
  },
  Documents: {
    heading: "Documents",
    called: /\bdocuments?\b|\baadhaar\b|\bcertificates?\b|\bmarksheets?\b/i,
    answer: () =>
      "Keep a photo ID, your Class 10 and Class 12 papers, a photo, your signature and, if you claim a category, its certificate ready.",
    brief: () => "the papers to keep ready",
    lead: "The form cannot be finished without these papers, so collect them before you begin.",
    keyFacts: [],
    parts: ["documents.registration"],
    window: forms,
    check: `Compare the list with ${bulletin} before you begin.`,
    parents: "Check early that the category certificate is valid: a new one takes weeks.",
  },
  Uploads: {
    heading: "Files to Upload",
    called: /\bphoto(?:graph)?s?\b|\bsignature\b|\bupload|\bfile size|\bscan/i,
    answer: () =>
      write`The photo may weigh ${"upload.photo"}, and the signature ${"upload.signature"}.`,
    brief: () => write`photo ${"upload.photo"}, signature ${"upload.signature"}`,
    lead: "The form turns back a file of the wrong size or type.",
    keyFacts: [],
    parts: ["/registration-2026#uploads"],
    window: forms,
    check: "Follow the size and type that the upload screen of the form shows.",
  },
  "Application fee": {
    heading: "Application Fee",
    called:
      /(?<!acceptance |challenge |admission )\bfees?\b|\bcosts?\b|\bcharges\b|\bpay(?:ment)?\b/i,
    answer: (scope) =>
      scope.groups.size > 0
        ? sentencesFor([...feesForGroups, "fee.basis"], scope).join(" ")
        : write`For one paper in one session: General male ${"fee.general_male.one_paper"}, General female ${"fee.general_female.one_paper"}, OBC and EWS ${"fee.obc_ews.one_paper"}, and SC, ST and PwD ${"fee.sc_st_pwd.one_paper"}.`,
    brief: ({ groups }) => {
      if (groups.has("sc") || groups.has("st") || groups.has("pwd"))
        return write`${"fee.sc_st_pwd.one_paper"} for one paper, ${"fee.sc_st_pwd.two_papers"} for two`;
      if (groups.has("obc") || groups.has("ews"))
        return write`${"fee.obc_ews.one_paper"} for one paper, ${"fee.obc_ews.two_papers"} for two`;
      if (groups.has("general-female") && !groups.has("general-male"))
        return write`${"fee.general_female.one_paper"} for one paper, ${"fee.general_female.two_papers"} for two`;
      return write`from ${"fee.sc_st_pwd.one_paper"} to ${"fee.general_male.one_paper"} for one paper`;
    },
    mistakenFor:
      /\b(?:hostel|mess|tuition|college|coaching|semester|course|campus) (?:fees?|costs?|charges)\b/i,
    lead: "What you pay depends on your category and on how many papers you take.",
    keyFacts: [...feesForGroups, "fee.ways_to_pay"],
    parts: ["/registration-2026#fees"],
    window: forms,
    check: "Look at the fee that the form itself shows for your category before you pay.",
    parents: "Pay a few days before the last evening, and keep the receipt.",
  },
} as const satisfies Partial<Record<Topic, TopicGuide>>;
