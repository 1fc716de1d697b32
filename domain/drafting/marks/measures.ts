import type { Dimension } from "./scope.ts";

export type Measure = {
  readonly units: readonly string[];
  readonly names: RegExp;
  readonly not: RegExp | null;
  readonly records: RegExp;
  /** In what has to be known which one is meant before one is contradicted. */
  readonly needs: readonly Dimension[];
  /** The defaults where the text says nothing. */
  readonly usual: Readonly<Partial<Record<Dimension, readonly string[]>>>;
  /** Others may rightly say otherwise: only an equal value says something. */
  readonly isLoose: boolean;
};

type More = Partial<Pick<Measure, "not" | "needs" | "usual" | "isLoose">>;

function row(units: string, names: RegExp, records: RegExp, more: More = {}): Measure {
  const { not = null, needs = [], usual = {}, isLoose = false } = more;
  return { units: units.split("|"), names, not, records, needs, usual, isLoose };
}

const loose = { isLoose: true };
const everybodyElse = ["general-male", "general-female", "third-gender", "obc", "ews"];
const seatFee =
  /\bseat[- ]acceptance|\bacceptance fee|\bSAF\b|\baccept(?:ing)? (?:the|a|your|an offered) seat/i;
const admissionFee = /\b(?:partial )?admission fee/i;
const otherMoney = new RegExp(
  String.raw`coaching|hostel|\bmess\b|tuition|college|semester|per (?:year|month)|annual|yearly|monthly|bitsat|viteee|keam|\bmet\b|comedk|\bcuet\b|\bneet\b|abroad|outside india|overseas|foreign|dubai|gulf|caf[eé]|cyber|print|travel|hotel|\bbooks?\b|test series|\bmocks?\b|refund|\blate fee|\bgst\b|scholarship|stipend|salary|package|loan|income|\bctc\b|\blpa\b|laptop|rent\b|train|flight|bank charge|convenience|processing|correction fee|recheck|re-?evaluat|verification|donation|challeng|objection|\bobject(?:s|ed|ing)? to\b|answer key|(?:per|each) question|${seatFee.source}|${admissionFee.source}|counsell?ing|josaa|csab|advanced|\bless\b|\bmore than\b|differ|save`,
  "i",
);
const otherExam = /advanced|neet|cuet|bitsat|viteee|comedk|keam|nata/i;
const notOfPaper = new RegExp(
  `${otherExam.source}|mock|practi[sc]e|solve|a day|per day|daily|drop|challeng|objection|attempt(?:ed)? (?:only|about|at least)|\\bpyqs?\\b|previous year|past papers|wrong|incorrect|a week|every|chapter|topic|easy|hard|difficult|first round|\\bskip|\\bleave|\\bmark(?:ed)? for|minutes|you (?:got|answered)|correct`,
  "i",
);
const notOfMarks =
  /advanced|neet|cuet|bitsat|mock|scored?\b|\bscoring\b|\byou get\b|\bcorrect\b|\bwrong\b|\bright\b|\bboard|class 1[02]|percentile|\brank\b|\bper question\b|\beach question\b|\blos[et]|\bgain|\btarget|\baim|normali|section [ab]|chapter|topic|weightage|\btie\b|attempt|questions? you|leave|range|between|improv/i;
const notOfTime =
  /advanced|neet|cuet|bitsat|mock|practi[sc]e|before|after|gates?|\bper (?:day|question)|each (?:subject|question|section)|daily|study|revis|extra|scribe|\bbreak|early|within|first \w+ minutes|last \w+ minutes|final \w+ minutes|last (?:half|quarter)|walk|spend|physics|chemistry|math|analys|review|plan|sleep|left|remaining|keep|opening|half hour|sit for|every|a day|at home|wait|travel|reach/i;
const notTheExam =
  /\bboards?\b|regist|result|admit|\bkey\b|slip|window|appl(?:y|ied)|\bforms?\b|correct|deadline|challeng|revis|mock|plan\b|advanced|download|holiday|birthday/i;
const session = { needs: ["session"] } satisfies More;
const examDays =
  /^date\.s[12]\.(?:exam|paper1|paper2|exam_day1)$|^date\.(?:announced|revised)\.s[12]\.exam$|^papers\.20\d\d\.sittings$/;

// prettier-ignore
export const measures: readonly Measure[] = [
  row("money", /\bchalleng\w*|\bobject(?:ion|ions|ed|ing)?\b|\b(?:answer|provisional) key|\b(?:per|each) question\b/i, /^key\.challenge_fee$/, { not: /seat acceptance|admission fee|advanced|one paper/i }),
  row("money", seatFee, /^(?:actual\.)?saf\./, { not: /hostel|tuition|application fee|processing|refund|deduct/i, needs: ["group"] }),
  row("money", admissionFee, /^josaa\.admission_fee/, { not: /hostel|tuition|application fee|per (?:year|semester)/i, needs: ["group"], usual: { group: everybodyElse } }),
  row("money", /\babroad\b|\b(?:outside|out of) india\b|\boverseas\b|\bforeign cent/i, /^fee\.abroad\./, { not: /challeng|counsell?ing|josaa|csab|hostel|tuition|college|travel|two papers|both papers|advanced/i, needs: ["group"] }),
  row("money", /\bprocessing\b/i, /^josaa\.2025\.processing_charge$/, { not: /hostel|tuition|application/i }),
  row("money", /\bregist\w+ (?:for|on|with|at) (?:the )?josaa|\bjosaa (?:portal )?regist\w+/i, /^josaa\.registration_fee$/, { not: /seat|acceptance/i }),
  row("money", /\bfees?\b|\bpay(?:s|ing|able|ment)?\b|\bpaid\b|\bcosts?\b|\bcharged?\b|\bspend\b|\bdue\b|\bready\b|\b(?:one|two|both|single) papers?\b/i, /^(?:actual\.)?fee\.(?!abroad)\w+\.(?:one|two)_papers?$/, { not: otherMoney, needs: ["group", "papers"] }),
  row("percentile", /\btop\b[^.;]{0,40}percentile|\b(?:class 12|board)s?\b[^.;]{0,60}percentile|percentile (?:of|in) (?:your|the|their) (?:\w+ )?board/i, /^admission\.top_percentile$/, { not: /cut-?off|qualif|\bshift\b|\bscore\b|scheme|scholarship|income|inspire/i }),
  row("percentile", /\brank is estimated\b/i, /^rank\.percentile_(?:from|to)$/, loose),
  row("percentile", /\bcut-?offs?\b|\bqualif\w+|\b(?:register|eligib\w+|shortlisted) for (?:jee )?advanced|\bpercentiles?\b/i, /^(?:actual\.)?cutoff\./, { not: /\btop \d+|\bcolleges?\b|\bbranch|admission cut|closing|\bsafe\b|\bgood\b|\baim\b|\btarget\b|expected|predict|\bnits?\b(?! *\d)|\biiits?\b|\bjosaa\b|\bmarks\b|\bshift\b|\btie\b|\byour score\b|\byou scored?\b|\b(?:state|private)\b|\brose\b|\bfell\b|\bby \d/i, needs: ["group", "year"] }),
  row("percent", /\bhome[- ]state\b|\bother[- ]states?\b/i, /^reservation\.home_state$/, { not: /\biits?\b|iiit|marks|percentile/i, isLoose: true }),
  row("percent", /\b(?:women|females?|girls?)\b.*\b(?:seats?|admitted|admission|reserv\w*|quota|share)\b|\b(?:seats?|admitted|admission|reserv\w*|quota|share)\b.*\b(?:women|females?|girls?)\b|\bsupernumerary\b|\badmitted must be women/i, /^reservation\.women$/, { not: /class 12|marks|pass/i }),
  row("percent", /\bb\.? ?arch|\barchitecture\b|\b10 ?\+ ?3\b|\bdiploma\b/i, /^eligibility\.barch$/, { not: /nata|reserv/i, isLoose: true }),
  row("percent", /\bb\.? ?plan(?:ning)?\b/i, /^eligibility\.bplanning$/, { not: /reserv/i, isLoose: true }),
  row("percent", /\bclass[- ](?:12|xii)\b|\b12th\b|\btwelfth\b|\bboards?\b|\baggregate\b|\bhigher secondary\b/i, /^admission\.min_percent/, { not: /reserv|\bseats? (?:are|is)\b|attendance|weightage|accuracy|time|revis|bitsat|viteee|private|state (?:quota|counsel)|advanced|to (?:write|appear|sit|apply|register)|for (?:writing|appearing|the exam itself)|scholarship|syllabus|questions|overlap|each subject|dasa|keam|recent years|kerala|percentile/i, needs: ["group"], usual: { group: everybodyElse } }),
  row("percent", /\breserv\w*|\bquota\b|\bseats?\b|\bshares?\b/i, /^reservation\.(?:ews|obc|sc|st|pwd)$/, { not: /home[- ]state|other[- ]states?|class 12|\bmarks?\b|\bboards?\b|\bfee|refund|\bvacant|\bempty|\bfill|placement|private|defen[cs]e|state government|\bsports?\b|supernumerary|of all questions|\bwomen\b|\bgirls?\b|\bfemales?\b|tamil nadu|kerala|karnataka|maharashtra|dasa/i, needs: ["group"] }),
  row("rank", /\bclos(?:ed?|es|ing)\b|\branks?\b|\bcut-?offs?\b|\bup to\b/i, /^rank\.\d{4}\./, { not: /predict|expected|\bopening\b|advanced|\bews\b|\bobc\b|\bsc\b|\bst\b|\bpwd\b|female[- ]only|round [1-5]\b|your rank|\bfrom\b/i, needs: ["institute", "branch", "quota"], usual: { year: ["2025"] } }),
  row("size", /\bphoto(?:graph)?s?\b/i, /^(?:actual\.)?upload\.photo$/, { not: /\bsignature\b.*\bphoto|certificate/i }),
  row("size", /\bsignatures?\b/i, /^(?:actual\.)?upload\.signature$/, { not: /certificate/i }),
  row("size", /\bclass (?:10|x)\b|\b10th\b|\b(?:certificate|marksheet)\b/i, /^(?:actual\.)?upload\.class10$/, { not: /category|\bcaste\b|income|pwd|disab/i }),
  row("marks", /\bblank|unanswered|unattempted|\bskip(?:ped|ping)\b|\bleft\b|\bnot (?:answered|attempted)|\bunmarked/i, /^marking\.unanswered$/, { not: /advanced|\bwrong\b|\bcorrect\b|\bright\b/i }),
  row("marks", /\b(?:wrong|incorrect)(?:ly)?\b|\bnegative\b|\bpenalt\w+|\bdeduct\w*|\btakes?\b[^.]{0,12}\baway\b/i, /^marking\.wrong$/, { not: /advanced|\bdrawing\b|neet|cuet|bitsat|\b(?:careless|silly)\b|\bmocks?\b|\bcorrect(?:ly)?\b|\bright\b|in all|total|\bswing|differen|\bfrom\b|guess/i }),
  row("marks", /\b(?:correct|right)(?:ly)?\b|\bearns?\b|\beach question\b|\bper question\b|\bworth\b/i, /^marking\.correct$/, { not: /advanced|neet|cuet|bitsat|\bpaper 1\b|\bout of\b|\bsubject\b|\bwrong\b|\bincorrect\b|in all|total|\bswing|differen|guess|\blos[et]|compare/i }),
  row("marks", /\bmark(?:s|ed)?\b/i, /^(?:paper1\.(?:total_marks|marks_per_subject)|paper2[ab]\.(?:total_marks|maths|aptitude|drawing|planning)|actual\.paper2[ab]\.(?:maths|drawing|total_marks)|papers\.marks_to_2019)$/, { not: notOfMarks, needs: ["paper", "portion"], usual: { portion: ["whole"] } }),
  row("duration", /\bscribe\b|\bextra\b[^.;]*\b(?:time|minutes)|\bcompensatory\b|\bpwd\b.*\bextra\b/i, /^exam\.scribe_time$/, { not: /total|in all|three|3|hours? of/i, isLoose: true }),
  row("duration", /\bgates? (?:clos\w+|shut\w*|(?:is|are|will be) (?:closed|shut))|\bclos\w+ of (?:the )?gates?/i, /^admit\.gate_closing$/, { not: /before the gates|biometric|without aadhaar|entry opens/i }),
  row("duration", /\bbiometric\w*|\bwithout aadhaar|\bnot use aadhaar/i, /^admit\.biometrics_early$/, loose),
  row("duration", /\blog-?\s?in\b|\blogin\b/i, /^admit\.log_in$/, { not: /log (?:in|out) .*minutes of|otp|session expires/i, isLoose: true }),
  row("duration", /\b(?:reach|arriv\w+|report\w*|be (?:at|there)|come)\b|\bearly\b/i, /^admit\.reach_early$/, { not: /biometric|gate/i, isLoose: true }),
  row("duration", /\bpractice\b|\bmock|\bcheck\w*|\baim\b|\breview/i, /^paper1\.(?:practice_target|checking_time)$/, loose),
  row("duration", /\b(?:lasts?|lasting|duration|total time|time allowed|takes|long)\b|\bhours? (?:paper|exam|test)\b|\b(?:have|get|given|is|of|are|for)(?: an?| only| exactly| just)? \S+(?: \S+)?(?: and)?[ -](?:hours?|minutes?)\b/i, /^(?:paper1|paper2)\.duration(?:_both)?$/, { not: notOfTime, needs: ["paper"] }),
  row("clock", /\b(?:entry|let in|enter|report\w*|gates?)\b/i, /^admit\.entry_/, loose),
  row("clock", /\bshifts?\b/i, /^exam\.shifts?[12]?$/, { not: /entry|let in|gate|report|reach|arriv|regist|josaa|payment|forms?\b|close[sd]?|advanced|wake|sleep|study|revis|plan|mock|biometric|body|brain/i }),
  row("clock", /\bjosaa\b|\bcounsell?ing\b/i, /^date\.josaa\.start_hour$/, loose),
  row("clock", /\bpay\w*|\bcorrection\w*|\bchalleng\w+|\bfee\b/i, /^date\.payments_close_at$/, loose),
  row("clock", /\bforms?\b|\bregist\w+|\bappl(?:y|ication)\w*/i, /^date\.forms_close_at$/, loose),
  row("clock", /\b(?:institute|office|help ?desk|helpline)\b/i, /^(?:provider\.hours|exam\.help_desk)$/, loose),
  row("days", /\b(?:expected|planned|tentative\w*|first notice|originally|first named|bulletin)\b/i, /^date\.(?:expected|announced|revised)\./, loose),
  row("days", /\badvanced\b.*\b(?:regist|forms?|appl)|\b(?:regist\w+|forms?|appl\w+).*\badvanced\b/i, /^date\.advanced\.registration$/),
  row("days", /\badvanced\b/i, /^date\.advanced\.exam$/, { not: /result|admit|key|born/i }),
  row("days", /\bcsab\b/i, /^csab\.2025\./, loose),
  row("days", /\bjosaa\b|\bcounsell?ing\b/i, /^date\.josaa\.start$/, { not: /\bround|\ballotment|\breport|mock|clos|last|until|till|end|result|locking|withdraw/i }),
  row("days", /\bcorrect(?:ion|ions|ed)\b(?! answer)|\bedit window\b/i, /^date\.s[12]\.correction$/, session),
  row("days", /\bre-?open\w*|\bopen(?:ed)? again\b|\bonce more\b|\bsecond window\b/i, /^date\.s2\.reopened$/),
  row("days", /\bcity(?: intimation)? slips?\b|\bslips?\b/i, /^date\.s[12]\.city_slip$/, session),
  row("days", /\badmit cards?\b|\bhall tickets?\b|\bcards\b/i, /^date\.s[12]\.admit_card$/, session),
  row("days", /\b(?:answer )?keys?\b|\bchalleng\w+|\bobjections?\b/i, /^date\.s[12]\.answer_key$/, { not: /\bfinal\b/i, needs: ["session"] }),
  row("days", /\bresults?\b|\bscore ?cards?\b/i, /^date\.s[12]\.result(?:_paper2)?$/, { not: /class 12|board/i, needs: ["session", "paper"], usual: { paper: ["1"] } }),
  row("days", /\bregist(?:er|ers|ered|ration)\b|\bappl(?:y|ied|ications?)\b(?! number)|\bforms?\b/i, /^date\.s[12]\.(?:registration|reopened)/, { not: /photo|signature|certificate/i, needs: ["session"] }),
  row("days", /\bexams?\b|\bheld\b|\btook place\b|\bwrote\b|\bwritten\b|\bconducted\b|\bsessions?\b|\bpapers?\b|\battempts?\b|\bsitting\b/i, examDays, { not: notTheExam, needs: ["session"] }),
  row("count:question", /\bdropped\b|\bwithdrawn\b|\bcancelled\b/i, /^key\.s1\.dropped$/, loose),
  row("count:question", /\bquestions?\b|\bmcqs?\b|\bnumericals?\b/i, /^(?:paper1\.(?:questions|mcq|numerical)|paper2[ab]\.(?:questions|maths|aptitude|drawing|planning)|actual\.paper2[ab]\.(?:questions|maths)|papers\.questions_)/, { not: notOfPaper, needs: ["paper", "portion", "section"], usual: { portion: ["whole"], section: ["all"] } }),
  row("count:session|count:attempt", /\b(?:jee|exam|nta|year|held|conducted)\b.*\bsessions\b|\bsessions\b.*\b(?:jee|year|january|april|nta|exam)\b|\b(?:held|conducted|takes place) (?:twice|thrice|\w+ times)\b/i, /^exam\.sessions$/, { not: /study|mock|a day|daily|doubt|hours?|live|advanced|best of|better of|both|each of|revision|shift|a week|attempts|consecutive|three years/i }),
  row("count:subject", /\bpercentage\b[^.]*\bsubjects?\b|\bsubjects?\b[^.]*\bpercentage\b/i, /^admission\.min_subjects$/, loose),
  row("count:language", /\blanguages?\b|\bmediums?\b/i, /^exam\.languages\.count$/, { not: /advanced|programming|regional|bilingual|both|two|\bone\b|percentage|subjects/i }),
  row("count:attempt", /\badvanced\b/i, /^advanced\.attempts$/, { not: /\bmain\b/i }),
  row("count:attempt", /\bat most\b|\b(?:maximum|total|in all|up to|only|allowed)\b.*\battempts?\b|\battempts?\b.*\b(?:maximum|total|in all|at most|allowed|only)\b|\bjee\b.*\b(?:attempts?|times|chances)\b|\b(?:attempts?|times|chances)\b.*\bjee\b/i, /^attempts\.max$/, { not: /advanced|mock|solve|revis|twice|read|times (?:more|the|as)|a year|each year|every year|per year|\btwo\b|\b2\b|both|\bone\b|numerical|questions?|first attempt|\bleft\b|more attempts|answers?|subject|\baim/i }),
  row("count:year", /\bconsecutive\b|\bin a row\b|\battempts?\b/i, /^attempts\.years$/, { not: /advanced|past|last|previous|age|older|relax|passed|papers|\bone\b|\btwo\b/i }),
  row("count:year", /\badvanced\b.*\b(?:age|relax)|\bage\b.*\badvanced\b|\brelax/i, /^advanced\.age_relaxation$/, { not: /gap|drop|class 12|after/i }),
  row("count:year", /\b(?:past|last|previous)\b/i, /^papers\.years_to_solve$/, loose),
  row("count:candidate|rank", /\badvanced\b|\bshortlist\w*/i, /^advanced\.eligible$/, { not: /appeared|registered|seat|scored|100 percentile|\bair\b|\bobc|\bews\b|\bsc\b|\bst\b|\bpwd\b|girls|closing|marks|\bgeneral\b/i }),
  row("count:candidate", /\b100 percentile|\bfull (?:score|marks)|\bperfect\b/i, /^result\.s1\.full_score$/, { not: /\blakh\b/i, needs: ["session"] }),
  row("count:candidate", /\bregistered\b/i, /^result\.s1\.registered$/, session),
  row("count:candidate", /\bgeneral cut-?off\b|\bcut-?off (?:of|for) (?:the )?general\b/i, /^result\.20\d\d\.at_general_cutoff$/, { not: /\bbelow\b|\bsession\b/i, needs: ["year"] }),
  row("count:candidate", /\bappeared\b|\bwrote\b|\bsat\b|\btook\b/i, /^result\.(?:s1\.appeared|20\d\d\.candidates)$/, { needs: ["year"], isLoose: true }),
  row("count:city", /\bcit(?:y|ies)\b/i, /^registration\.exam_cities$/, { not: /held in|across|abroad|outside|conducted in|over|nearly|about/i }),
  row("count:photo", /\bphotos?\b|\bphotographs?\b/i, /^admit\.photos$/, { not: /upload|form|kb|jpg/i, isLoose: true }),
  row("count:decimal", /\bdecimals?\b/i, /^score\.decimals$/, { not: /rounded|cut|numerical|answer|enter/i }),
  row("count:institute", /\bjosaa\b|\bcounsell?ing\b/i, /^josaa\.2025\.institutes$/, { not: /nits|iiits|iits/i, needs: ["year"] }),
  row("count:seat", /\bjosaa\b|\bcounsell?ing\b|\btotal\b/i, /^josaa\.20\d\d\.seats$/, { not: /\bnits? (?:have|offer|had)|\biits? (?:have|offer|had)|supernumerary|iiits|csab/i, needs: ["year"] }),
  row("count:round", /\bjosaa\b|\bcounsell?ing\b/i, /^josaa\.2025\.rounds$/, { not: /csab|special|choice|mock|revision|pass|first round/i, needs: ["year"] }),
  row("count:day", /\badmit cards?\b|\bcards?\b|\bhall tickets?\b/i, /^(?:actual\.)?admit\.days_before$/, loose),
  row("count:mock", /\bmocks?\b|\btests?\b/i, /^mock\.recommended$/, loose),
  row("count:topic", /\bsyllabus\b|\btopics?\b/i, /^syllabus\.counts$/, loose),
];
