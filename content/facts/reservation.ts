import { factGroup } from "./fact-record.ts";
import { percent, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const reservationFacts = factGroup(
  {
    topic: "Reservation",
    page: "/eligibility-criteria",
    edition: "2026",
    source: sources.reservationReport,
    status: { kind: "reference" },
  },
  {
    "reservation.ews": {
      label: "Reserved seats, GEN-EWS",
      sentence: "GEN-EWS candidates have {value} of the seats.",
      question: "How many seats are reserved for GEN-EWS?",
      value: percent(10),
      appliesTo: ["ews"],
    },
    "reservation.obc": {
      label: "Reserved seats, OBC-NCL",
      sentence: "OBC-NCL candidates have {value} of the seats.",
      question: "How many seats are reserved for OBC-NCL?",
      value: percent(27),
      appliesTo: ["obc"],
    },
    "reservation.sc": {
      label: "Reserved seats, SC",
      sentence: "SC candidates have {value} of the seats.",
      question: "How many seats are reserved for SC?",
      value: percent(15),
      appliesTo: ["sc"],
    },
    "reservation.st": {
      label: "Reserved seats, ST",
      sentence: "ST candidates have {value} of the seats.",
      question: "How many seats are reserved for ST?",
      value: percent(7.5),
      appliesTo: ["st"],
    },
    "reservation.pwd": {
      label: "Reserved seats, PwD (in every category)",
      sentence: "PwD candidates have {value} of the seats within every category.",
      question: "How many seats are reserved for PwD?",
      value: percent(5),
      appliesTo: ["pwd"],
    },
    "reservation.women": {
      label: "Women among those admitted, at least",
      sentence:
        "Extra seats for women in the IITs, NITs and IIEST see to it that at least {value} are women.",
      value: percent(20),
      page: "/counseling",
      source: sources.josaaReport,
      status: { kind: "reported" },
    },
    "reservation.home_state": {
      label: "Home-state seats in NITs",
      sentence: "In the NITs, {value}.",
      question: "What is the home-state quota?",
      value: text("half of the seats go to the home state and half to other states"),
      page: "/counseling",
      source: sources.homeStateReport,
      status: { kind: "reported" },
    },
    "reservation.home_state_follows": {
      label: "What decides your home state",
      sentence: "Your home state is {value}.",
      question: "Which state is my home state?",
      value: text("the state in which you passed Class 12"),
      page: "/counseling",
      source: sources.homeStateReport,
      status: { kind: "reported" },
    },
  },
);
