import type { Rule } from "./rule.ts";

/** The exam, its papers and how they are marked. */
export const examRules: readonly Rule[] = [
  {
    record: "marking.wrong",
    contrary:
      /\b(?:no|without(?: any)?|zero) (?:negative mark\w*|penalt\w+|deductions?)\b|\bno marks? (?:is|are|will be) (?:deducted|lost|cut)\b|\bdoes not (?:have|carry) negative mark\w*|\b(?:negative marking (?:is not|does not|has been (?:removed|abolished|scrapped|dropped)))\b|\bguess(?:ing)? (?:is|costs) (?:free|nothing|safe)\b|\bwrong answers? (?:cost|carry|lose)s? (?:nothing|no)\b/i,
    unless:
      /\bdrawing\b|\bblank|unanswered|unattempted|not (?:answer|attempt)|skip|leave|left\b|\bmock\b/i,
    truth: "a wrong answer costs a mark, in numerical questions too",
  },
  {
    record: "marking.drawing_negative",
    contrary:
      /\bdrawing\b[^.]*\b(?:has|carries|with) negative mark\w*|\bnegative mark\w* (?:in|for|applies to) (?:the )?drawing\b/i,
    unless: /\b(?:no|not|without)\b/i,
    truth: "the Drawing test has no negative marking",
  },
  {
    record: "marking.unanswered",
    contrary:
      /\b(?:blank|unanswered|unattempted|skipped)\b[^.]*\b(?:costs?|loses?|deducts?|penali[sz]ed|negative)\b|\b(?:penalt\w+|deduct\w*|negative marks?)\b[^.]{0,30}\b(?:blank|unanswered|unattempted|skipped)\b/i,
    unless: /\b(?:no|not|nothing|never|0|zero|n't)\b|-1/i,
    truth: "a question left blank counts 0",
  },
  {
    record: "exam.calculator",
    contrary:
      /\b(?:calculators?|log tables?)\b[^.]*\b(?:is|are|will be|be)\b (?:\w+ )?(?:allowed|permitted|provided|available|given)\b|\b(?:bring|use|carry|take) (?:a|an|your)\b[^.]{0,25}\bcalculator|\b(?:on-?screen|virtual) calculator (?:is|will)\b/i,
    unless: /\b(?:no|not|never|neither|nor|cannot|banned|don't)\b/i,
    truth: "no calculator is allowed, neither your own nor one on the screen",
  },
  {
    record: "exam.language.change",
    contrary:
      /\blanguage\b[^.]*\b(?:can|may|could)\b[^.]{0,20}\b(?:change|changed|switch|switched|choose|chosen)\b[^.]*\b(?:later|exam day|at the (?:centre|center)|during the (?:exam|test|paper)|any ?time|after registration)\b|\b(?:change|switch)\b[^.]{0,20}\blanguage\b[^.]*\b(?:later|exam day|at the (?:centre|center)|during the (?:exam|test|paper)|any ?time)\b/i,
    unless: /\b(?:not|cannot|never|no|nor|can't)\b/i,
    truth: "the language is fixed at registration and cannot be changed on the exam day",
  },
  {
    record: "exam.best_score",
    contrary:
      /\b(?:average|mean|sum|lower|worse|last|latest|second) (?:of|score|session|attempt)?[^.]{0,40}\b(?:sessions?|scores?|attempts?)\b[^.]{0,30}\b(?:counts?|is (?:used|taken|considered)|are (?:added|averaged))\b|\bscores? of (?:both|the two) sessions? (?:is|are) (?:added|averaged|combined)\b|\bonly (?:the )?(?:session 2|second session|last)\b[^.]{0,20}\bcounts\b/i,
    unless: /\b(?:not|never|no)\b/i,
    truth: "the better of the two scores counts",
  },
  {
    record: "attempts.one_session_bars_other",
    contrary:
      /\b(?:both sessions|two sessions|session [12]|second session)\b[^.]{0,30}\b(?:is|are) (?:compulsory|mandatory|obligatory|required)\b|\b(?:must|have to|need to|required to) (?:write|appear|sit|take|attend)\b[^.]{0,20}\bboth sessions\b|\b(?:only|just) one (?:of the )?sessions? (?:is allowed|can be|may be)\b|\bwriting (?:session 1|one session) bars\b/i,
    unless: /\b(?:not|neither|don't|need not|never|no one)\b/i,
    truth: "you may write one session or both",
  },
  {
    record: "exam.body",
    contrary:
      /\bjee main\b[^.]*\b(?:conducted|held|organi[sz]ed|run|managed|set) by (?:the )?(?:cbse|iits?|iit [a-z]+|josaa|aicte|ugc|nits?|ministry|csab|upsc)\b|\b(?:cbse|iits?|iit [a-z]+|josaa|aicte) (?:conducts?|holds?|organi[sz]es?|runs?) (?:the )?jee main\b/i,
    unless: /\b(?:until|before 20|till|earlier|used to|no longer|not|aieee|20(?:0\d|1\d))\b/i,
    truth: "JEE Main is conducted by the National Testing Agency",
  },
  {
    record: "paper1.mode",
    contrary:
      /\b(?:paper 1|jee main|the exam|b\.? ?tech paper)\b[^.]*\b(?:pen[- ](?:and|&)[- ]paper|offline|omr|on paper)\b/i,
    unless:
      /\b(?:not|no longer|drawing|2a|until|before|earlier|never|mock|practi[sc]e|rough|application|forms?|20(?:0\d|1\d))\b/i,
    truth: "Paper 1 is a computer-based test",
  },
  {
    record: "paper1.section_b_choice",
    contrary:
      /\bsection b\b[^.]*\b(?:optional|choose|choice|any (?:five|5)|attempt any|internal choice|out of (?:10|ten))\b|\bany (?:five|5) (?:of|out of) (?:the )?(?:10|ten)\b/i,
    unless: /\b(?:no|not|none|until|before|earlier|2021|2022|2023|2024|compulsory|former)\b/i,
    truth: "every numerical question of Section B is compulsory",
  },
  {
    record: "marking.numerical_answers",
    contrary: /\bnumerical (?:answers?|questions?)\b[^.]*\b(?:two|2|three|3|up to \w+) decimal/i,
    unless: /\b(?:not|no)\b/i,
    truth: "numerical answers are entered as the nearest whole number",
  },
  {
    record: "syllabus.change",
    contrary:
      /\bsyllabus\b[^.]*\b(?:has|was|is|have|been|were)\b[^.]{0,15}\b(?:reduced|cut|changed|revised|extended|enlarged|rewritten|expanded)\b[^.]*\b2026\b|\b2026\b[^.]*\b(?:new|revised|reduced|changed) syllabus\b|\b(?:new|reduced|changed) syllabus\b[^.]*\b2026\b/i,
    unless: /\b(?:no|not|never|2024|unchanged|whether)\b/i,
    truth: "for 2026 no change of the syllabus was reported",
  },
  {
    record: "paper2a.drawing",
    contrary: /\bdrawing\b[^.]*\b(?:on (?:the|a) computer|computer-based|online|on screen)\b/i,
    unless: /\b(?:not|on paper|no)\b/i,
    truth: "Drawing is done on paper",
  },
];
