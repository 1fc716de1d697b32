/** What becomes of a sentence in a post of the current edition, by the state that 2027 is in. */
type Labelled = {
  readonly text: string;
  readonly only2026: Label;
  readonly empty: Label;
  readonly half: Label;
  readonly full: Label;
};

type Label = "supported" | "contradicted" | "to-confirm" | "no-claim";

const labels = {
  s: "supported",
  c: "contradicted",
  t: "to-confirm",
  n: "no-claim",
} as const;

type Letter = keyof typeof labels;

/** `verdicts` are those of the four states, in the order of the type above. */
function labelled(
  verdicts: `${Letter}${Letter}${Letter}${Letter}`,
  ...texts: readonly string[]
): readonly Labelled[] {
  const [only2026 = "n", empty = "n", half = "n", full = "n"] = Array.from(verdicts, letterOf);
  return texts.map((text) => ({
    text,
    only2026: labels[only2026],
    empty: labels[empty],
    half: labels[half],
    full: labels[full],
  }));
}

function letterOf(letter: string): Letter {
  return letter === "s" || letter === "c" || letter === "t" ? letter : "n";
}

const male = "for a general male candidate";

/**
 * Labelled by hand before the rules knew editions: what 2026 had is no value of 2027 until somebody states it, and what is
 * said of 2026 with its year stays right or wrong for ever. In the half filled 2027 the fee of general men is ₹1,200, Session
 * 1 registers from 30 October to 25 November 2026, and 75 questions and no age limit are confirmed.
 */
export const labelledSentences: readonly Labelled[] = [
  // Without a year: the current edition's.
  ...labelled("stcc", `The fee ${male} is ₹1,000 for one paper.`),
  ...labelled("ctss", `The fee ${male} is ₹1,200 for one paper.`),
  ...labelled("stss", "Paper 1 has 75 questions.", "There is no age limit to appear in JEE Main."),
  ...labelled("ctcc", "Paper 1 has 80 questions."),
  ...labelled(
    "stts",
    "Paper 1 lasts 3 hours.",
    "A correct answer earns 4 marks.",
    "OBC and EWS candidates pay ₹900 for one paper.",
    "The JEE Main question paper comes in 13 languages.",
    "You must bring a printed admit card to the exam hall.",
  ),
  ...labelled(
    "cttc",
    "OBC and EWS candidates pay ₹850 for one paper.",
    "A calculator is allowed in the exam hall.",
  ),
  ...labelled("stcc", "The registration of Session 1 began on 31 October."),
  // With the year of an edition that nothing, or not everything, is known of.
  ...labelled("tttt", "JEE Main 2027 registration opens on 31 October 2026."),
  ...labelled("ttss", "The Session 1 registration of JEE Main 2027 opens on 30 October 2026."),
  ...labelled("ttcc", "The Session 1 registration of JEE Main 2027 opens on 5 November 2026."),
  ...labelled("ttcc", `In JEE Main 2027 the fee ${male} is ₹1,000 for one paper.`),
  ...labelled("ttss", `In JEE Main 2027 the fee ${male} is ₹1,200 for one paper.`),
  ...labelled("ttss", "In 2027, Paper 1 has 75 questions.", "JEE Main 2027 has no age limit."),
  ...labelled("ttcc", "In 2027, Paper 1 has 80 questions."),
  ...labelled("ttts", "In 2027, Paper 1 lasts 3 hours."),
  ...labelled("tttc", "In JEE Main 2027 a calculator is allowed."),
  ...labelled(
    "ttcc",
    `| Group | Fee for one paper in JEE Main 2027 |\n| --- | --- |\n| General male | ₹1,000 |`,
  ),
  // With the year of the edition that all is known of.
  ...labelled(
    "ssss",
    `In 2026 the fee ${male} was ₹1,000 for one paper.`,
    "In 2026, Paper 1 had 75 questions.",
    "In 2026, Paper 1 lasted 3 hours.",
    "In JEE Main 2026 there was no age limit to appear.",
    "Session 1 of JEE Main 2026 was held from 21 to 29 January 2026.",
    "In 2026, OBC and EWS candidates paid ₹900 for one paper.",
    "The 2026 cutoff for General candidates was 93.4123549 percentile.",
    "JoSAA 2025 had 6 rounds.",
    `| Group | Fee for one paper in JEE Main 2026 |\n| --- | --- |\n| General male | ₹1,000 |`,
    "In JEE Main 2026 these were the fees for one paper:\n\n- General male: ₹1,000\n- OBC and EWS: ₹900",
  ),
  ...labelled(
    "cccc",
    `In 2026 the fee ${male} was ₹1,200 for one paper.`,
    "In 2026, Paper 1 has 80 questions.",
    "In JEE Main 2026 a calculator was allowed.",
    "The 2026 cutoff for General candidates was 93.10 percentile.",
  ),
  // Tokens are judged by what they read like.
  ...labelled("ssss", `The fee ${male} is {{fact:fee.general_male.one_paper}} for one paper.`),
  ...labelled(
    "tsss",
    `In 2027 the fee ${male} is {{fact:fee.general_male.one_paper}} for one paper.`,
  ),
  ...labelled(
    "ssss",
    `In 2026 the fee ${male} was {{fact:2026/fee.general_male.one_paper}} for one paper.`,
  ),
  ...labelled("stcc", `The fee ${male} is {{fact:2026/fee.general_male.one_paper}} for one paper.`),
  // What says that nothing is known, and advice.
  ...labelled(
    "nnnn",
    "The dates of JEE Main 2027 have not been announced yet.",
    "NTA has not announced the fee for 2027 yet.",
    "Sleep well in the week before the exam.",
  ),
];
