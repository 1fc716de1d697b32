import { factGroup } from "./fact.ts";
import { rupees, text } from "./fact-value.ts";
import { checkedOn, sources } from "./sources.ts";

/** What registration costs for one session at a centre in India; 2025 is the reference year. */
export const applicationFeeFacts = factGroup(
  {
    topic: "Application fee",
    page: "/registration-2026",
    edition: "2025",
    source: sources.registrationReport,
    checkedOn,
    status: { kind: "specification", caveat: "C-FEES" },
    confidence: "high",
  },
  {
    "fee.general_male.one_paper": {
      label: "Fee, General male, one paper",
      sentence: "General male candidates pay {value} for one paper.",
      question: "What do General male candidates pay for one paper?",
      value: rupees(1000),
      appliesTo: ["general-male"],
    },
    "fee.general_male.two_papers": {
      label: "Fee, General male, two papers",
      sentence: "General male candidates pay {value} for two papers.",
      value: rupees(2000),
      appliesTo: ["general-male"],
    },
    "fee.general_female.one_paper": {
      label: "Fee, General female, one paper",
      sentence: "General female candidates pay {value} for one paper.",
      question: "What do General female candidates pay for one paper?",
      value: rupees(800),
      appliesTo: ["general-female"],
    },
    "fee.general_female.two_papers": {
      label: "Fee, General female, two papers",
      sentence: "General female candidates pay {value} for two papers.",
      value: rupees(1600),
      appliesTo: ["general-female"],
    },
    "fee.obc_ews.one_paper": {
      label: "Fee, OBC/EWS, one paper",
      sentence: "OBC and EWS candidates pay {value} for one paper.",
      question: "What do OBC and EWS candidates pay for one paper?",
      value: rupees(900),
      appliesTo: ["obc", "ews"],
      status: { kind: "conflict", register: "R-02", caveat: "C-FEES" },
    },
    "fee.obc_ews.two_papers": {
      label: "Fee, OBC/EWS, two papers",
      sentence: "OBC and EWS candidates pay {value} for two papers.",
      question: "What do OBC and EWS candidates pay for two papers?",
      value: rupees(1800),
      appliesTo: ["obc", "ews"],
      status: { kind: "conflict", register: "R-01", caveat: "C-FEES" },
    },
    "fee.sc_st_pwd.one_paper": {
      label: "Fee, SC/ST/PwD, one paper",
      sentence: "SC, ST and PwD candidates pay {value} for one paper.",
      question: "What do SC, ST and PwD candidates pay for one paper?",
      value: rupees(500),
      appliesTo: ["sc", "st", "pwd"],
      status: { kind: "specification" },
    },
    "fee.sc_st_pwd.two_papers": {
      label: "Fee, SC/ST/PwD, two papers",
      sentence: "SC, ST and PwD candidates pay {value} for two papers.",
      question: "What do SC, ST and PwD candidates pay for two papers?",
      value: rupees(1000),
      appliesTo: ["sc", "st", "pwd"],
      status: { kind: "specification" },
    },
    "fee.third_gender.one_paper": {
      label: "Fee, third gender, one paper",
      sentence: "Third-gender candidates pay {value} for one paper.",
      value: rupees(500),
      appliesTo: ["third-gender"],
      status: { kind: "reported" },
    },
    "fee.third_gender.two_papers": {
      label: "Fee, third gender, two papers",
      sentence: "Third-gender candidates pay {value} for two papers.",
      value: rupees(1000),
      appliesTo: ["third-gender"],
      status: { kind: "reported" },
    },
    "fee.basis": {
      label: "What the application fee covers",
      sentence: "The fee is {value}.",
      question: "Is the fee paid once for both sessions?",
      value: text("paid for each session separately; taxes and bank charges come on top"),
      status: { kind: "specification" },
    },
    "fee.ways_to_pay": {
      label: "Ways to pay the application fee",
      sentence: "You pay online by {value}; without the payment the form stays incomplete.",
      question: "How can I pay the fee?",
      value: text("card, net banking or UPI"),
      status: { kind: "reported" },
      edition: "2026",
    },
  },
);
