import type { LibraryPassage } from "../../content/library/index.ts";

/** A few passages as the library holds them, for tests that have to know what is in it. */
export const sampleLibrary: readonly LibraryPassage[] = [
  {
    id: "ews-certificate",
    title: "The GEN-EWS certificate",
    asks: [
      "ews certificate validity",
      "ews certificate kaise banaye",
      "who gives the ews certificate",
    ],
    subjects: ["certificates", "documents"],
    groups: ["ews"],
    stages: ["registration"],
    body: `The certificate comes from the revenue office of the place where you live. Ask there early, for the queue is long in the season of forms.

- Take the income papers of the family along.
- Check the spelling of your name before you leave the counter.

Seats for this group: {{fact:reservation.ews}} for JEE Main 2026.`,
    page: "/registration-2026",
  },
  {
    id: "application-fee",
    title: "What the application costs",
    asks: ["application fee", "jee main fees kitni hai", "how much is the exam fee"],
    subjects: ["fees"],
    stages: ["registration"],
    body: `Each group has its own fee, and each session is paid for by itself. The fee is {{fact:fee.basis}}.

| Group | One paper, 2025 | Two papers, 2025 |
| --- | --- | --- |
| SC, ST and PwD | {{fact:fee.sc_st_pwd.one_paper}} | {{fact:fee.sc_st_pwd.two_papers}} |
| OBC and EWS | {{fact:fee.obc_ews.one_paper}} | {{fact:fee.obc_ews.two_papers}} |

Pay by {{fact:fee.ways_to_pay}}, and keep the receipt.`,
    page: "/registration-2026",
  },
  {
    id: "documents-for-the-form",
    title: "Documents to keep ready",
    asks: ["documents list for registration", "documents needed", "which papers for the form"],
    subjects: ["documents", "registration"],
    stages: ["registration"],
    body: `Put these on the table before you open the form. Then you do not have to search while the page counts down.

{{fact:documents.registration}}

Ask a parent to read the names aloud from the papers while you type.`,
    page: "/registration-2026",
  },
  {
    id: "drop-year",
    title: "Before you take a drop year",
    asks: ["tips for droppers", "should i take a drop year", "drop lena chahiye kya"],
    subjects: ["droppers", "motivation"],
    readers: ["dropper"],
    stages: ["after the cycle", "a year before"],
    body: `Take a second year only if you know what you will do in another way. Write down what held you back the last time, in plain words.

Then talk it over with somebody who has seen you study. A year is long, and a plan on paper makes it shorter.`,
    page: "/preparation-tips",
  },
  {
    id: "next-exam",
    title: "When the next exam is announced",
    asks: ["jee main 2027 dates", "next year registration date", "2027 exam kab hai"],
    subjects: ["next cycle"],
    stages: ["a year before"],
    body: `The days of the next exam are not announced. Watch the official site from autumn on, and do not trust dates from a chat group.

Last time the form of the first session was open from {{fact:date.s1.registration}}.`,
    page: "/important-dates",
  },
];
