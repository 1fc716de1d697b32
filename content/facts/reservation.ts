import { type CandidateGroup, fact, factGroup } from "./fact-record.ts";
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
    "reservation.ews": share("GEN-EWS", 10, ["ews"]),
    "reservation.obc": share("OBC-NCL", 27, ["obc"]),
    "reservation.sc": share("SC", 15, ["sc"]),
    "reservation.st": share("ST", 7.5, ["st"]),
    "reservation.pwd": {
      ...share("PwD", 5, ["pwd"]),
      label: "Reserved seats, PwD (in every category)",
    },
    "reservation.women": fact("Women among those admitted, at least", percent(20), {
      page: "/counseling",
      source: sources.josaaReport,
      status: { kind: "reported" },
    }),
    "reservation.home_state": fact(
      "Home-state seats in NITs",
      text("half of the seats go to the home state and half to other states"),
      {
        question: "What is the home-state quota?",
        page: "/counseling",
        source: sources.homeStateReport,
        status: { kind: "reported" },
      },
    ),
    "reservation.home_state_follows": fact(
      "What decides your home state",
      text("the state in which you passed Class 12"),
      {
        question: "Which state is my home state?",
        page: "/counseling",
        source: sources.homeStateReport,
        status: { kind: "reported" },
      },
    ),
  },
);

function share(group: string, seats: number, appliesTo: readonly CandidateGroup[]) {
  return {
    label: `Reserved seats, ${group}`,
    question: `How many seats are reserved for ${group}?`,
    value: percent(seats),
    appliesTo,
  };
}
