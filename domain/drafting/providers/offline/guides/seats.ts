import type { FactId, Topic } from "../../../../../content/facts/index.ts";
import { official } from "../../../../../content/words.ts";
import { sentencesFor, type TopicGuide, write } from "./topic-guide.ts";

const sharesOfGroups: readonly FactId[] = [
  "reservation.ews",
  "reservation.obc",
  "reservation.sc",
  "reservation.st",
  "reservation.pwd",
];

export const seatGuides = {
  Reservation: {
    heading: "Reservation of Seats",
    called: /\breserv|\bquotas?\b|\bhome[- ]state\b/i,
    answer: (scope) => {
      const own = sentencesFor(sharesOfGroups, scope);
      return scope.groups.size > 0 && own.length > 0
        ? own.join(" ")
        : write`OBC-NCL candidates have ${"reservation.obc"} of the seats, SC ${"reservation.sc"}, GEN-EWS ${"reservation.ews"} and ST ${"reservation.st"}.`;
    },
    brief: () =>
      write`OBC-NCL ${"reservation.obc"}, SC ${"reservation.sc"}, ST ${"reservation.st"}`,
    lead: "Part of the seats is set aside. You need a valid certificate to claim one.",
    keyFacts: ["reservation.women", "reservation.home_state_follows"],
    parts: ["/counseling#reservation", "/counseling#state-seats"],
    check: write`See on ${official("josaa")} which form and date your certificate must have.`,
    parents: "Apply for the certificate early: its form and its date are checked at counselling.",
  },
  Counselling: {
    heading: "Counselling",
    called:
      /\bcounsel|\bjosaa\b|\bcsab\b|\bchoice filling\b|\bseat allotment\b|\bfreeze\b|\bfloat\b/i,
    answer: () =>
      write`JoSAA comes first: you register with your rank, list your choices, and answer each offered seat in time. CSAB then fills the seats that are left, and asks for ${"csab.new_registration"}.`,
    brief: () => write`JoSAA in rounds, then CSAB; ${"josaa.2026.seats"} reported`,
    lead: "Your rank does not bring you a seat by itself. You have to take part, round after round.",
    keyFacts: [
      "date.josaa.start",
      "josaa.2026.seats",
      "josaa.2025.rounds",
      "josaa.2025.institutes",
      "csab.2025.registration",
    ],
    parts: [
      "josaa.steps",
      "/counseling#freeze-float-slide",
      "/counseling#fees",
      "/counseling#csab",
      "/counseling#csab-flow",
    ],
    check: write`Follow the schedule of the rounds on ${official("josaa")}. A missed deadline is not forgiven.`,
    parents: "Talk about the list of choices early: branch or institute, near home or far.",
  },
  "Seat acceptance fee": {
    heading: "Seat Acceptance Fee",
    called: /\b(?:seat )?acceptance fees?\b|\badmission fees?\b/i,
    answer: () =>
      write`To accept a seat, General and OBC candidates pay ${"saf.general_obc"}, and SC, ST and PwD candidates ${"saf.sc_st_pwd"}.`,
    brief: () => write`${"saf.general_obc"}, or ${"saf.sc_st_pwd"} for SC, ST and PwD`,
    lead: "You pay this fee only when a seat has been offered to you.",
    keyFacts: [],
    parts: ["/counseling#fees"],
    check: write`Look up this year's fee on ${official("josaa")} before the first round.`,
    parents: "Keep the money for the seat within reach in June: a round leaves only a few days.",
  },
  "Closing ranks": {
    heading: "Closing Ranks",
    called:
      /\bclosing ranks?\b|\branks? (?:for|at|in|needed)\b|\bcomputer science\b|\bcse\b|\bnits? (?:rank|closing)/i,
    answer: () =>
      write`In 2025, Computer Science and Engineering closed at rank ${"rank.2025.nit_trichy_cse"} at NIT Tiruchirappalli and at ${"rank.2025.nit_calicut_cse"} at NIT Calicut, for students from other states.`,
    brief: () => write`NIT Calicut CSE ${"rank.2025.nit_calicut_cse"} in 2025`,
    lead: "A closing rank is the last rank that got a seat. It says what happened, not what will happen.",
    keyFacts: [],
    parts: ["/counseling#closing-ranks", "/counseling#home-state-ranks"],
    check: write`Open the list of opening and closing ranks on ${official("josaa")} for your branch and quota.`,
    parents: "Use old ranks to sort the list of choices, not to promise a seat.",
  },
  "This site": {
    heading: "About This Site",
    called: /\bthis site\b|\bthe institute\b|\boffice hours\b/i,
    answer: () => write`The institute's office is open ${"provider.hours"}.`,
    brief: () => write`office open ${"provider.hours"}`,
    lead: "A coaching institute runs this site. It is not the official site of the exam.",
    keyFacts: ["provider.established", "provider.hours", "provider.reply"],
    parts: [],
    check: write`Take every official step on ${official("jeeMain")}.`,
  },
} as const satisfies Partial<Record<Topic, TopicGuide>>;
