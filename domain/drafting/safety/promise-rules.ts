import { type Rule, rulesOf, type SafetyRule, words } from "./safety-rule.ts";

const good = String.raw`\b(?:ranks?|air|seats?|admissions?|selections?|selected|percentiles?|scores?|marks|results?|success|success?ful|n\.?i\.?ts?|iits?|iiits?|cut-?offs?|qualif\w+|toppers?|branch|placements?|college|jee|exam|pass|crack\w*|clear\w*)\b`;
const reach = String.raw`(?:get|secure|crack|clear|score|land|bag|achieve|earn|grab|reach|top|enter|qualify|pass|cross|succeed|win|join|make it|be (?:selected|a topper|in|an iitian))`;
const named = String.raw`(?:\b(?:n\.?i\.?t|i\.?i\.?t|iiit)\b|\bair (?:under|below|within) [\d,]+|\brank (?:of |below |under |within |around |about |better than )?[\d,]+|\b[\d,]+ rank|\d[\d.]* ?(?:\+ ?)?(?:percentile|%ile)|\b[1-3]\d\d\+? marks|\b(?:good|top|great|high|better|dream|desired|three-digit|two-digit|single-digit) (?:\w+ )?(?:rank|score|percentile|marks|college|branch|seat|nit|iit)|\bselected|\btopper|\bjee\b|\b(?:a|your|the) seat\b|\badmission)`;
const adverb = String.raw`(?:definitely|surely|certainly|easily|undoubtedly|for sure|without fail|automatically|necessarily|guaranteed|zaroor|pakka)`;
const procedure =
  /\b(?:josaa|csab|documents?|fee|verif\w+|rounds?|freeze|accept\w*|only|until|till|for some|for now|once|report\w*|after|portal|allot\w*|declared|normalis\w+|provisional|result is|score ?card|rank card|each|every (?:correct|question)|per question|correct answer|wrong|negative|application)\b/i;
const making =
  /\b(?:be|make|making|being) sure\b|\bcertain (?:ranks?|marks|scores?|percentiles?)\b|\bpromis(?:e|ed) yourself\b/i;

const promised =
  "This promises or advertises what nobody may: say what helps instead, without a promise.";
const foretold =
  "This foretells what nobody can know: say what is announced, or how it was in the past.";

// prettier-ignore
const promises: readonly Rule[] = [
  [words`\b(?:our|my) (?:own )?(?:\w+ )?(?:courses?|notes|tests?|mocks?|test series|material|modules?|batch\w*|classes|coaching|formula|method|trick|programme|program|sources?|insiders?|contacts? (?:says?|tells?|in))\b|\b(?:we|i) (?:have )?(?:never|always) (?:had|have|lose|lost|send|sent)\b~(?:${good}|\bstudents?\b)|${good}(?:.{0,12}?)\bis our (?:job|business|responsibility|duty|promise|problem)\b|\bany (?:child|student|one) can (?:become|be|get|score|crack|reach)\b|\b100 ?% (?:coming|certain|fixed)|\b(?:take|note|keep) (?:it|this) (?:as certain|down|from (?:me|us)|for granted)\b`, /\b(?:make|write|your)\b/i],
  [words`${named}~\b(?:follows|formality|child's play|cakewalk|piece of cake|certain(?:ty)?|done deal|awaits?|no problem for)\b|\b(?:walks?|walking|sail\w*|stroll\w*) (?:straight |right )?(?:into|through)~${good}|\b(?:zero|no) (?:chance|risk|way) (?:that |of )?~\b(?:miss\w*|fail\w*|los\w+)\b|\b(?:consider|count)\b~${good}(?:.{0,12}?)\b(?:done|yours|booked|won)\b`, making],
  [words`\b(?:turns?|lifts?|takes?|raises?|pushes?) (?:you(?:r)? )?(?:\w+ )?(?:from )?\d+ (?:percentile|%ile|marks)(?:.{0,20}?)\b(?:in)?to \d+|\b(?:cannot|can't|never|not) (?:score|get) (?:less|lower|below|fewer)\b|\b(?:are|is) enough for (?:an? )?(?:n\.?i\.?t|iit|iiit)\b|\bdefinite (?:success|selection|rank|seat|result)|\bsuccess rate\b~\d|${named}~\bin (?:just |only )?\d+ (?:days|weeks|months)\b|\b(?:believe|trust) us\b`, /\b(?:question|chapter|hour|normalis\w+)\b/i],
  [words`\b(?:we|our|us|ours)\b~\b(?:make sure|ensure|see to it|take (?:full |all )?(?:responsibility|care)|responsible|promise|deliver|produce[sd]?|trained|vouch)\b~${good}|\b(?:trained|taught|studied|coached|learnt) (?:here|with us|by us|under us)\b~(?:${good}|\bmissed|\bfailed)|\b(?:we|hum|njangal) (?:\w+ )?(?:will )?(?:get|give|fetch|bring|arrange|find) you\b~${good}`],
  [words`\b(?:guarantee\w*|assur(?:e|es|ed|ing|ance)|promis(?:e|es|ed|ing)|ensures? (?:you|your|a|an|that you))\b~${good}`, making],
  [words`${good}~\b(?:guarantee\w*|assured|promised|for sure|in the bag|no doubt|pakk[aei])\b`, making],
  [words`${good}(?:.{0,30}?)\b(?:is|are|was|stands?|remains?) (?:\w+ )?(?:certain|sure|definite|inevitable|a certainty)\b(?! to change)`, making],
  [words`\b(?:your|my|their|his|her)(?: \w+)? (?:ranks?|seats?|admission|selection|result|success|iit|nit|branch|future|marks|college)(?: (?:is|are|was|will|be|has|have|been|stands?|remains?|gets?|now|already|fully|completely|as good as|here|with us)){1,3} (?:confirmed|fixed|safe|secured?|locked|settled|done|sealed|reserved|sorted)\b|${good}~\b(?:is|are|will be) yours\b`, procedure],
  [words`\b(?:assured|guaranteed|confirmed|confirm|pakk[aei]|instant|direct|sure) (?:\w+ )?(?:success|selection|admission|seat|rank|result|iit|nit|percentile|marks)\b|\bcertain (?:success|selection|admission)\b`, new RegExp(`${procedure.source}|${making.source}`, "i")],
  [words`\b(?:100|hundred|cent) ?(?:%|per ?cent) ?(?:guarantee\w*|success|selections?|results?|sure|placement|pass|job|safe|working|admission|seat|rank)`],
  [words`(?<!\b(?:be|make) )\b(?:certain|sure|bound|destined|guaranteed|set) to (?:\w+ )?${reach}\b`, making],
  [words`\b(?:will|shall|'ll|can|are going to|is going to) ${adverb}\b~\b(?:${reach}|get|come|be asked|rank|improve|work)\b|\b${adverb} ${reach}\b~${named}`, procedure],
  [words`\b(?:you|your \w+|students?|he|she|they|everyone|everybody|anyone|child|son|daughter|who)\b(?:.{0,30}?)\b(?:will|shall|'ll|(?:is|are) (?:going|certain|sure|bound) to)(?: \w+)? ${reach}\b~${named}|\bwill you ${reach}\b|\byou'll ${reach}\b~${named}`, procedure],
  [words`(?:${good}|\d)~\bwill (?:\w+ )?(?:come|follow|arrive|be yours|fall into|happen|cross|jump|reach|shoot up|rise to)\b~(?:automatically|by (?:it|them)sel\w+|to you|yours|\d ?(?:percentile|%)|no matter|easily)`, procedure],
  [words`\bsure[- ]?(?:shot|fire)\b|\bfool-?proof\b|\b(?:cannot|can't|can not|never|won't) (?:fails?|lose|go wrong)\b~(?:$|to|${good}|plan|method|with)|\bnothing (?:can|will) stop (?:you|your)\b`],
  [words`\b(?:every|each|all|any)(?: \w+)? (?:students?|candidates?|child(?:ren)?|learners?|pupils?|batch\w*|of (?:them|our)) (?:of ours|with us|here|from (?:here|us)|in our|who (?:joins?|studies|study) (?:us|here|with us|our))\b~\b(?:${reach}|gets|clears|cracks|qualifies|scores|passes|tops|secures|enters|selected|became|become)`],
  [words`\bour (?:students|pupils|learners|candidates|boys|girls|batch\w*)\b~\b(?:always|never fail|all|clears?|cracks?|qualif\w+|tops?|scores?|enters?|secures?|reach)\b~${good}`],
  [words`\b(?:last|only \d+|few|limited|remaining) (?:few )?seats?\b(?! (?:of|in) (?:an? )?(?:round|josaa|the (?:nit|iit)))(?:.{0,30}?)\b(?:left|remain\w*|available|hurry|book|enrol+|join)\b|\b(?:last|limited) seats\b`],
  [words`\b(?:(?<!(?:without|no|not|a|any|in|of|never) )hurry(?! (?:is|makes|costs|through))|enrol+ (?:now|today)|book (?:your|a) seat(?! on)|offer (?:ends|valid|closes)|(?:get|our|avail|special|flat|huge|festive) (?:\w+ )?discount|discount of|(?:flat )?\d+% off|early bird|limited[- ]time|coupon|scholarship of up to|join (?:now|today)|admissions? open)\b`],
  [words`\b(?:no\.? ?1|number one|#1|best|top-?ranked|most (?:trusted|successful)) (?:coaching|institute|faculty|teachers|academy|classes)\b`],
  [words`\b(?:our|we)\b(?:.{0,40}?)\b(?:toppers?|selections?|success rate|produced)\b(?:.{0,30}?)\d|\b\d+\+? (?:selections|toppers|rankers)\b`],
  [words`\b(?:secret|magic|hack|trick)s? (?:formula|shortcut|to (?:crack|score|get|clear)|that (?:guarantee|make)s?)\b|\b(?:crack|clear|top) jee(?: main)? (?:in|within) (?:just |only )?\d+ (?:days|weeks|months|hours)\b|\bwithout (?:studying|any (?:effort|study|preparation))\b`],
  [words`रैंक~(?:के अंदर|से कम|के भीतर)~(?:आएगी|होगी|मिलेगी)|हमारा वादा|(?:सीट|चयन|रैंक|सफलता|एडमिशन|दाखिला|दाख़िला|प्रवेश|पर्सेंटाइल|नंबर|अंक|पास|सेलेक्शन|रिजल्ट)~(?:वादा|पक्क|गारंटी|गारन्टी|निश्चित|सुनिश्चित|तय है|ज़रूर मिले|जरूर मिले)|(?:गारंटी|100 ?%|शत-प्रतिशत|पक्का|पक्की)~(?:सीट|चयन|रैंक|सफलता|एडमिशन|दाखिला|प्रवेश|पर्सेंटाइल)`],
  [words`\b(?:seat|rank|selection|chayan|safalta|admission|percentile|number|marks|nit|iit|vijayam|pravesanam)\b~\b(?:pakk[aei]|guarantee|nishchit|zar?oor (?:mile|aaye)\w*|(?:hum|njangal) \w*(?:kar?wa|dila|dilwa|tharu|medich|vaangi)\w*|urapp\w*|theerch\w*|urappayum|kittum (?:urapp|theerch)\w*)|\b(?:pakk[aei]|guarantee|urappaya|theerchayaya) (?:ki |ke saath )?(?:seat|rank|selection|admission|percentile|nit|iit)\b`],
  [words`(?:സീറ്റ|റാങ്ക|വിജയ|പ്രവേശന|മാർക്ക|പെർസെ|പെർസന്റ|അഡ്മിഷ|സെലക്ഷ|എൻഐടി|ഐഐടി)~(?:ഉറപ്പ|ഗ്യാര|ഗാര|തീർച്ച|നിശ്ചയ)|(?:ഉറപ്പാ|ഗ്യാരണ്ടി|തീർച്ചയാ)~(?:സീറ്റ|റാങ്ക|വിജയ|പ്രവേശന|മാർക്ക|കിട്ടും|ലഭിക്കും)`],
  [words`\b(?:money|fees?|cash)[- ]?back\b|\bfull refund\b|\bwe (?:will )?(?:return|refund|give back|pay back)\b~\b(?:fees?|money|amount)\b|\bor (?:your |the |full )?(?:fees?|money)(?: is| will be)? (?:refunded|returned|back)\b|\bfees? (?:is |are |will be )?(?:returned|refunded)\b~${good}`, /\b(?:nta|josaa|csab|withdraw\w*|cash[- ]?back|(?:can|will|may) i)\b/i],
];

// prettier-ignore
const predictions: readonly Rule[] = [
  [words`\bwill (?:\w+ )?(?:be|come|feature|figure|appear|turn up)(?: \w+)? (?:in|on) (?:the |your )?(?:real|actual|next|coming|upcoming|final|april|january)(?: \w+)? ?(?:exam|paper|session|shifts?|test)\b|\b20(?:2[7-9]|3\d)\b~\bcut-?off\b~\d|\bcut-?off\b~\b(?:will|should|must) be \d|\b(?:exam|session \d|jee main 20\d\d) will be (?:postponed|cancelled|preponed)\b|\bpaper\b(?:.{0,15}?)\bis (?:already )?out\b(?! of)|\bnta (?:will|is going to) (?:surely |again )?repeat\b|\b(?:heard|learnt|know|told|news) (?:\w+ )?from (?:\w+ )?(?:officials?|insiders?|nta|inside)\b`, /^(?:which|what|how|whether|if|when)\b|\bany chapter\b|\b(?:may|declared|announced)\b/i],
  [words`\b(?:questions?|chapters?|topics?|problems?|numericals?|sums?)\b~\b(?:will|(?:is|are) (?:going|sure|certain|bound) to|must)(?: \w+)? (?:come|be asked|repeat|be repeated|appear|show up)\b|\b(?:is|are) (?:sure|certain|bound|going) to (?:be asked|be repeated|come in|repeat)\b|\bthat (?:are|is) (?:sure|certain|bound|going) to come\b|\b(?:nta|they|examiners?) (?:will|is going to|are going to) (?:ask|repeat|set)\b(?! for| you)(?=~(?:$|in|next|this|again|questions?))`, /^(?:which|what|how many)\b|\b(?:syllabus|languages?|sections?|types?|screen|from (?:all|every|the whole)|in (?:english|hindi|each)|both (?:papers|sections))\b/i],
  [words`\b(?:we|i) (?:know|predict|can tell|are sure|foresee|have found out)\b~\b(?:will|questions?|paper|cut-?off)\b|\bwill (?:carry|have|bring|see|contain|get) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) questions\b~\b(?:next|this time|this year|coming|2027)\b`, /\bwe know (?:how|that (?:it|this|many))\b/i],
  [words`\bcut-?offs?\b~\b(?:will|is going to|shall)(?: \w+)? (?:be|rise|fall|touch|cross|stay|go|drop|remain|increase|decrease)\b|\b(?:expected|predicted|probable|likely) cut-?offs?\b~\d`, /\b(?:declared|announced|released|published|given|shown|calculated|known|different|separate|may|might|could)\b|^(?:what|how|whether|if)\b/i],
  [words`\b(?:papers?|exam|session \d|shifts?|maths|mathematics|physics|chemistry|attempt)\b(?:.{0,40}?)\b(?:will|is going to|shall)(?: \w+)? be (?:a |an )?(?:\w+ )?(?:cakewalk|breeze|walkover|piece of cake|easy|easier|easiest|tough|tougher|hard|harder|difficult|simple|simpler|moderate|lengthy|lengthier)\b`, /^(?:if|even if|whether|when|how|what)\b|\b(?:mock|how|may|whether)\b/i],
  [words`\b(?:scores?|marks|percentile|\d+)\b(?:.{0,30}?)\bwill (?:\w+ )?(?:fetch|give|bring|yield|mean|translate|get you|earn|put you)\b~\b(?:rank|percentile|seat|nit|iit|college|branch)\b`, procedure],
  [words`\b(?:inside|insider|secret) (?:info\w*|news|tips?)\b|\binsiders?\b|\bsources? (?:in|at|inside|within|from) (?:the )?nta\b|\bnta (?:officials?|sources?) (?:told|confirmed|have told|revealed)\b|\bmark my words\b`],
  [words`\b(?:expected|predicted|guess|sure) (?:question )?papers?\b`],
];

// prettier-ignore
const leaks: readonly Rule[] = [
  [words`\b(?:leaked|solved in advance)\b~\b(?:papers?|questions?|key)\b|\b(?:papers?|questions?|key)\b~\bleak(?:ed|s)?\b|\b(?:actual|real|original|exact|final) (?:question )?papers?\b~\b(?:before|in advance|the (?:night|day) before|tonight|early|buy|sell)\b|\b(?:get|buy|have|see|sell|download)\b~\bpapers?\b~\b(?:before the (?:exam|test)|in advance|(?:night|day|hours?) before)\b|\b(?:we|us|i) (?:hold|have|possess|got|own)\b(?:.{0,20}?)\b(?:question |exam )?papers? (?:of|for)\b|\bpapers?\b(?:.{0,15}?)\b(?:is|are) (?:already )?with us\b|\b(?:real|actual|original|exact) questions\b~\b(?:price|buy|sale|sell|had for|ask for|₹|available)`, /^(?:if|whenever|in case)\b|\b(?:cancel\w*|court|investigat\w+|buys|risk\w*|previous|last year|old|practi[cs]e)\b/i],
];

const inAdvance = "Nobody has the paper before the exam: leave it out.";

export const promiseRules: readonly SafetyRule[] = [
  ...rulesOf({ kind: "promise", message: promised }, promises),
  ...rulesOf({ kind: "promise", message: foretold }, predictions),
  ...rulesOf({ kind: "promise", message: inAdvance }, leaks),
];
