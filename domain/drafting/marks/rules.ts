import type { TextRange } from "../../posts/revisions/mark.ts";
import type { PlacedSentence } from "./sentences.ts";

const bodies = String.raw`\b(?:nta|national testing agency|josaa|csab|nits?|iits?|iiits?|gftis?|ministry|invigilators?|jee main|cbse)\b`;
const subject = new RegExp(
  String.raw`${bodies}|\b(?:jee(?: advanced)?|advanced|admit cards?|hall tickets?|city slips?|application(?: form| number)?|forms?|regist\w+|correction window|candidates?|applicants?|exam cent(?:re|er)s?|cent(?:re|er)s?|exam|examination|session [12]|sessions?|shifts?|paper [12]|papers?|certificates?|categor(?:y|ies)|quota|reserv\w+|seats?|counsell?ing|choices?|choice filling|allot\w+|rounds?|fees?|payments?|refunds?|answer keys?|keys?|challenges?|objections?|results?|scores?|score ?cards?|percentiles?|ranks?|cut-?offs?|ties?|normali[sz]\w+|marks?|marking|syllabus|calculators?|rough (?:sheets?|work)|scribe|pwd|obc|ews|sc|st|general|aadhaar|photos?|photographs?|signatures?|uploads?|eligib\w+|attempts?|age limit|class (?:10|12)|boards?|domicile|home[- ]state|languages?|b\.?\s?(?:tech|arch|plan\w*)|section [ab]|numericals?|mcqs?|drawing|biometric\w*|gates?|exam hall|hall|bulletin|nri|oci|dasa|watch(?:es)?|phones?|water bottles?|questions?|deadlines?|portal|droppers?|re-?check\\w*|pass-?outs?|demand drafts?|bluetooth|earphones|log tables|corrections?|improvement|subjects|girls|as many times|biology|jewellery|laptop|english|hindi|malayalam|tamil|telugu|kannada|urdu|bengali|marathi|gujarati|konkani|nepali|sanskrit)\b`,
  "i",
);
const duty =
  /\b(?:must(?! be (?:tired|hard))|ha(?:ve|s) to|had to|needs? (?:to|not|no|only)|need not|are (?:not )?to be|required|requires?|compulsory|mandatory|obligatory|optional|allow(?:ed|s)|permit(?:ted|s)|banned|prohibited|forbidden|barred|disqualif\w+|ineligible|eligible|valid|invalid|refund\w*|non-refundable|waive[ds]?|exempt\w*|free of (?:charge|cost)|for free|cannot be|can(?:not|'t)|automatically|entitled|no (?:negative|age|limit|fee|penalty|upper|minimum|re-?check\w*|calculator|separate)|not accepted|is accepted|are accepted|rejected|cancell?ed|forfeit\w*|lapses?|final and binding|penalty|(?:is|are|be) (?:not )?possible|as many times)\b/i;
const permission =
  /\b(?:can|may|could)(?: not| only| also| still)? (?:be (?:changed|corrected|edited|challenged|used|taken|carried|brought|paid|refunded|downloaded|combined|reused|answered|skipped|rejected|cancelled)|apply|appear|register|pay|change|correct|edit|upload|carry|bring|enter|challenge|withdraw|download|claim|get (?:a|an|the) (?:seat|refund)|sit|write the exam|take (?:jee|the exam|part|both)|participate|switch|choose|select|lock|freeze|object|leave|wear|attempt|take|use|skip|send|swap|keep|combine)\b/i;
const passive =
  /\b(?:is|are|was|were|be|been|gets?)(?: (?:not|also|only|never|always|usually|then|first|fully|later|generally|automatically|now|separately))* (?:released|published|declared|announced|conducted|held|issued|sent|posted|e-?mailed|given|awarded|deducted|counted|considered|calculated|computed|taken|used|reserved|filled|allotted|allocated|dropped|normali[sz]ed|merged|prepared|converted|compared|broken|decided|based on|shown|printed|displayed|opened|reopened|closed|charged|added|required|rounded|evaluated|marked|checked|verified|frisked|collected|provided|followed|offered|included|removed|admitted|let in|scanned|fixed|ranked|resolved|extended|postponed|treated|set by|run by|organi[sz]ed|covered|tested|looked at|asked for|accepted|rejected|cancelled)\b|\bwill (?:not |only |also )?be (?!(?:able|happy|glad|tired|ready|nervous|fine|easier|harder|calm|proud|better|hard|difficult|grateful|stronger|thankful)\b)\w+|\bcounts?\b(?! (?:the|your|on|how|all))/i;
const terms = String.raw`(?:application|challenge|acceptance|admission|exam|registration)? ?fees?|payments?|categor(?:y|ies)|boys and girls|girls|diploma holders|session [12]|(?:average|sum|better|best|higher|lower) (?:of|score)|percentiles?|nta scores?|ties|drawing test|section [ab]|question papers?|pwd candidates|application numbers?|(?:freeze|float|slide)|home state|quota|everyone who|everybody who|those who|syllabus|normali[sz]ation|all india rank|ranks?|cut-?offs?|refunds?|admit cards?|city slip|answer keys?|final key|result|scorecards?|score|biometrics?|scribes?|aadhaar|certificates?|photos?|signatures?|exam cent(?:re|er)s?|rough (?:sheets?|work)|calculators?|(?:wrong|correct|unanswered|unattempted|blank) (?:answers?|questions?)|numerical(?: value)? questions?|mcqs?|negative marking|dasa|ciwg|nris?|oci|state of eligibility|josaa|csab|jee main|jee advanced|nta|droppers|improvement (?:exam|candidates)|paper [12][ab]?|b\.? ?(?:tech|arch|planning)|ews|obc|seats?|staff|invigilators?|candidates|applicants|registration|reservation|biology|correction window|choice filling|payment window|gates|age limit|demand draft`;
const states = new RegExp(
  String.raw`^(?:no, |yes, )?(?:(?:the|a|an|your|all|every|each|no|both|only|these|this|most) )?(?:[\w-]+ ){0,4}(?:${terms})\b[^,;:]{0,45}? (?:is|are|has|have|had|gets?|comes?|lets?|means|decides?|compares?|needs?|pays?|covers?|shows?|takes?|carries|asks?|gives?|does|do|can|may|will|was|were|guarantees?|shares?|corrects?|serves?|applies|stays?|works?|changes?|happens?|exists?|draws?|pay|starts?|ends?)\b|\b(?:you|candidates|students) needs? (?:a|an|only|no|at least)\b|\bthere (?:is|are|was|were) (?:no|a|an|also|only) (?:[\w-]+ ){0,3}(?:${terms})\b`,
  "i",
);

const study =
  /\b(?:stud(?:y|ies|ying)|revis\w+|practi[sc]\w*|solv\w+|mocks?|timetable|schedule|sleep|break|notes?|chapters?|concepts?|habits?|plan(?:s|ning)?|focus\w*|confiden\w+|calm|stress|panic|feel\w*|tired|coaching|teachers?|books?|ncert|error log|weak|strong|speed|accuracy|motivat\w+|parents?|friends?|family|mind|routine|budget|target|goal|effort|progress|preparation|prepare|backlog|derivation|formulas?|breath\w*|luck|compare yourself|worr\w+)\b/i;
const strong =
  /\b(?:compulsory|mandatory|not allowed|allowed|eligible|ineligible|banned|prohibited|rejected|cancelled|valid|refund\w*|reserv\w+|exempt\w*|disqualif\w+|negative mark\w*|penalt\w+|admit card|josaa|csab|nta|aadhaar|certificate|age limit|improvement exam)\b/i;
const advice =
  /\b(?:should|shouldn't|try (?:to|not)|better to|it helps|helps? (?:you|to)|consider|worth|we (?:recommend|suggest|advise)|good idea|ideally|aim (?:for|to)|remember (?:to|that you)|make sure you (?:sleep|eat|revise|practi))\b/i;
const example =
  /^\s*(?:\*\*)?example\b|\b(?:suppose|imagine|for (?:example|instance)|let us say|let's say|say you|e\.g\.)/i;
const imperative =
  /^(?:do not|don't|never|always|please )?\s*(?:read|check|keep|note|write|make|take|solve|start|begin|use|look|learn|revise|practi[sc]e|stay|sleep|eat|drink|avoid|focus|treat|talk|ask|sit|plan|set|decide|count|compare|mark|skip|leave|save|put|pack|find|choose|open|visit|follow|remember|give|spend|work|build|list|go|come|wear|arrange|prepare|attempt|analy[sz]e|think|see|bookmark|download|print|upload|bring|carry|reach|fill|enter|pay|scan|log|apply|collect|rank|cross-check|test|turn|sort|trust|tell|let|get|try|watch|be|scroll|show)\b/i;

/** A question, what opens a list, and what only tells the subject of an article. */
const noStatement =
  /[?:]["”’)]*\s*$|^(?:how|what|who|which|why|when|where)\b|: (?:what|how|who)\b/i;

function isRule(words: string, context: string): boolean {
  if (noStatement.test(words) || example.test(words)) return false;
  if (!subject.test(words) && !subject.test(context)) return false;
  const isDuty = duty.test(words) || permission.test(words) || states.test(words.trim());
  if (!isDuty && !passive.test(words)) return false;
  if (
    imperative.test(words) &&
    !/\b(?:must|compulsory|mandatory|not allowed|allowed|rejected|cancelled|only|cannot|eligible|valid|accepted|will be|required)\b/i.test(
      words,
    )
  )
    return false;
  if (advice.test(words) && !strong.test(words)) return false;
  return !study.test(words) || strong.test(words);
}

type Span = { readonly start: number; readonly end: number };

/** The rule that a sentence states, as a stretch of its text: all of it, or what rides on its proved values; null where there is none. */
export function ruleIn(sentence: PlacedSentence, proved: readonly Span[]): TextRange | null {
  const { text, words, row, column, before, isCell, isHeading, field } = sentence;
  if (isHeading || field === "title" || sentence.isExample) return null;
  const isAnswer = /^(?:yes|no)\b/i.test(words);
  const context = isCell ? `${row} ${column}` : isAnswer ? before : "";
  if (isCell && !/^(?:yes|no)\b|[a-z]{3}/i.test(words)) return null;
  if (proved.length === 0) {
    const isAnswered = isCell && /^(?:yes|no)\b/i.test(words.trim()) && row !== "";
    if (isAnswered) return subject.test(context) || duty.test(context) ? [0, text.length] : null;
    const told = isCell ? `${row} ${words}` : words;
    if (isRule(told, context)) return [0, text.length];
    if (isCell) return null;
  }
  const leastWords = proved.length > 0 ? 3 : 5;
  const isOfToken = ([start, end]: readonly [number, number]) =>
    proved.some((value) => value.start < end && value.end > start);
  const riders = clausesOf(words).filter((clause) => {
    const own = words.slice(...clause);
    return (
      !isOfToken(clause) &&
      own.trim().split(/\s+/).length >= leastWords &&
      isRule(own, proved.length > 0 ? `${words} ${before}` : context)
    );
  });
  const [first] = riders;
  const last = riders.at(-1);
  return first === undefined || last === undefined ? null : [first[0], last[1]];
}

/** Words that make a figure part of studying, of a plan or of an example, and none of the exam. */
export function isAdvice(words: string): boolean {
  return (
    study.test(words) ||
    advice.test(words) ||
    example.test(words) ||
    /\b(?:a|per|each|every) (?:day|week|month|night)\b|\bdaily\b|\bweekly\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bevening\b|\b(?:you|your)\b.{0,40}\b(?:score|scored|rank|percentile|marks)\b|\bif (?:you|your)\b/i.test(
      words,
    )
  );
}

export function isExampleText(words: string): boolean {
  return example.test(words);
}

const clauseJoint =
  /[;:—–()]|,?\s(?:but|while|whereas|although|though|because|so that)\s|,?\s(?:and|so|or)\s(?=(?:the|a|an|you|it|they|he|she|nobody|no|there|candidates?|students?|general|girls|boys|obc|sc|st|nta|josaa|csab|for|in|each|every|your|its|their|only)\b)|,\s(?=(?:and|so|or|which|where|who)\b)|,\s(?=\w+ing\b)/gi;

function clausesOf(words: string): readonly (readonly [number, number])[] {
  const cuts = [...words.matchAll(clauseJoint)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  const starts = [0, ...cuts.map(([, after]) => after)];
  const ends = [...cuts.map(([before]) => before), words.length];
  return starts.map((start, index) => [start, Math.max(start, ends[index] ?? start)] as const);
}

export function clauseAround(words: string, start: number, end: number): string {
  const found = clausesOf(words).find(([from, to]) => from <= start && end <= to);
  return found === undefined ? words : words.slice(...found);
}
