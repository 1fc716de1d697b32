import type { Topic } from "../../../../content/facts/index.ts";

/** How an article speaks of a topic; no figure may stand here, for figures come from facts only. */
export type TopicGuide = {
  readonly heading: string;
  /** The topic inside a sentence, for example `the application fee`. */
  readonly name: string;
  readonly lead: string;
  /** What to look at on the official site before acting. */
  readonly check: string;
  /** True where many like values read best as a table. */
  readonly tabular?: true;
};

const bulletin = "the current information bulletin on jeemain.nta.nic.in";

export const topicGuides: Readonly<Record<Topic, TopicGuide>> = {
  "The exam": {
    heading: "The exam in short",
    name: "the exam",
    lead: "JEE Main is the way into NITs, IIITs and other centrally funded institutes, and the step before JEE Advanced.",
    check: `Read the first pages of ${bulletin}: they say which rules hold for your session.`,
  },
  Eligibility: {
    heading: "Who can apply",
    name: "eligibility",
    lead: "Eligibility to write the exam depends on your Class 12 year and subjects.",
    check: `Compare your Class 12 year and subjects with ${bulletin}.`,
  },
  "Important dates": {
    heading: "Dates",
    name: "the dates",
    lead: "These are the days of the cycle as they were reported.",
    check: "Confirm each date in the notices on jeemain.nta.nic.in and nta.ac.in.",
    tabular: true,
  },
  Registration: {
    heading: "Registration",
    name: "registration",
    lead: "Registration happens only on the official site; this site takes no applications and no fees.",
    check: "Register only on jeemain.nta.nic.in, and keep the confirmation page.",
  },
  Documents: {
    heading: "Documents",
    name: "the documents",
    lead: "Have these ready before you open the form, so that it can be finished in one sitting.",
    check: `Compare this list with ${bulletin} before you start the form.`,
  },
  Uploads: {
    heading: "Files to upload",
    name: "the files to upload",
    lead: "A file of the wrong size or type is turned back by the form.",
    check: "Follow the size and type that the official upload screen shows.",
    tabular: true,
  },
  "Application fee": {
    heading: "Application fee",
    name: "the application fee",
    lead: "The fee depends on your category and on how many papers you take.",
    check: "Look at the fee that the official form shows for your category before you pay.",
    tabular: true,
  },
  "Paper 1": {
    heading: "Paper 1 (B.E./B.Tech)",
    name: "Paper 1",
    lead: "Paper 1 tests Physics, Chemistry and Mathematics in equal parts.",
    check: `Check the pattern of Paper 1 in ${bulletin}.`,
  },
  "Paper 2A (B.Arch)": {
    heading: "Paper 2A (B.Arch)",
    name: "Paper 2A",
    lead: "Paper 2A has three parts: Mathematics, Aptitude and Drawing.",
    check: `Check the split of Paper 2A in ${bulletin}.`,
    tabular: true,
  },
  "Paper 2B (B.Planning)": {
    heading: "Paper 2B (B.Planning)",
    name: "Paper 2B",
    lead: "Paper 2B has three parts: Mathematics, Aptitude and Planning.",
    check: `Check the split of Paper 2B in ${bulletin}.`,
    tabular: true,
  },
  Marking: {
    heading: "Marking scheme",
    name: "the marking scheme",
    lead: "Because a wrong answer costs marks, leaving a question blank is better than a blind guess.",
    check: `Check the marking scheme in ${bulletin}.`,
  },
  Syllabus: {
    heading: "Syllabus",
    name: "the syllabus",
    lead: "The syllabus follows topics of Class 11 and Class 12.",
    check:
      "Download the official syllabus from jeemain.nta.nic.in and tick off what you have done.",
  },
  "Mock tests": {
    heading: "Mock tests and practice",
    name: "mock tests",
    lead: "A mock test helps only if its mistakes are looked at afterwards.",
    check: "Try the free official mock tests on nta.ac.in to learn the screen.",
  },
  Preparation: {
    heading: "Preparation",
    name: "preparation",
    lead: "This is general advice, not an official rule: take what fits your own situation.",
    check: "Check that every topic in your plan is in the official syllabus.",
  },
  "Admit card": {
    heading: "Admit card and exam day",
    name: "the admit card and the exam day",
    lead: "The admit card names your centre, your shift and the time at which the gates close.",
    check: "Read every instruction on your own admit card, and follow its times.",
  },
  "Answer key": {
    heading: "Answer key and challenges",
    name: "the answer key",
    lead: "After each session NTA shows a provisional answer key that can be challenged for a few days.",
    check: "Challenge only through your login on jeemain.nta.nic.in, while the window is open.",
  },
  Results: {
    heading: "Results and scores",
    name: "results and scores",
    lead: "The result is a score made comparable over all shifts.",
    check: "Download your scorecard from jeemain.nta.nic.in and check every detail on it.",
  },
  Cutoffs: {
    heading: "Qualifying cutoffs",
    name: "the qualifying cutoffs",
    lead: "The qualifying cutoff opens the door to JEE Advanced; it is not a cutoff for a college seat.",
    check:
      "Compare with the cutoffs that NTA publishes together with the result on jeemain.nta.nic.in.",
    tabular: true,
  },
  "Admission marks": {
    heading: "Class 12 marks for admission",
    name: "the Class 12 marks for admission",
    lead: "A rank alone is not enough for a seat: the Class 12 marks count at admission.",
    check: "Check the Class 12 rule in the business rules on josaa.nic.in.",
  },
  Reservation: {
    heading: "Reservation",
    name: "reservation",
    lead: "Part of the seats is reserved; a valid certificate is needed to claim one.",
    check: "Check on josaa.nic.in which form and date your category certificate must have.",
  },
  Counselling: {
    heading: "Counselling",
    name: "counselling",
    lead: "Seats are given out in rounds, first by JoSAA and then in the special rounds of CSAB.",
    check: "Follow the schedule of the rounds on josaa.nic.in; a missed deadline is not forgiven.",
  },
  "Seat acceptance fee": {
    heading: "Seat acceptance fee",
    name: "the seat acceptance fee",
    lead: "This fee is paid only after a seat has been offered.",
    check: "Look up this year's seat acceptance fee on josaa.nic.in before the first round.",
  },
  "Closing ranks": {
    heading: "Closing ranks",
    name: "closing ranks",
    lead: "A closing rank is the last rank that got a seat in that round; it says what happened, not what will happen.",
    check: "Open the list of opening and closing ranks on josaa.nic.in for your branch and quota.",
    tabular: true,
  },
  "This site": {
    heading: "About this site",
    name: "this site",
    lead: "This site is run by a coaching institute and is not the official exam site.",
    check: "Take every official step on jeemain.nta.nic.in.",
  },
};
