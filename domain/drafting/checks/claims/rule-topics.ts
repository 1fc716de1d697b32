import type { FactId } from "../../../../content/facts/index.ts";
import { allowed, exists, free, required, type Act } from "./modality.ts";

/** A question of the exam that is answered by yes or no, and the record that answers it. */
type RuleTopic = {
  readonly record: FactId;
  /** Another record that has to be as the site ships it, for it answers the question too. */
  readonly also?: FactId;
  /** What the clause is about. */
  readonly about: RegExp;
  /** What it says of it; with `holds`, whether that is so. */
  readonly act: Act;
  readonly holds: boolean;
  /** Words that make it another question. */
  readonly unless?: RegExp;
};

const feeFree = /\b(?:fees?|pay\w*|charge[ds]?|cost\w*|exempt\w*|free)\b/i;
const otherFee =
  /josaa|csab|counsell?ing|seat|tuition|hostel|mock|mark|challenge|scorecard|download|coaching|book|wi-?fi/i;

/** The closed list of rules that need no figure, a row each. */
// prettier-ignore
export const ruleTopics: readonly RuleTopic[] = [
  topic("exam.calculator", /\bcalculators?\b|\blog tables?\b/i, allowed, false, /mock|study|budget/i),
  topic("exam.language.change", /\blanguage\b[^.]*\b(?:chang|switch)\w*|\b(?:chang|switch)\w*[^.]{0,30}\blanguage\b/i, allowed, false, /correction|while filling|before/i),
  topic("exam.languages.list", /\b(?:sanskrit|nepali|konkani|sindhi|kashmiri|manipuri|maithili|dogri|bodo|santali|french|german|arabic|bhojpuri|tulu)\b/i, { says: /\b(?:languages?|medium|paper|exam|offered|available|choose)\b/i }, false, /school|subject|board|class/i),
  topic("exam.languages.list", /\b(?:english|hindi|assamese|bengali|gujarati|kannada|malayalam|marathi|odia|punjabi|tamil|telugu|urdu)\b/i, { says: /\b(?:offered|available|among|set in|one of the (?:\w+ )?languages|languages? (?:of|for) the|in which the)\b/i }, true, /only|website|mock|video|school|all cities|states?/i),
  topic("attempts.one_session_bars_other", /\bboth (?:the )?sessions\b|\b(?:two|second|either) sessions?\b|\bsession (?:2|1)\b/i, { says: /\b(?:compulsory|mandatory|obligatory|must (?:appear|write|sit|take|attend)|required to (?:appear|write|sit|take)|ha(?:s|ve) to (?:appear|write|sit|take|attend))\b/i, contrary: /\boptional\b/i }, false, /form|regist|fee|best|better/i),
  topic("exam.best_score", /\b(?:average|mean|sum|lower|worse|latest|last) (?:of|score)[^.]*\b(?:sessions?|scores?|attempts?)\b/i, { says: /\b(?:counts?|used|taken|considered)\b/i }, false),
  topic("marking.wrong", /\bnegative mark\w*|\bpenalt\w+|\bguessing (?:is|costs?)\b|\bwrong answers?\b/i, exists, true, /drawing|blank|unanswered|unattempted|skip|leave|left|late|section a only|better|avoid|careful|reduce|minimi|kills?|hurt|mock|blind|random/i),
  topic("marking.drawing_negative", /\bdrawing\b[^.]*\bnegative|\bnegative mark\w*[^.]*\bdrawing\b/i, exists, false),
  topic("marking.unanswered", /\b(?:blank|unanswered|unattempted|skipped)\b/i, { says: /\b(?:los(?:e|es|t)|penali[sz]ed|deduct\w*|negative)\b/i, contrary: /\b(?:safe|zero|nothing)\b/i }, false, /wrong|incorrect/i),
  topic("marking.numerical_answers", /\bnumerical\b[^.]*\bdecimal/i, { says: /\bdecimal/i }, false, /round|nearest|shown|no\b/i),
  topic("paper1.section_b_choice", /\bsection b\b|\bnumerical questions?\b/i, { says: /\b(?:optional|(?<!multiple[- ])choice|choose|any (?:five|5))\b/i, contrary: /\bcompulsory\b/i }, false, /20(?:2[1-4])|until|earlier|before/i),
  topic("paper1.mode", /\b(?:paper 1|jee main|the exam|b\.? ?tech paper)\b/i, { says: /\b(?:pen[- ](?:and|&)[- ]paper|offline|omr)\b/i, contrary: /\b(?:computer-based|cbt|online test)\b/i }, false, /drawing|2a|until|before|earlier|practi[sc]e|mock|forms?|rough|school|coaching|advanced/i),
  topic("paper2a.drawing", /\bdrawing (?:test|part|section|paper)?/i, { says: /\b(?:on (?:the|a) computer|computer-based|on screen)\b/i, contrary: /\b(?:on paper|offline|pen[- ]and[- ]paper)\b/i }, false, /mathematics|aptitude/i),
  topic("eligibility.age_limit", /\b(?:upper )?age[- ](?:limit|bar|restriction)\b/i, exists, false, /advanced|institute|college|own|nda|iit/i),
  topic("eligibility.marks_to_appear", /\b(?:75|65|60|50) ?(?:%|per ?cent)|\bminimum (?:marks|percentage)\b/i, { says: /\b(?:to (?:appear|sit|write|apply|register|take)|for (?:appearing|sitting|writing|applying))\b/i }, false, /b\.? ?arch|b\.? ?plan|admission|nit|josaa|advanced|matter|whether|even/i),
  topic("eligibility.years", /\b(?:droppers?|repeaters?|gap[- ]year students|students who (?:took|take) a (?:drop|gap))\b/i, { says: /\b(?:eligible|allowed|may|can|apply|appear|permitted)\b/i, contrary: /\b(?:ineligible|barred|debarred|not eligible)\b/i }, true, /should|score|rank|focus|advanced|plan|use|improve|find|feel|learn|only|both|analy|best|build|start/i),
  topic("attempts.max", /\b(?:attempts?|times|chances)\b/i, { says: /\b(?:unlimited|any number of|no limit|endless|as many[^.]*as you)\b/i }, false, /mock|practi[sc]e|question|guess/i),
  topic("eligibility.btech_subjects", /\b(?:mathematics|maths|physics)\b[^.]*\bb\.? ?(?:tech|e\b)|\bb\.? ?(?:tech|e\b)[^.]*\b(?:mathematics|maths|physics)\b/i, { says: /\b(?:compulsory|required|needs?|must)\b/i, contrary: /\b(?:optional|without)\b/i }, true, /biology|chemistry|commerce/i),
  topic("josaa.registration_fee", /\b(?:josaa\b[^.]*\bregist\w+|regist\w+[^.]*\bjosaa)\b/i, free, true, /seat|acceptance|after|nit/i),
  topic("josaa.purpose", /\biits?\b[^.]*\bjee main (?:rank|score)|\bjee main (?:rank|score|result|percentile)[^.]*\biits?\b|\biits?\b[^.]*\bthrough jee main\b/i, { says: /\b(?:seats?|admit|admission|gives?|gets?|enough|directly)\b/i }, false, /advanced|nits?|only the top|qualif/i),
  topic("josaa.deadline", /\bmiss\w*[^.]*\b(?:josaa|reporting|deadline)|\bdeadline\b[^.]*\bmiss/i, { says: /\b(?:cancel\w*|los[et]\w*|forfeit\w*|gone)\b/i, contrary: /\b(?:no problem|extended|keeps?|not matter)\b/i }, true, /forms?|registration|payment|study/i),
  topic("csab.new_registration", /\bcsab\b/i, { says: /\b(?:fresh|new|separate|again)\b/i, contrary: /\bautomatic\w*/i }, true, /round|seat left|vacan/i),
  topic("reservation.home_state_follows", /\bhome[- ]state\b/i, { says: /\b(?:domicile|birth|born|aadhaar|residence|native|class (?:10|x)\b|where you live|parents?)\b/i, contrary: /\b(?:class (?:12|xii)|12th)\b/i }, false),
  topic("reservation.home_state", /\bhome[- ]state (?:quota|seats?)\b/i, { says: /\b(?:iits?|iiits?)\b/i }, false, /half|nit/i),
  topic("registration.exam_city_by_aadhaar", /\b(?:city|cent(?:re|er))\b[^.]*\baadhaar\b|\baadhaar\b[^.]*\b(?:city|cent(?:re|er))\b/i, { says: /\b(?:follows?|fixed by|decide\w*|accord\w+|based|allot\w+|depends|assigned)\b/i }, false, /biometric|gate|reach/i),
  topic("documents.registration", /\baadhaar\b/i, { says: /\b(?:compulsory|mandatory|obligatory|must)\b/i, contrary: /\boptional\b/i }, false, /name|match|photo|update|biometric|josaa|scholarship|or another|or (?:any|some)/i),
  topic("registration.session2_reuse", /\bapplication number\b/i, { says: /\b(?:new|fresh|separate|different)\b/i, contrary: /\bsame\b/i }, false, /csab|josaa|password/i),
  topic("registration.steps", /\b(?:application )?forms?\b|\bapply\b|\bregister\b/i, { says: /\b(?:apply|register|submit\w*|forms? (?:is|are|can|may))\b[^.]*\b(?:offline|by post|by courier|in person|by hand)\b|\b(?:offline|paper|printed) forms?\b/i, contrary: /\bonline\b/i }, false, /admit|key|mode|fee/i),
  topic("fee.ways_to_pay", /\b(?:fees?|pay\w*|paid)\b/i, { says: /\b(?:cash|cheques?|demand draft|challan|bank counter|post office)\b/i }, false, /coaching|hostel|refund|college|seat/i),
  topic("fee.basis", /\b(?:one|single|same) (?:fee|payment)\b[^.]*\bboth sessions\b|\bfee\b[^.]*\b(?:once|covers? both)\b/i, { says: /\b(?:covers?|enough|once|for)\b/i, contrary: /\bseparately\b/i }, false, /paper/i),
  topic("fee.general_female.one_paper", /\b(?:girls?|females?|wom[ae]n)\b/i, { says: free.says }, false, feeFreeUnless()),
  topic("fee.sc_st_pwd.one_paper", /\b(?:scs?|sts?|pwb?ds?|scheduled|disab\w+)\b/i, { says: free.says }, false, feeFreeUnless()),
  topic("fee.obc_ews.one_paper", /\b(?:obc|ews)\b/i, { says: free.says }, false, feeFreeUnless()), topic("fee.general_male.one_paper", /\bjee main (?:application|registration|form)|\b(?:application|registration) (?:form )?(?:for|of) jee main|\bapplying (?:for|to) jee main/i, { says: free.says }, false, feeFreeUnless()),
  topic("admit.printed_only", /\b(?:admit card|hall ticket)\b.*\b(?:phone|mobile|soft copy|digital copy|screenshot|digilocker)\b|\b(?:phone|mobile|soft copy|digital copy|screenshot|digilocker)\b.*\b(?:admit card|hall ticket)\b|\be-?admit card\b/i, { says: /\b(?:accepted|enough|suffic\w+|valid|works?|allowed|ok|fine|will do|shown?)\b/i }, false, /calculator|banned|inside|hall(?! ticket)|number|switch|otp|watch/i),
  topic("admit.printed_only", /\b(?:print\w*|(?:paper|hard) cop(?:y|ies)|on paper)\b[^.]*\b(?:admit card|hall ticket)|\b(?:admit card|hall ticket)\b[^.]*\b(?:print\w*|(?:paper|hard) cop(?:y|ies)|on paper)/i, required, true, /copies|colou?r|confirmation|home|early|carry/i),
  topic("admit.download_steps", /\badmit cards?\b|\bhall tickets?\b/i, { says: /\b(?:by|through) (?:post|courier|speed post)\b|\b(?:posted|couriered) to\b/i }, false),
  topic("admit.gate_closing", /\blate\b|\blate ?comers?\b|\bafter the gates? (?:close|have closed)/i, { says: /\b(?:let in|allowed|admitted|may enter|can enter|permitted|entry)\b/i, contrary: /\brefused\b/i }, false, /night|fee/i),
  topic("admit.prohibited", /\b(?:mobile phones?|phones?|smart ?watch\w*|watch(?:es)?|earphones|bluetooth|headphones|cameras?)\b/i, { says: /\b(?:allowed|permitted|may (?:be )?(?:carry|bring|take|wear|taken|carried|brought|worn)|can (?:be )?(?:carry|bring|take|wear|taken|carried|brought|worn))\b/i, contrary: /\b(?:banned|prohibited|forbidden|barred|outside)\b/i }, false, /study|social|screen|distract|photo of|copy|online|video|prep|admit card|take (?:a )?photo|number|alarm|break|time with/i),
  topic("admit.prohibited", /\b(?:packed food|food|wallets?|bags?|jewell?ery|purses?|calculators?)\b/i, { says: /\b(?:may (?:be )?(?:carry|bring|take|wear|taken|carried|brought|worn)|can (?:be )?(?:carry|bring|take|wear|taken|carried|brought|worn)|(?:is|are) (?:allowed|permitted))\b/i, contrary: /\b(?:banned|prohibited|forbidden|barred)\b/i }, false, /diabet|medical|outside|home|transparent|mock|wrapped|break/i, "exam.calculator"),
  topic("key.final_challenge", /\bfinal (?:answer )?key\b/i, { says: /\bchalleng\w*|\bobject(?:s|ed|ing|ions?)?\b/i }, false, /before|provisional/i),
  topic("result.recheck", /\bre-?check\w*|\bre-?evaluat\w+|\brevaluation\b/i, exists, false, /answers? before|your answers|time|class 12|board|advanced|step/i),
  topic("result.rank_session", /\bsession 1 (?:score ?card|result)\b/i, { says: /\b(?:all india rank|air|rank)\b/i }, false, /session 2/i),
  topic("score.meaning", /\bpercentile\b/i, { says: /\b(?:same as|equals?|means?) (?:your |the )?percentage\b/i }, false),
  topic("syllabus.change", /\bsyllabus\b[^.]*\b2026\b|\b2026\b[^.]*\bsyllabus\b/i, { says: /\b(?:reduced|cut|changed|revised|extended|expanded|new syllabus)\b/i, contrary: /\b(?:unchanged|same)\b/i }, false, /2024|whether/i),
  topic("syllabus.change", /\b(?:communication systems?|surface chemistry|solid state|s-block|hydrogen and its compounds|environmental chemistry|metallurgy|isolation of metals|polymers|chemistry in everyday life|mathematical (?:induction|reasoning)|heights and distances|transistors?|doppler)\b/i, { says: /\b(?:syllabus|included?|asked|covers?|part of|tested|important|weightage|scoring)\b/i, contrary: /\b(?:removed|deleted|dropped|out of|excluded|skip)\b/i }, false),
  topic("mock.official", /\bmock tests?\b[^.]*\bnta\b|\bnta\b[^.]*\bmock tests?\b/i, { says: /\bfree\b/i, contrary: /\b(?:paid|charges?|cost)\b/i }, true),
  topic("exam.body", /\bjee main\b[^.]*\b(?:conducted|held|organi[sz]ed|run|managed|set|administered) by\b/i, { says: /\bby (?:the )?(?:cbse|iits?\b|iit [a-z]+|josaa|aicte|ugc|nits?|ministry|csab|upsc|central board)/i, contrary: /\bby (?:the )?(?:nta\b|national testing agency)/i }, false, /until|before 20|earlier|used to|advanced|20(?:0\d|1\d)/i),
  topic("exam.body", /\b(?:cbse|josaa|aicte|iits?) (?:conducts?|holds?|organi[sz]es?|runs?) (?:the )?jee main/i, { says: /\bjee main/i }, false, /until|earlier/i),
];

function topic(
  record: FactId,
  about: RegExp,
  act: Act,
  holds: boolean,
  unless?: RegExp,
  also?: FactId,
): RuleTopic {
  return { record, about, act, holds, ...(unless && { unless }), ...(also && { also }) };
}

/** The application fee is meant where a fee is spoken of and none of the other ones is named. */
function feeFreeUnless(): RegExp {
  return new RegExp(`${otherFee.source}|^(?!.*${feeFree.source})`, "i");
}
