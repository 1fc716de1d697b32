import { type CandidateGroup, fact, factGroup } from "./fact-record.ts";
import { rupees, text } from "./fact-value.ts";
import { sources } from "./sources.ts";

/** `name` in labels, `said` in questions. */
type Payer = {
  readonly name: string;
  readonly said: string;
  readonly groups: readonly CandidateGroup[];
};

const men: Payer = { name: "General male", said: "General male", groups: ["general-male"] };
const women: Payer = { name: "General female", said: "General female", groups: ["general-female"] };
const obcAndEws: Payer = { name: "OBC/EWS", said: "OBC and EWS", groups: ["obc", "ews"] };
const scStAndPwd: Payer = {
  name: "SC/ST/PwD",
  said: "SC, ST and PwD",
  groups: ["sc", "st", "pwd"],
};
const thirdGender: Payer = {
  name: "third gender",
  said: "Third-gender",
  groups: ["third-gender"],
};

const fixed = { status: { kind: "reference" } } as const;
const reported = { status: { kind: "reported" } } as const;
const contradicted = { status: { kind: "conflict", caveat: "C-FEES" } } as const;

/** For one session at a centre in India; 2025 is the reference year. */
export const applicationFeeFacts = factGroup(
  {
    topic: "Application fee",
    page: "/registration-2026",
    edition: "2025",
    source: sources.registrationReport,
    status: { kind: "reference", caveat: "C-FEES" },
  },
  {
    "fee.general_male.one_paper": askedFee(men, "one paper", 1000),
    "fee.general_male.two_papers": fee(men, "two papers", 2000),
    "fee.general_female.one_paper": askedFee(women, "one paper", 800),
    "fee.general_female.two_papers": fee(women, "two papers", 1600),
    "fee.obc_ews.one_paper": { ...askedFee(obcAndEws, "one paper", 900), ...contradicted },
    "fee.obc_ews.two_papers": { ...askedFee(obcAndEws, "two papers", 1800), ...contradicted },
    "fee.sc_st_pwd.one_paper": { ...askedFee(scStAndPwd, "one paper", 500), ...fixed },
    "fee.sc_st_pwd.two_papers": { ...askedFee(scStAndPwd, "two papers", 1000), ...fixed },
    "fee.third_gender.one_paper": { ...fee(thirdGender, "one paper", 500), ...reported },
    "fee.third_gender.two_papers": { ...fee(thirdGender, "two papers", 1000), ...reported },
    "fee.abroad.general_male.one_paper": feeAbroad(men, 5000),
    "fee.abroad.general_female.one_paper": feeAbroad(women, 4000),
    "fee.abroad.sc_st_pwd.one_paper": feeAbroad(scStAndPwd, 2500),
    "fee.basis": fact(
      "What the application fee covers",
      text("paid for each session separately; taxes and bank charges come on top"),
      { question: "Is the fee paid once for both sessions?", status: { kind: "reference" } },
    ),
    "fee.ways_to_pay": fact("Ways to pay the application fee", text("card, net banking or UPI"), {
      question: "How can I pay the fee?",
      status: { kind: "reported" },
      edition: "2026",
    }),
  },
);

type Papers = "one paper" | "two papers";

function fee({ name, groups }: Payer, papers: Papers, amount: number) {
  return {
    label: `Fee, ${name}, ${papers}`,
    value: rupees(amount),
    appliesTo: groups,
  };
}

function askedFee(payer: Payer, papers: Papers, amount: number) {
  const question = `What do ${payer.said} candidates pay for ${papers}?`;
  return { ...fee(payer, papers, amount), question };
}

function feeAbroad({ name, groups }: Payer, amount: number) {
  return {
    label: `Fee at a centre abroad, ${name}, one paper`,
    value: rupees(amount),
    appliesTo: groups,
    edition: "2026",
    ...reported,
  } as const;
}
