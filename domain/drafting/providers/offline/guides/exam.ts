import type { FactId, Topic } from "../../../../../content/facts/index.ts";
import { official } from "../../../../../content/words.ts";
import { sentencesFor, type TopicGuide, write } from "./topic-guide.ts";

const cutoffsByGroup: readonly FactId[] = [
  "cutoff.2026.general",
  "cutoff.2026.ews",
  "cutoff.2026.obc",
  "cutoff.2026.sc",
  "cutoff.2026.st",
  "cutoff.2026.pwd",
];

export const examGuides = {
  "Admit card": {
    heading: "Admit Card and Exam Day",
    called:
      /\badmit[- ]?cards?\b|\bhall[- ]?tickets?\b|\bexam day\b|\bcarry\b|\bcent(?:re|er)\b|\bbanned\b|\bdress\b/i,
    answer: () =>
      write`Bring the printed admit card and an original photo ID. Plan to reach the centre ${"admit.reach_early"} before the start: the gates close ${"admit.gate_closing"}.`,
    brief: () => write`reach ${"admit.reach_early"} early, printed card only`,
    lead: "The admit card names your centre, your shift and the time when the gates close. Its times come before all others.",
    keyFacts: [
      "admit.days_before",
      "admit.reach_early",
      "admit.gate_closing",
      "admit.printed_only",
      "admit.photos",
    ],
    parts: [
      "admit.download_steps",
      "admit.carry",
      "admit.prohibited",
      "/admit-card#allowed",
      "/admit-card#times",
      "/admit-card#guidelines",
    ],
    window: { what: "the 2026 exam", days: ["date.s1.exam", "date.s2.exam"] },
    check: "Read every line on your own admit card, and go by its times.",
    parents:
      "Drive the way to the centre once before the exam, and wait outside with the second copy.",
  },
  "Answer key": {
    heading: "Answer Key Challenge",
    called: /\banswer[- ]?keys?\b|\bchalleng|\bobjections?\b/i,
    answer: () =>
      write`You challenge a wrong key online, while its window is open. It costs ${"key.challenge_fee"}, and the money is not paid back.`,
    brief: () => write`${"key.challenge_fee"}, online, for a few days only`,
    lead: "After each session NTA shows a first key. Once the final key is out, nothing can be challenged any more.",
    keyFacts: [
      "key.challenge_fee",
      "date.s1.answer_key",
      "date.s2.answer_key",
      "date.payments_close_at",
      "key.final_challenge",
    ],
    parts: ["key.challenge_steps"],
    window: {
      what: "the challenge of the 2026 answer keys",
      days: ["date.s1.answer_key", "date.s2.answer_key"],
    },
    check: write`Challenge only through your own log-in on ${official("jeeMain")}.`,
  },
  Results: {
    heading: "Results and Scores",
    called:
      /\bresults?\b|\bscores?\b|\bscorecard\b|\bpercentile\b|\bnormali[sz]|\btie\b|\btie-break/i,
    answer: () =>
      write`The NTA score is ${"score.meaning"}. The All India Rank stands on the scorecard of ${"result.rank_session"} only.`,
    brief: () => write`percentile, ties, and the rank after ${"result.rank_session"}`,
    lead: "Shifts differ a little in how hard they are. So your marks are turned into a percentile within your own shift.",
    keyFacts: [
      "date.s1.result",
      "date.s2.result",
      "result.rank_session",
      "score.decimals",
      "result.recheck",
    ],
    parts: ["result.steps", "/results#normalization", "/results#tie-break"],
    window: { what: "the result season of 2026", days: ["date.s1.result", "date.s2.result"] },
    check: write`Download your scorecard from ${official("jeeMain")} and check every detail on it.`,
    parents: "Keep two printed copies of the scorecard: counselling asks for it.",
  },
  Cutoffs: {
    heading: "Qualifying Cutoffs",
    called: /\bcut-?offs?\b|\bqualif/i,
    answer: (scope) =>
      scope.groups.size > 0
        ? sentencesFor(cutoffsByGroup, scope).join(" ")
        : write`In 2026 a General candidate needed ${"cutoff.2026.general"} to register for JEE Advanced, an SC candidate ${"cutoff.2026.sc"}.`,
    brief: (scope) => {
      const own = cutoffsByGroup.find((id) => id.endsWith([...scope.groups][0] ?? "general"));
      return write`${own ?? "cutoff.2026.general"} in 2026`;
    },
    lead: "A qualifying cutoff is a percentile: with it you may register for JEE Advanced. It is no promise of a seat.",
    keyFacts: [],
    parts: ["/counseling#trend", "/counseling#trend-meaning"],
    check: write`Compare with the cutoffs that NTA publishes with the result on ${official("jeeMain")}.`,
  },
  "Admission marks": {
    heading: "Class 12 Marks for Admission",
    called:
      /\b(?:75|65) ?(?:%|per ?cent)|\bclass 12 (?:marks|percent)|\bboard (?:marks|percent)|\b12th marks\b|\bmarks? for admission\b/i,
    answer: () =>
      write`For a seat in an NIT, IIIT or GFTI you need ${"admission.min_percent"} in Class 12, or a place in the ${"admission.top_percentile"}. SC and ST candidates need ${"admission.min_percent_sc_st"}. The exam itself asks for no mark.`,
    brief: () =>
      write`${"admission.min_percent"} in Class 12, or the ${"admission.top_percentile"}`,
    lead: "A rank alone brings no seat: your Class 12 marks count at admission.",
    keyFacts: [
      "eligibility.marks_to_appear",
      "admission.min_percent",
      "admission.min_percent_sc_st",
      "admission.top_percentile",
    ],
    parts: ["/eligibility-criteria#marks", "/counseling#eligibility"],
    check: write`Check the Class 12 rule in the business rules on ${official("josaa")}.`,
    parents: "Board marks count for the seat, so protect the time for the boards as well.",
  },
} as const satisfies Partial<Record<Topic, TopicGuide>>;
