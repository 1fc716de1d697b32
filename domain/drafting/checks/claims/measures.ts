import { ownYear, type Measure } from "./measure.ts";

const generalGroups = ["general-male", "general-female", "third-gender"];
const seat =
  /\bseat[- ]acceptance|\bacceptance fee|\bSAF\b|\baccept(?:ing)? (?:the|a|your|an offered) seat/i;
const admission = /\b(?:partial )?admission fee/i;
const otherMoney =
  /coaching|hostel|\bmess\b|tuition|college|semester|per (?:year|month)|annual|yearly|monthly|bitsat|viteee|keam|\bmet\b|comedk|\bcuet\b|\bneet\b|abroad|outside india|overseas|foreign|dubai|gulf|caf[eé]|cyber|print|travel|hotel|\bbooks?\b|test series|\bmocks?\b|refund|\blate fee|\bgst\b|scholarship|stipend|salary|package|loan|income|\bctc\b|\blpa\b|laptop|rent\b|train|flight|bank charge|convenience|processing|correction fee|recheck|re-?evaluat|verification|donation/i;

const planned =
  /\b(?:expected|planned|tentative\w*|first notice|announced|originally|first named|bulletin)\b/i;

/** A day of an event of the exam year; without the session no record contradicts it. */
function dayOf(
  event: string,
  names: RegExp,
  records: RegExp,
  more: Partial<Measure> = {},
): Measure {
  return { id: `day of ${event}`, units: ["date"], names, records, needs: ["session"], ...more };
}

const examDays = /^(?:date\.s[12]\.(?:exam|paper1|paper2|exam_day1)|papers\.20\d\d\.sittings)$/;
const notTheExam =
  /\bboards?\b|regist|result|admit|\bkey\b|slip|window|appl(?:y|ied)|\bforms?\b|correct|deadline|challeng|first notice|announced|bulletin|expected/i;

/** A count is mostly known by its noun. */
function count(
  id: string,
  nouns: readonly string[],
  names: RegExp,
  records: RegExp,
  more: Partial<Measure> = {},
): Measure {
  return { id, units: nouns.map((noun) => `count of ${noun}`), names, records, ...more };
}

const otherExams = /advanced|neet|cuet|bitsat|viteee|comedk|keam|nata/i;

/** The closed list of what can be compared, a row each; the surer name comes first. */
// prettier-ignore
export const measures: readonly Measure[] = [
  // Money, shares, percentiles and ranks.
  { id: "challenge fee", units: ["money"], names: /\bchalleng\w*|\bobject(?:ion|ions|ed|ing)?\b|\b(?:answer|provisional) key|\b(?:per|each) question\b/i, not: /seat acceptance|admission fee|jee advanced|application fee.*(?:only|is)|one paper/i, records: /^key\.challenge_fee$/ },
  { id: "seat acceptance fee", units: ["money"], names: seat, not: /hostel|tuition|application fee|processing/i, records: /^(?:actual\.)?saf\./, needs: ["group"] },
  { id: "partial admission fee", units: ["money"], names: admission, not: /hostel|tuition|application fee|per (?:year|semester)/i, records: /^josaa\.admission_fee/, usual: { group: [...generalGroups, "obc", "ews"] }, needs: ["group"] },
  { id: "application fee", units: ["money"], names: /\bfees?\b|\bpay(?:s|ing|able|ment)?\b|\bpaid\b|\bcosts?\b|\bcharged?\b|\bspend\b|\bdue\b|\bready\b|\b(?:one|two|both|single) papers?\b/i, not: new RegExp(`${otherMoney.source}|challeng|objection|\\bobject(?:s|ed|ing)? to\\b|answer key|(?:per|each) question|${seat.source}|${admission.source}|counsell?ing|josaa|csab`, "i"), records: /^(?:actual\.)?fee\.\w+\.(?:one|two)_papers?$/, needs: ["group", "papers"], usual: { year: [ownYear] }, assumed: { papers: ["1"] }, yearly: "and next" },
  { id: "application fee abroad", units: ["money"], names: /\babroad\b|\b(?:outside|out of) india\b|\boverseas\b|\bforeign cent/i, not: /challeng|counsell?ing|josaa|csab|hostel|tuition|college|travel/i, records: /^fee\.abroad\./, needs: ["group"] },
  { id: "processing charge", units: ["money"], names: /\bprocessing\b/i, not: /hostel|tuition|application|refund/i, records: /^josaa\.2025\.processing_charge$/, needs: [] },
  { id: "board percentile", units: ["percentile"], names: /\btop\b[^.;]{0,40}percentile|\b(?:class 12|board)s?\b[^.;]{0,60}percentile|percentile (?:of|in) (?:your|the|their) (?:\w+ )?board/i, not: /cut-?off|qualif/i, records: /^admission\.top_percentile$/, needs: [] },
  { id: "full score", units: ["percentile"], names: /\b(?:100|hundred) percentile/i, records: /^$/, never: "contradicts" },
  { id: "percentile of an estimated rank", units: ["percentile"], names: /\brank is estimated\b/i, records: /^rank\.percentile_(?:from|to)$/, needs: [] },
  { id: "qualifying cutoff", units: ["percentile"], names: /\bcut-?offs?\b|\bqualif\w+|\b(?:register|eligib\w+|shortlisted) for (?:jee )?advanced|\bneed(?:ed|s)?\b|\bapplied to\b|\bpercentiles?\b/i, not: /\brank is estimated\b|\btop \d+|\bcolleges?\b|\bbranch|admission cut|closing|\bsafe\b|\bgood\b|\baim\b|\btarget\b|expected|predict|\bnits?\b(?! *\d)|\biiits?\b|\bjosaa\b|\bmarks\b|\bshift\b|\btie\b|\byour score\b|\byou scored?\b|\b(?:state|private)\b/i, records: /^(?:actual\.)?cutoff\./, needs: ["group", "year"], yearly: "of its year", of: "jee advanced" },
  { id: "home-state share", units: ["percent"], names: /\bhome[- ]state\b|\bother[- ]states?\b/i, not: /\biits?\b|iiit|marks|percentile/i, records: /^reservation\.home_state$/, of: "counselling" },
  { id: "women's share", units: ["percent"], names: /\b(?:women|females?|girls?|supernumerary|gender)\b/i, not: /class 12|marks|pass/i, records: /^reservation\.women$/, of: "counselling" },
  { id: "Class 12 marks for admission", units: ["percent"], names: /\bclass[- ](?:12|xii)\b|\b12th\b|\btwelfth\b|\bboards?\b|\baggregate\b|\bhigher secondary\b/i, not: /reserv|\bseats? (?:are|is)\b|b\.? ?arch|b\.? ?plan|diploma|attendance|weightage|accuracy|time|revis|bitsat|viteee|private|state (?:quota|counsel)|jee advanced|to (?:write|appear|sit|apply|register)|for (?:writing|appearing|the exam itself)|scholarship|syllabus|questions|overlap|each subject/i, records: /^admission\.min_percent/, usual: { group: [...generalGroups, "obc", "ews"] }, needs: ["group"], of: "counselling" },
  { id: "Class 12 marks for B.Arch", units: ["percent"], names: /\bb\.? ?arch|\barchitecture\b|\b10 ?\+ ?3\b|\bdiploma\b/i, not: /nata|reserv/i, records: /^eligibility\.barch$/, never: "contradicts" },
  { id: "Class 12 marks for B.Planning", units: ["percent"], names: /\bb\.? ?plan(?:ning)?\b/i, not: /reserv/i, records: /^eligibility\.bplanning$/, never: "contradicts" },
  { id: "reserved share", units: ["percent"], names: /\breserv\w*|\bquota\b|\bseats?\b|\bshares?\b/i, not: /home[- ]state|other[- ]states?|class 12|\bmarks?\b|\bboards?\b|\bfee|refund|\bvacant|\bempty|\bfill|placement|private|defen[cs]e|state government|\bsports?\b|supernumerary|of all questions|\bwomen\b|\bgirls?\b|\bfemales?\b|tamil nadu|kerala|karnataka|maharashtra/i, records: /^reservation\.(?:ews|obc|sc|st|pwd)$/, needs: ["group"], of: "counselling" },
  { id: "closing rank", units: ["rank"], names: /\bclos(?:ed?|es|ing)\b|\branks?\b|\bcut-?offs?\b|\bup to\b/i, not: /predict|expected|\bopening\b|advanced|\bewz?s\b|\bobc\b|\bsc\b|\bst\b|\bpwd\b|female[- ]only|round [1-5]\b/i, records: /^rank\./, usual: { year: ["2025"] }, needs: ["institute", "branch"], yearly: "of its year", of: "counselling" },
  // Sizes of files, marks, and the times of papers and of the exam day.
  { id: "photo file", units: ["size"], names: /\bphoto(?:graph)?s?\b/i, not: /\bsignature\b.*\bphoto|certificate/i, records: /^(?:actual\.)?upload\.photo$/ },
  { id: "signature file", units: ["size"], names: /\bsignatures?\b/i, not: /certificate/i, records: /^(?:actual\.)?upload\.signature$/ },
  { id: "certificate file", units: ["size"], names: /\bclass (?:10|x)\b|\b10th\b|\b(?:certificate|marksheet)\b/i, not: /category|\bcaste\b|income|pwd|disab/i, records: /^(?:actual\.)?upload\.class10$/ },
  { id: "marks for a wrong answer", units: ["marks"], names: /\b(?:wrong|incorrect)(?:ly)?\b|\bnegative\b|\bpenalt\w+|\bdeduct\w*|\blos(?:e|es|ing|s)\b|\bminus\b|\btakes?\b[^.]{0,12}\baway\b/i, not: /advanced|\bdrawing\b|neet|cuet|bitsat|\b(?:careless|silly)\b|\bin your mock/i, records: /^marking\.wrong$/ },
  { id: "marks for a blank", units: ["marks"], names: /\bblank|unanswered|unattempted|\bskip\w*|\bleft\b|\bnot (?:answered|attempted)|\bunmarked/i, not: /advanced/i, records: /^marking\.unanswered$/ },
  { id: "marks for a correct answer", units: ["marks"], names: /\b(?:correct|right)(?:ly)?\b|\bcarr(?:y|ies)\b|\bearns?\b|\beach question\b|\bper question\b|\bworth\b/i, not: /advanced|neet|cuet|bitsat|\bpaper 1\b|\bout of\b|\bsubject\b|\beach of (?:physics|chemistry|math)/i, records: /^marking\.correct$/ },
  { id: "marks of a paper", units: ["marks"], names: /\bmarks?\b/i, not: /advanced|neet|cuet|bitsat|mock|scored?\b|\bscoring\b|\byou get\b|\bcorrect\b|\bwrong\b|\bright\b|\bboard|class 1[02]|percentile|\brank\b|\bper question\b|\beach question\b|\blos[et]\b|\bgain|\btarget|\baim|normali|section [ab]|chapter|topic|weightage|tie/i, records: /^(?:paper1\.(?:total_marks|marks_per_subject)|paper2[ab]\.(?:total_marks|maths|aptitude|drawing|planning)|actual\.paper2[ab]\.(?:maths|drawing)|papers\.marks_to_2019)$/, usual: { portion: ["whole"], year: [ownYear] }, assumed: { paper: ["1"] }, needs: ["paper", "portion"], yearly: "of its year" },
  { id: "extra time with a scribe", units: ["duration"], names: /\bscribe\b|\bextra\b[^.;]*\b(?:time|minutes)|\bcompensatory\b|\bpwd\b.*\bextra\b/i, records: /^exam\.scribe_time$/ },
  { id: "closing of the gates", units: ["duration"], names: /\bgates?\b/i, not: /before the gates|biometric|without aadhaar|entry opens/i, records: /^admit\.gate_closing$/ },
  { id: "arrival for biometrics", units: ["duration"], names: /\bbiometric\w*|\bwithout aadhaar|\bnot use aadhaar/i, records: /^admit\.biometrics_early$/ },
  { id: "log-in before the exam", units: ["duration"], names: /\blog-?\s?in\b|\blogin\b/i, records: /^admit\.log_in$/ },
  { id: "early arrival", units: ["duration"], names: /\b(?:reach|arriv\w+|report\w*|be (?:at|there)|come)\b|\bearly\b/i, not: /biometric|gate/i, records: /^admit\.reach_early$/, never: "contradicts" },
  { id: "time of practice", units: ["duration"], names: /\bpractice\b|\bmock|\bcheck\w*|\baim\b|\breview/i, records: /^paper1\.(?:practice_target|checking_time)$/, never: "contradicts" },
  { id: "time of a paper", units: ["duration"], names: /\btotal time\b|\bpapers?\b|\bexam(?:ination)?\b|\btest\b|\blasts?\b|\bduration\b|\btime allowed\b|\bb\.? ?(?:arch|plan)/i, not: /advanced|neet|cuet|bitsat|mock|practi[sc]e|before the (?:exam|start|paper)|after|gates?|\bper (?:day|question)|each (?:subject|question|section)|daily|study|revis|extra|scribe|\bbreak|early|within|first \w+ minutes|last \w+ minutes|spend|physics|chemistry|math|analys|review|plan|sleep|left|remaining|keep/i, records: /^(?:paper1|paper2)\.duration(?:_both)?$/, usual: { portion: ["single"] }, assumed: { paper: ["1"] }, needs: ["paper"] },
  { id: "shift hours", units: ["clock"], names: /\bshifts?\b|\bexam\b/i, not: /entry|let in|gate|report|reach|arriv|registration|josaa|payment|forms?\b|close[sd]?|advanced|wake|sleep|study|revis|plan|mock|biometric/i, records: /^exam\.shifts?[12]?$/, needs: [] },
  { id: "entry hours", units: ["clock"], names: /\bentry\b|\blet in\b|\benter\b|\breport\w*|\badmitted\b|\bgates?\b/i, not: /advanced/i, records: /^admit\.entry_/, never: "contradicts" },
  { id: "hour of JoSAA", units: ["clock"], names: /\bjosaa\b|\bcounsell?ing\b/i, records: /^date\.josaa\.start_hour$/, of: "counselling" },
  { id: "hour of payments", units: ["clock"], names: /\bpay\w*|\bcorrection\w*|\bchalleng\w+|\bfee\b/i, records: /^date\.payments_close_at$/, never: "contradicts" },
  { id: "hour of forms", units: ["clock"], names: /\bforms?\b|\bregist\w+|\bappl(?:y|ication)\w*/i, not: /payment|fee/i, records: /^date\.forms_close_at$/, never: "contradicts" },
  { id: "hours of the institute", units: ["clock"], names: /\b(?:institute|office|we are|call)\b/i, records: /^provider\.hours$/, never: "contradicts" },
  // Days, by the event that they are of.
  dayOf("the plan", planned, /^date\.(?:expected|announced|revised)\./, { never: "contradicts" }),
  dayOf("JEE Advanced", /\badvanced\b/i, /^(?:date\.advanced\.|advanced\.(?:class12|born_from))/, { of: "jee advanced", never: "contradicts" }),
  dayOf("the second day", /\bsecond day\b|\bday (?:2|two)\b/i, /^date\.s[12]\.exam_day2$/),
  dayOf("CSAB", /\bcsab\b/i, /^csab\.2025\./, { never: "contradicts", of: "counselling" }),
  dayOf("JoSAA", /\bjosaa\b|\bcounsell?ing\b/i, /^date\.josaa\.start$/, { not: /\bround|\ballotment|\breport|mock|clos|last|until|till|end/i, needs: [], of: "counselling" }),
  dayOf("the correction", /\bcorrect(?:ion|ions|ed)\b(?! answer)|\bedit window\b/i, /^date\.s[12]\.correction$/),
  dayOf("the second opening", /\bre-?open\w*|\bopen(?:ed)? again\b|\bonce more\b|\bsecond window\b/i, /^date\.s2\.reopened$/, { usual: { session: ["2"] } }),
  dayOf("the city slip", /\bcity(?: intimation)? slips?\b|\bslips?\b/i, /^date\.s[12]\.city_slip$/),
  dayOf("the admit card", /\badmit cards?\b|\bhall tickets?\b|\bcards\b/i, /^date\.s[12]\.admit_card$/),
  dayOf("the answer key", /\b(?:answer )?keys?\b|\bchalleng\w+|\bobjections?\b/i, /^date\.s[12]\.answer_key$/, { not: /\bfinal\b/i }),
  dayOf("the result", /\bresults?\b|\bscorecards?\b/i, /^date\.s[12]\.result(?:_paper2)?$/, { not: /class 12|board/i, usual: { paper: ["1"] } }),
  dayOf("registration", /\bregist(?:er|ers|ered|ration)\b|\bappl(?:y|ied|ications?)\b(?! number)|\bforms?\b/i, /^date\.s[12]\.registration/),
  dayOf("the exam", /\bexams?\b|\bheld\b|\btook place\b|\bwrote\b|\bwritten\b|\bconducted\b/i, examDays, { not: notTheExam }),
  dayOf("the session", /\bsessions?\b|\bpapers?\b|\battempts?\b|\btests?\b|\bsitting\b/i, examDays, { not: notTheExam, weak: true }),
  // Questions, sessions, attempts and whatever else is counted.
  count("dropped questions", ["question"], /\bdropped\b|\bwithdrawn\b|\bcancelled\b/i, /^key\.s1\.dropped$/, { never: "contradicts" }),
  count("questions of a paper", ["question"], /\bquestions?\b|\bmcqs?\b|\bproblems\b/i, /^(?:paper1\.(?:questions|mcq|numerical)|paper2[ab]\.(?:questions|maths|aptitude|drawing|planning)|actual\.paper2|papers\.questions_)/, { not: new RegExp(`${otherExams.source}|mock|practi[sc]e|solve|a day|per day|daily|drop|challeng|objection|attempt(?:ed)? (?:only|about|at least)|\\bpyqs?\\b|previous year|past papers|wrong|incorrect|a week|every|chapter|topic|easy|hard|difficult`, "i"), usual: { portion: ["whole"], section: ["all"], year: [ownYear] }, assumed: { paper: ["1"] }, needs: ["paper", "portion"], yearly: "of its year" }),
  count("sessions", ["session"], /\bsessions?\b|\btimes\b/i, /^exam\.sessions$/, { not: /study|mock|a day|daily|doubt|hours?|live|advanced|best of|better of|both|each of|revision|shift/i, yearly: "of its year" }),
  count("subjects of the percentage", ["subject"], /\bpercentage\b[^.]*\bsubjects?\b|\bsubjects?\b[^.]*\bpercentage\b/i, /^admission\.min_subjects$/),
  count("languages", ["language"], /\blanguages?\b/i, /^exam\.languages\.count$/, { not: /advanced|programming|regional/i }),
  count("attempts", ["attempt", "time"], /\battempts?\b|\btries\b|\bchances\b|\b(?:write|appear|sit|take)\b[^.]*\btimes\b/i, /^attempts\.max$/, { not: /advanced|mock|solve|revis|twice a|read|times (?:more|the|as)|year/i }),
  count("attempts at JEE Advanced", ["attempt", "time"], /\badvanced\b/i, /^advanced\.attempts$/, { of: "jee advanced" }),
  count("years of attempts", ["year"], /\bconsecutive\b|\brunning\b|\bin a row\b|\battempts?\b/i, /^attempts\.years$/, { not: /advanced|past|last|previous|age|older|relax|passed/i }),
  count("extra years of age", ["year"], /\badvanced\b.*\b(?:age|relax)|\bage\b.*\badvanced\b|\brelax/i, /^advanced\.age_relaxation$/, { of: "jee advanced" }),
  count("years of past papers", ["year"], /\b(?:past|last|previous)\b/i, /^papers\.years_to_solve$/, { never: "contradicts" }),
  count("candidates for JEE Advanced", ["candidate", "rank"], /\badvanced\b|\bshortlist\w*/i, /^advanced\.eligible$/, { of: "jee advanced", not: /appeared|registered|seat|scored|100 percentile/i }),
  count("candidates with full score", ["candidate"], /\b100 percentile|\bfull (?:score|marks)|\bperfect\b|\bhundred percentile/i, /^result\.s1\.full_score$/, { not: /\blakh\b/i, needs: ["session"] }),
  count("registered candidates", ["candidate"], /\bregistered\b/i, /^result\.s1\.registered$/, { needs: ["session"] }),
  count("candidates who appeared", ["candidate"], /\bappeared\b|\bwrote\b|\bsat\b|\btook\b/i, /^result\.s1\.appeared$/, { needs: ["session"] }),
  count("candidates of a year", ["candidate"], /\bappeared\b|\bwrote\b|\bsat\b|\btook\b/i, /^result\.20\d\d\.candidates$/, { yearly: "of its year", not: /\bsession\b|\bjanuary\b|\bapril\b/i }),
  count("candidates at the general cutoff", ["candidate"], /\bgeneral cut-?off\b|\bcut-?off (?:of|for) (?:the )?general\b/i, /^result\.20\d\d\.at_general_cutoff$/, { yearly: "of its year", not: /\bbelow\b|\bsession\b/i }),
  count("exam cities", ["city"], /\bcit(?:y|ies)\b/i, /^registration\.exam_cities$/, { not: /held in|across|abroad|outside|conducted in/i }),
  count("passport photos", ["photo"], /\bphotos?\b|\bphotographs?\b/i, /^admit\.photos$/, { not: /upload|form|kb|jpg/i }),
  count("decimals of the score", ["decimal"], /\bdecimals?\b/i, /^score\.decimals$/, { not: /rounded|cut|numerical|answer|enter/i }),
  count("institutes", ["institute"], /\bjosaa\b|\bcounsell?ing\b/i, /^josaa\.2025\.institutes$/, { yearly: "of its year", of: "counselling" }),
  count("seats", ["seat"], /\bjosaa\b|\bcounsell?ing\b|\btotal\b/i, /^josaa\.20\d\d\.seats$/, { yearly: "of its year", needs: ["year"], of: "counselling", not: /\bnits? (?:have|offer|had)|\biits? (?:have|offer|had)|supernumerary|iiits|csab/i }),
  count("rounds", ["round"], /\brounds?\b/i, /^josaa\.2025\.rounds$/, { yearly: "of its year", needs: ["year"], of: "counselling", not: /csab|special|choice|mock|revision/i }),
  count("days from the card to the exam", ["day"], /\badmit cards?\b|\bcards?\b|\bhall tickets?\b/i, /^(?:actual\.)?admit\.days_before$/, { never: "contradicts" }),
  count("topics", ["topic"], /\bsyllabus\b|\btopics?\b|\bchapters?\b/i, /^syllabus\.counts$/, { never: "contradicts" }),
  count("mock tests", ["mock"], /\bmocks?\b|\btests?\b/i, /^mock\.recommended$/, { never: "contradicts" }),
  count("first computer option", ["candidate"], /\baieee\b/i, /^papers\.aieee_online$/, { never: "contradicts" }),
  count("reply of the institute", [], /\breply|\bmessage\b/i, /^provider\.reply$/, { units: ["duration"], never: "contradicts" }),
  { id: "year of Class 12", units: ["year"], names: /\bclass (?:12|xii)\b|\bpass(?:ed|ing)?\b|\bappear\w*/i, not: /advanced/i, records: /^eligibility\.years$/ },
  { id: "year of Class 12 for JEE Advanced", units: ["year"], names: /\badvanced\b/i, records: /^advanced\.class12$/, of: "jee advanced" },
  { id: "year of the syllabus change", units: ["year"], names: /\bsyllabus\b|\breduc\w+/i, records: /^syllabus\.change$/, never: "contradicts" },
  { id: "year of foundation", units: ["year"], names: /\bestablished|founded\b/i, records: /^provider\.established$/ },
];
