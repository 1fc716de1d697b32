import type { Finding } from "../../posts/revisions/ledger.ts";

type Pattern = readonly [words: RegExp, unless?: RegExp];

export type ForbiddenWords = {
  readonly kind: Finding["kind"];
  readonly message: string;
  readonly record?: string;
  /** The whole sentence is read, and no denial or report excuses it. */
  readonly isNeverExcused?: true;
  readonly patterns: readonly Pattern[];
};

/** Words that stand near each other, in any case of letters: `~` is a gap of up to 60 characters. */
function words(pattern: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(
    String.raw(pattern, ...parts)
      .replaceAll("~", "(?:.{0,60}?)")
      .replaceAll(/\s+/g, String.raw`\s`),
    "iu",
  );
}

const good = String.raw`\b(?:ranks?|air|seats?|admissions?|selections?|selected|percentiles?|scores?|marks|results?|success|success?ful|n\.?i\.?ts?|iits?|iiits?|cut-?offs?|qualif\w+|toppers?|branch|placements?|college|jee|exam|pass|crack\w*|clear\w*)\b`;
const reach = String.raw`(?:get|secure|crack|clear|score|land|bag|achieve|earn|grab|reach|top|enter|qualify|pass|cross|succeed|win|join|make it|be (?:selected|a topper|in|an iitian))`;
const named = String.raw`(?:\b(?:n\.?i\.?t|i\.?i\.?t|iiit)\b|\bair (?:under|below|within) [\d,]+|\brank (?:of |below |under |within |around |about |better than )?[\d,]+|\b[\d,]+ rank|\d[\d.]* ?(?:\+ ?)?(?:percentile|%ile)|\b[1-3]\d\d\+? marks|\b(?:good|top|great|high|better|dream|desired|three-digit|two-digit|single-digit) (?:\w+ )?(?:rank|score|percentile|marks|college|branch|seat|nit|iit)|\bselected|\btopper|\bjee\b|\b(?:a|your|the) seat\b|\badmission)`;
const procedure =
  /\b(?:josaa|csab|documents?|fee|verif\w+|rounds?|freeze|accept\w*|only|until|till|for some|for now|once|report\w*|after|portal|allot\w*|declared|normalis\w+|provisional|result is|score ?card|rank card|each|every (?:correct|question)|per question|correct answer|wrong|negative|application)\b/i;
const making =
  /\b(?:be|make|making|being) sure\b|\bcertain (?:ranks?|marks|scores?|percentiles?)\b|\bpromis(?:e|ed) yourself\b/i;

const authority = String.raw`\b(?:n\.?t\.?a\b|national testing agency|testing agency|josaa|csab|ministry|government|govt|aicte|jee(?: main| advanced)?|ii?ts?|nits?|exam authority)`;
const us = String.raw`\b(?:we|us|our|ours|i|me|my|this (?:site|website|blog|portal|article|page|centre|channel)|these (?:notes|tests|pages)|hum|hamar[aei]|njangal\w*|nammal\w*)\b`;
const bond = String.raw`\b(?:official\w*|affiliat\w+|partner\w*|authori[sz]ed|approved|recogni[sz]ed|endorsed|accredited|certified|appointed|licen[sc]ed|empanelled|tie-?ups?|associated|franchise\w*|representatives?|adhikrit|manyata|oudyogika|angeekrita|angeekritha)\b`;
const office = String.raw`\b(?:site|website|portal|page|source|channel|partner|handle|blog|centre|center|agency|agent|helpline|desk|app|representative)\b`;
const pay = String.raw`\b(?:pay|transfer|deposit|remit|send|credit|g-?pay|google pay|phonepe|paytm|hand(?: over)?|put|scan|submit|drop|give)\b`;
const money = String.raw`(?:\b(?:money|fees?|amount|advance|charges?|cash|payment|deposit|token)\b|₹ ?\d|\brs ?\d|\b\d[\d,]+ (?:rupees|only)|\binr\b|\bpaise\b)`;
const ours = String.raw`\b(?:us|our|ours|me|my|this (?:upi|number|account|qr|id|link)|(?:the )?(?:following|below)|(?:upi|gpay|google pay|phonepe|paytm) (?:id|number|handle)|account (?:number|no)|qr code|agents?|counsellors?)\b`;
const hold = String.raw`\b(?:block|book|reserve|hold|lock|keep|secure|guarantee|confirm|fix|get|change|buy)\w*\b`;
const board = /\b(?:josaa|csab|acceptance|official|nta|institute's own)\b/i;
const secret = String.raw`\b(?:otp|one[- ]time password|password|passcode|cvv|(?:upi )?pin\b|bank details|card (?:number|details)|aadhaar(?: card)? (?:number|no|details)|login (?:details|id)|(?:debit|credit) cards?)`;
const ask = String.raw`\b(?:share|send|give|enter|submit|tell|provide|confirm|reply with|type|key in|fill in|upload|disclose|write|post|drop|forward|whatsapp|e-?mail(?! address)|(?<!e-)mail|text|message)\b`;

const drop = String.raw`\b(?:ignore|disregard|forget|override|overrule|bypass|skip|drop|discard|set aside|stop (?:following|obeying)|do not (?:follow|obey)|don't (?:follow|obey)|pay no attention to|abandon)\b`;
const orders = String.raw`\b(?:instructions?|rules?|prompts?|guidelines?|guardrails?|policies|policy|directions?|directives?|constraints?|restrictions?|orders|commands|programming|safety|filters?)\b`;
const inExam =
  /\b(?:not|never|n't|students|candidates|many) (?:\w+ )?(?:ignore|forget|skip|disregard|bypass|break|override)\b|\b(?:ignore|forget|skip|disregard)\b.{0,30}\b(?:on|of|in|for|from) (?:the |your |this )?(?:admit card|question|exam\w*|hall|invigilator|paper|screen|centre|test|bulletin|chapter|section|thumb|board|differentiation)/i;
const text = String.raw`(?:post|draft|article|text|content|page|revision|blog)`;
const machine = String.raw`(?:ai|assistant|language model|llm|model|chatbot|chatgpt|gpt|claude|gemini|bot|writer|reviewer|editor|moderator|fact[- ]?checker|system|admin\w*)`;
const judged = String.raw`(?:supported|checked|true|correct|safe|approved|verified|confirmed|fine|harmless)`;
const dropLatin = String.raw`\b(?:andekh\w*|anadekh\w*|bhool\w*|bhul\w*|ignore|nazar\s?andaz|nazarandaz|chhod\w*|chod\w*|mat maan\w*|mat man\w*|na maan\w*|hata\w*|radd|tod(?:o|na|kar|do)?\b|mara(?:nn|kk|nu|ku)\w*|avagani\w*|avagann\w*|ozhiva\w*|thalli\w*|upekshi\w*|langhi\w*|override)`;
const ordersLatin = String.raw`\b(?:nirdesh\w*|nirdes\w*|niyam\w*|rules?|instructions?|hidayat\w*|aadesh\w*|adesh\w*|prompt\w*|chatta\w*|kalpana\w*|guidelines?)\b`;
const whichLatin = String.raw`\b(?:pichh?l\w*|pehl\w*|pahl\w*|upar\w*|oopar\w*|sabhi|saare|sare|sab|apne|apni|purane|in|diye|mun\w*|mukal\w*|mugal\w*|ella\w*|ninga\w*|ninte|pazhaya|ee|all|previous|your)\b`;
const hindiKeeps =
  /\b(?:mat|na|kabhi na) (?:bhool|bhul|chhod|chod|ignore|tod)|\w*aruthu?\b|\bkarne (?:wal|se|par)\w*|\b(?:admit card|pareeksha|pariksha|exam|hall)\w* (?:ke|ki|ile|il|le)\b/i;
const indicKeeps =
  /(?:न|ना|मत|नहीं)\s?(?:भूल|छोड़|तोड़|अनदेख|नज़र|नजर)|रुत्|രുത്|(?:परीक्षा|एडमिट कार्ड|पेपर|हॉल)\S* (?:के|की) (?:नियम|निर्देश)/u;

// prettier-ignore
const promises: readonly Pattern[] = [
  [words`\b(?:our|my) (?:own )?(?:\w+ )?(?:courses?|notes|tests?|mocks?|test series|material|modules?|batch\w*|classes|coaching|formula|method|trick|programme|program|sources?|insiders?|contacts? (?:says?|tells?|in))\b|\b(?:we|i) (?:have )?(?:never|always) (?:had|have|lose|lost|send|sent)\b~(?:${good}|\bstudents?\b)|${good}(?:.{0,12}?)\bis our (?:job|business|responsibility|duty|promise|problem)\b|\bany (?:child|student|one) can (?:become|be|get|score|crack|reach)\b|\b100 ?% (?:coming|certain|fixed)|\b(?:take|note|keep) (?:it|this) (?:as certain|down|from (?:me|us)|for granted)\b`, /\b(?:make|write|your)\b/i],
  [words`${named}~\b(?:follows|formality|child's play|cakewalk|piece of cake|certain(?:ty)?|done deal|awaits?|no problem for)\b|\b(?:walks?|walking|sail\w*|stroll\w*) (?:straight |right )?(?:into|through)~${good}|\b(?:zero|no) (?:chance|risk|way) (?:that |of )?~\b(?:miss\w*|fail\w*|los\w+)\b|\b(?:consider|count)\b~${good}(?:.{0,12}?)\b(?:done|yours|booked|won)\b`, making],
  [words`\b(?:turns?|lifts?|takes?|raises?|pushes?) (?:you(?:r)? )?(?:\w+ )?(?:from )?\d+ (?:percentile|%ile|marks)(?:.{0,20}?)\b(?:in)?to \d+|\b(?:cannot|can't|never|not) (?:score|get) (?:less|lower|below|fewer)\b|\b(?:are|is) enough for (?:an? )?(?:n\.?i\.?t|iit|iiit)\b|\bdefinite (?:success|selection|rank|seat|result)|\bsuccess rate\b~\d|${named}~\bin (?:just |only )?\d+ (?:days|weeks|months)\b|\b(?:believe|trust) us\b`, /\b(?:question|chapter|hour|normalis\w+)\b/i],
  [words`\b(?:we|our|us|ours)\b~\b(?:make sure|ensure|see to it|take (?:full |all )?(?:responsibility|care)|responsible|promise|deliver|produce[sd]?|trained|vouch)\b~${good}|\b(?:trained|taught|studied|coached|learnt) (?:here|with us|by us|under us)\b~(?:${good}|\bmissed|\bfailed)|\b(?:we|hum|njangal) (?:\w+ )?(?:will )?(?:get|give|fetch|bring|arrange|find) you\b~${good}`],
  [words`\b(?:guarantee\w*|assur(?:e|es|ed|ing|ance)|promis(?:e|es|ed|ing)|ensures? (?:you|your|a|an|that you))\b~${good}`, making],
  [words`${good}(?:.{0,30}?)\b(?:is|are|was|stands?|remains?) (?:\w+ )?(?:certain|sure|definite|inevitable|a certainty)\b(?! to change)`, making],
  [words`\b(?:your|my|their|his|her)(?: \w+)? (?:ranks?|seats?|admission|selection|result|success|iit|nit|branch|future|marks|college)(?: (?:is|are|was|will|be|has|have|been|stands?|remains?|gets?|now|already|fully|completely|as good as|here|with us)){1,3} (?:confirmed|fixed|safe|secured?|locked|settled|done|sealed|reserved|sorted)\b|${good}~\b(?:is|are|will be) yours\b`, procedure],
  [words`\b(?:100|hundred|cent) ?(?:%|per ?cent) ?(?:guarantee\w*|success|selections?|results?|sure|placement|pass|job|safe|working|admission|seat|rank)`],
  [words`(?<!\b(?:be|make) )\b(?:certain|sure|bound|destined|guaranteed|set) to (?:\w+ )?${reach}\b`, making],
  [words`\b(?:you|your \w+|students?|he|she|they|everyone|everybody|anyone|child|son|daughter|who)\b(?:.{0,30}?)\b(?:will|shall|'ll|(?:is|are) (?:going|certain|sure|bound) to)(?: \w+)? ${reach}\b~${named}|\bwill you ${reach}\b|\byou'll ${reach}\b~${named}`, procedure],
  [words`(?:${good}|\d)~\bwill (?:\w+ )?(?:come|follow|arrive|be yours|fall into|happen|cross|jump|reach|shoot up|rise to)\b~(?:automatically|by (?:it|them)sel\w+|to you|yours|\d ?(?:percentile|%)|no matter|easily)`, procedure],
  [words`\bsure[- ]?(?:shot|fire)\b|\bfool-?proof\b|\b(?:cannot|can't|can not|never|won't) (?:fails?|lose|go wrong)\b~(?:$|to|${good}|plan|method|with)|\bnothing (?:can|will) stop (?:you|your)\b`],
  [words`\b(?:every|each|all|any)(?: \w+)? (?:students?|candidates?|child(?:ren)?|learners?|pupils?|batch\w*|of (?:them|our)) (?:of ours|with us|here|from (?:here|us)|in our|who (?:joins?|studies|study) (?:us|here|with us|our))\b~\b(?:${reach}|gets|clears|cracks|qualifies|scores|passes|tops|secures|enters|selected|became|become)`],
  [words`\b(?:(?<!(?:without|no|not|a|any|in|of|never) )hurry(?! (?:is|makes|costs|through))|enrol+ (?:now|today)|book (?:your|a) seat(?! on)|offer (?:ends|valid|closes)|(?:get|our|avail|special|flat|huge|festive) (?:\w+ )?discount|discount of|(?:flat )?\d+% off|early bird|limited[- ]time|coupon|scholarship of up to|join (?:now|today)|admissions? open)\b`],
  [words`\b(?:no\.? ?1|number one|#1|best|top-?ranked|most (?:trusted|successful)) (?:coaching|institute|faculty|teachers|academy|classes)\b`],
  [words`रैंक~(?:के अंदर|से कम|के भीतर)~(?:आएगी|होगी|मिलेगी)|हमारा वादा|(?:सीट|चयन|रैंक|सफलता|एडमिशन|दाखिला|दाख़िला|प्रवेश|पर्सेंटाइल|नंबर|अंक|पास|सेलेक्शन|रिजल्ट)~(?:वादा|पक्क|गारंटी|गारन्टी|निश्चित|सुनिश्चित|तय है|ज़रूर मिले|जरूर मिले)|(?:गारंटी|100 ?%|शत-प्रतिशत|पक्का|पक्की)~(?:सीट|चयन|रैंक|सफलता|एडमिशन|दाखिला|प्रवेश|पर्सेंटाइल)`],
  [words`\b(?:seat|rank|selection|chayan|safalta|admission|percentile|number|marks|nit|iit|vijayam|pravesanam)\b~\b(?:pakk[aei]|guarantee|nishchit|zar?oor (?:mile|aaye)\w*|(?:hum|njangal) \w*(?:kar?wa|dila|dilwa|tharu|medich|vaangi)\w*|urapp\w*|theerch\w*|urappayum|kittum (?:urapp|theerch)\w*)|\b(?:pakk[aei]|guarantee|urappaya|theerchayaya) (?:ki |ke saath )?(?:seat|rank|selection|admission|percentile|nit|iit)\b`],
  [words`(?:സീറ്റ|റാങ്ക|വിജയ|പ്രവേശന|മാർക്ക|പെർസെ|പെർസന്റ|അഡ്മിഷ|സെലക്ഷ|എൻഐടി|ഐഐടി)~(?:ഉറപ്പ|ഗ്യാര|ഗാര|തീർച്ച|നിശ്ചയ)|(?:ഉറപ്പാ|ഗ്യാരണ്ടി|തീർച്ചയാ)~(?:സീറ്റ|റാങ്ക|വിജയ|പ്രവേശന|മാർക്ക|കിട്ടും|ലഭിക്കും)`],
  [words`\b(?:money|fees?|cash)[- ]?back\b|\bfull refund\b|\bwe (?:will )?(?:return|refund|give back|pay back)\b~\b(?:fees?|money|amount)\b|\bor (?:your |the |full )?(?:fees?|money)(?: is| will be)? (?:refunded|returned|back)\b|\bfees? (?:is |are |will be )?(?:returned|refunded)\b~${good}`, /\b(?:nta|josaa|csab|withdraw\w*|cash[- ]?back|(?:can|will|may) i)\b/i],
];

// prettier-ignore
const predictions: readonly Pattern[] = [
  [words`\bwill (?:\w+ )?(?:be|come|feature|figure|appear|turn up)(?: \w+)? (?:in|on) (?:the |your )?(?:real|actual|next|coming|upcoming|final|april|january)(?: \w+)? ?(?:exam|paper|session|shifts?|test)\b|\b20(?:2[7-9]|3\d)\b~\bcut-?off\b~\d|\bcut-?off\b~\b(?:will|should|must) be \d|\b(?:exam|session \d|jee main 20\d\d) will be (?:postponed|cancelled|preponed)\b|\bpaper\b(?:.{0,15}?)\bis (?:already )?out\b(?! of)|\bnta (?:will|is going to) (?:surely |again )?repeat\b|\b(?:heard|learnt|know|told|news) (?:\w+ )?from (?:\w+ )?(?:officials?|insiders?|nta|inside)\b`, /^(?:which|what|how|whether|if|when)\b|\bany chapter\b|\b(?:may|declared|announced)\b/i],
  [words`\b(?:questions?|chapters?|topics?|problems?|numericals?|sums?)\b~\b(?:will|(?:is|are) (?:going|sure|certain|bound) to|must)(?: \w+)? (?:come|be asked|repeat|be repeated|appear|show up)\b|\b(?:is|are) (?:sure|certain|bound|going) to (?:be asked|be repeated|come in|repeat)\b|\bthat (?:are|is) (?:sure|certain|bound|going) to come\b|\b(?:nta|they|examiners?) (?:will|is going to|are going to) (?:ask|repeat|set)\b(?! for| you)(?=~(?:$|in|next|this|again|questions?))`, /^(?:which|what|how many)\b|\b(?:syllabus|languages?|sections?|types?|screen|from (?:all|every|the whole)|in (?:english|hindi|each)|both (?:papers|sections))\b/i],
  [words`\b(?:we|i) (?:know|predict|can tell|are sure|foresee|have found out)\b~\b(?:will|questions?|paper|cut-?off)\b|\bwill (?:carry|have|bring|see|contain|get) (?:\w+ )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) questions\b~\b(?:next|this time|this year|coming|2027)\b`, /\bwe know (?:how|that (?:it|this|many))\b/i],
  [words`\bcut-?offs?\b~\b(?:will|is going to|shall)(?: \w+)? (?:be|rise|fall|touch|cross|stay|go|drop|remain|increase|decrease)\b|\b(?:expected|predicted|probable|likely) cut-?offs?\b~\d`, /\b(?:declared|announced|released|published|given|shown|calculated|known|different|separate|may|might|could)\b|^(?:what|how|whether|if)\b/i],
  [words`\b(?:papers?|exam|session \d|shifts?|maths|mathematics|physics|chemistry|attempt)\b(?:.{0,40}?)\b(?:will|is going to|shall)(?: \w+)? be (?:a |an )?(?:\w+ )?(?:cakewalk|breeze|walkover|piece of cake|easy|easier|easiest|tough|tougher|hard|harder|difficult|simple|simpler|moderate|lengthy|lengthier)\b`, /^(?:if|even if|whether|when|how|what)\b|\b(?:mock|how|may|whether)\b/i],
  [words`\b(?:scores?|marks|percentile|\d+)\b(?:.{0,30}?)\bwill (?:\w+ )?(?:fetch|give|bring|yield|mean|translate|get you|earn|put you)\b~\b(?:rank|percentile|seat|nit|iit|college|branch)\b`, procedure],
  [words`\b(?:inside|insider|secret) (?:info\w*|news|tips?)\b|\binsiders?\b|\bsources? (?:in|at|inside|within|from) (?:the )?nta\b|\bnta (?:officials?|sources?) (?:told|confirmed|have told|revealed)\b|\bmark my words\b`],
  [words`\b(?:leaked|solved in advance)\b~\b(?:papers?|questions?|key)\b|\b(?:papers?|questions?|key)\b~\bleak(?:ed|s)?\b|\b(?:actual|real|original|exact|final) (?:question )?papers?\b~\b(?:before|in advance|the (?:night|day) before|tonight|early|buy|sell)\b|\b(?:get|buy|have|see|sell|download)\b~\bpapers?\b~\b(?:before the (?:exam|test)|in advance|(?:night|day|hours?) before)\b|\b(?:we|us|i) (?:hold|have|possess|got|own)\b(?:.{0,20}?)\b(?:question |exam )?papers? (?:of|for)\b|\bpapers?\b(?:.{0,15}?)\b(?:is|are) (?:already )?with us\b|\b(?:real|actual|original|exact) questions\b~\b(?:price|buy|sale|sell|had for|ask for|₹|available)`, /^(?:if|whenever|in case)\b|\b(?:cancel\w*|court|investigat\w+|buys|risk\w*|previous|last year|old|practi[cs]e)\b/i],
];

// prettier-ignore
const affiliations: readonly Pattern[] = [
  [words`^(?:the |an? )?(?:only )?(?:official|authori[sz]ed|recogni[sz]ed) (?:\w+ )?(?:partner|centre|agent|agency|representative|franchise)s? (?:of|for) (?:the )?(?:nta|josaa|csab|jee)|\b(?:our|these|this)\b~\b(?:nta|josaa|ministry)'?s? (?:seal|stamp|approval|licen[sc]e|blessing|logo|permission)\b|\b(?:completed?|done|filled|submitted|registered|finished?) (?:on|through|at|via|with) (?:our|us|this) ?(?:site|website|portal|page|office|team)?\b`],
  [words`\b(?:nta|national testing agency|josaa|csab|ministry(?: of education)?|government)\b(?:.{0,20}?)\b(?:trusts?|entrust\w*|sends?|gives?|gave|chose|picked|hired|named|asked|allows?|lets?) (?:us|our)\b|\b(?:experts?|teachers?|faculty|mentors?|centre|institute|course|notes|tests|material|team) (?:\w+ )?(?:recogni[sz]ed|approved|authori[sz]ed|certified|trained|appointed) by (?:the )?(?:nta|national testing|josaa|government|ministry)|\b(?:nta|josaa)(?:'s|-) ?(?:\w+ )?(?:partner|empanelled|associate|ally|franchise)\b`],
  [words`\b(?:this|here) is (?:the |an? )?(?:\w+ )?(?:website|site|portal|page|blog|channel) (?:of|from|by) (?:the )?(?:nta|national testing agency|josaa|csab|jee|government|ministry)\b|\b(?:this|here) is (?:the |an )?official (?:website|site|portal|page|blog|channel)\b|\bwe (?:are|have been) (?:fully |now |also |the )?(?:only )?(?:authori[sz]ed|official|recogni[sz]ed|licen[sc]ed|accredited)\b|\bsubmit your\b~\bform (?:to|with|through) us\b`],
  [words`${us}~${bond}~(?:${authority}|${office})|${us}~${authority}~${bond}|${bond}~${authority}~\b(?:we|us|our|ours)\b`, /\b(?:use|see|visit|check|link\w*|read|follow|open|from the|on the|to the) (?:\w+ )?(?:official|nta)|\bour (?:own )?(?:official|source)|\b(?:from|with|at|to|by|on) (?:the )?official\b/i],
  [words`\b(?:as|being|welcome to)(?: \w+)? (?:the|an?|your|our|kerala's|india's)? ?(?:only )?${bond}~${office}|\bwelcome to the (?:official|nta)\b`, /\bwith the\b/i],
  [words`\b(?:in|under) (?:association|collaboration|partnership|cooperation) with~${authority}|\bon behalf of (?:the )?(?:nta|national testing|josaa|csab|government|ministry)|\b(?:powered|run|managed|published|operated|issued|written|prepared) by (?:the )?(?:nta|national testing agency|josaa)\b`, /\b(?:exam|test|form|bulletin|notice|list|booklet|website jeemain|josaa (?:counselling|allots))\b/i],
  [words`(?:हम|हमारा|हमारी|हमारे|यह (?:वेबसाइट|साइट|ब्लॉग))~(?:आधिकारिक|अधिकृत|ऑफिशियल|ऑफ़िशियल|मान्यता|साझेदार|पार्टनर)|(?:ഞങ്ങൾ|ഞങ്ങളുടെ|ഞങ്ങളാണ്|നമ്മൾ|ഈ (?:സൈറ്റ്|വെബ്സൈറ്റ്))~(?:ഔദ്യോഗിക|അംഗീകൃത|അംഗീകാര|പങ്കാളി)|\b(?:hum|hamar[aei]|njangal\w*|nammal\w*)\b~\b(?:adhikrit|adhikarik|official|partner|oudyogika|angeekrit\w*|authori[sz]ed)\b`],
];

// prettier-ignore
const payments: readonly Pattern[] = [
  [words`\b(?:payment|amount|fees?|money|token|advance|₹ ?\d\S*|rs ?\d\S*)\b~\b(?:to the (?:number|account|id) (?:shown|below|above|given)|(?:must |should |has to )?reach(?:es)? us|(?:send|sent|paid|given|handed) to us)\b|\b(?:spot|direct|backdoor) (?:admission|seat)\b~\b(?:donation|against|our|call|contact)\b`],
  [words`\b(?:to|through|via|with|in|on|from|by|at|tell|ask|contact|meet|call) (?:our|my) (?:\w+ )?(?:coordinator|executive|counsellor|agent|office|account|name|number|representative|admission \w+|expert|desk)s?\b~(?:$|${money}|\b(?:seat|branch|list|form|send|pay|below|rank|college|and)\b)|\b(?:purchase|buy|sponsored|sell\w*)\b(?:.{0,15}?)\bseats?\b|\bour (?:account|upi|qr) (?:\w+ )?(?:is|stands|below|given)\b|\bour number is given below\b|\bfees? paid to (?:our|us|me)\b|\bconnect with (?:our|an?) (?:\w+ )?(?:expert|counsellor|agent|mentor)\b`, /\bseats? are (?:sold|bought)\b/i],
  [words`${pay}~${money}~\b(?:to|into|on|at|with|via|through|by) (?:the |this )?${ours}|${pay}~\b(?:to|into|on) (?:the )?${ours}~${money}|\bscan\b~\bqr\b~\b(?:pay|send|below)|(?:₹|\brs) ?\d[\d,]*\b~\bto us\b|\b\d[\d,]+ rupees\b~\bto us\b`, /\b(?:to|on) (?:the )?(?:official|nta|josaa)\b/i],
  [words`(?:${pay}~)?${money}~\b(?:to|and|will|for) (?:be )?(?:\w+ )?${hold}~\b(?:seat|rank|branch|admission|place|slot|marks)\b|${hold} (?:your|a|the) (?:\w+ )?(?:seat|rank|branch|admission|place)\b~(?:${money}|₹|\bpay)|\bseat (?:booking|blocking|confirmation) ?(?:fee|charge)?\b~\d|\b(?:get|buy|see)\b~\brank ?card early`, board],
  [words`\b(?:bribe|donation seat|back ?door (?:entry|seats?|admissions?|quota)|through the back ?door|capitation)\b|\b(?:management|donation|nri|direct|paid) (?:quota|seats?|admissions?)\b~\b(?:for you|through|via|with us|call|contact|agent|available|arrange\w*|assured|guaranteed|book|hurry|cheap|lakh|without)\b|\b(?:we|us|our|agent|contact|call|write|mail|ask|arrange\w*)\b~\b(?:management|donation|direct|paid|nri) (?:quota|seats?|admissions?)\b`],
  [words`\b(?:a ?\/ ?c|account|acct)(?: (?:no|number))?\b~\d{9,18}\b|\bifsc\b|\b(?=\w*\d\w*\d)[a-z]{4}0[a-z0-9]{6}\b`, /\bifsc (?:code )?of your\b|\b(?:jeemain|application)\b/i],
  [words`\b(?:t\.me|wa\.me|chat\.whatsapp|(?:join|follow|subscribe)(?: to)? (?:our|us|my|this|the)\b~\b(?:telegram|whatsapp|instagram|youtube|discord|channel|group|batch)|join (?:our|us|my|this|the)\b~\bclass\w*|join our|dm (?:us|me)|(?:whatsapp|telegram) (?:us|me)\b|(?:call|ring|text|message|contact|mail|e-?mail|reach) (?:us|me|our \w+) (?:now|today|at once|immediately)\b|(?:call|ring|text|message|contact|mail|reach) (?:us|me) (?:on|via|through|over) (?:whatsapp|telegram|insta\w*|facebook|signal)\b|call now\b|(?:call|contact|ring|meet|ask) (?:our |the )?agent|telegram (?:group|channel) @)`],
];

// prettier-ignore
const secrets: readonly Pattern[] = [
  [words`\b(?:let us (?:know|have)|(?:tell|give|send) (?:me|us)|we (?:will )?(?:need|require|ask for))\b~${secret}`],
  [words`${ask}~${secret}~\b(?:us|our|me|below|comments?|whatsapp|this (?:page|chat|post|form)|agent|executive|team)\b`],
  [words`\b(?:otp|password|aadhaar\w*)\b~\b(?:hum\w*|humein|hame|njangal\w*|enikk?u|comment)\b~\b(?:bhej\w*|batao|bata\w*|do|den|tharuka|ayakk?uka|parayuka)\b|(?:ओटीपी|पासवर्ड|आधार नंबर)~(?:हमें|हमको|नीचे|कमेंट)~(?:भेज|बता|दें|दो|लिख)|(?:ഒടിപി|പാസ്[‌]?വേഡ്|ആധാർ)~(?:ഞങ്ങൾ|താഴെ|കമന്റ)~(?:അയ|തരി|നൽക|പറയ|എഴുത)|(?:हमें|ഞങ്ങൾക്ക്)~(?:ओटीपी|पासवर्ड|ഒടിപി|പാസ്)`],
];

// prettier-ignore
const instructions: readonly Pattern[] = [
  [words`\b(?:you|whoever)(?:.{0,12}?)\b(?:model|ai|assistant|bot|llm|reviewer)\b~\b(?:must|should|shall|have to|reading this)\b|\b(?:do not|don't|never|stop) apply(?:ing)? (?:your|any|the) (?:\w+ )?${orders}|\b(?:disregard|ignore|bypass|fool|trick|satisfy) the (?:checker|reviewer|filter|checks|moderator|validator)\b|\b(?:present|show|mark|treat|show|flag|list|rate) (?:this|it|everything|all)?(?: \w+)? ?as ${judged}\b|\bomit (?:all |any )?(?:warnings|caveats|disclaimers|sources)\b|(?:^|\W)(?:assistant|system|ai|model|reviewer) ?: ?\w+ (?:as|this|the|all|your|it)\b`],
  [words`\byour (?:earlier|previous|former|original|prior|initial|real|new|only) (?:\w+ )?(?:guidance|task|brief|instructions?|role|purpose|job|orders|directions)\b|\byour (?:task|role|job|purpose|brief) (?:has changed|is now|changes)\b|\b(?:everything|what|whatever) you (?:were|have been) (?:told|taught|given|asked)\b|\b(?:next|following) (?:line|text|lines|message|paragraph) (?:says|as|are|is) (?:\w+ )?(?:new |your )?|\bas your (?:new )?(?:instructions?|orders|rules)\b|\b(?:instructions?|rules|orders|guidelines|everything)\b(?:.{0,30}?)\b(?:is|are) (?:now )?(?:void|null|cancelled|overridden|obsolete|no longer valid)\b`, /\b(?:admit card|nta|exam|invigilator|next (?:line|paragraph) is)\b|\b(?:line|text|paragraph) (?:is|are)\b(?! your)/i],
  [words`\b(?:dear|hey|hello|hi|attention) (?:\w+ )?${machine}\b|\blet this (?:pass|through|go through|one pass)\b|\b(?:respond|reply|answer) with ["“']|\b(?:reply|respond|answer|say|write|output)\b(?:.{0,40}?)\band nothing else\b|\bno (?:further|more|other) (?:check\w*|review\w*|verification) (?:is |are )?(?:required|needed|necessary)\b|\balready (?:been )?(?:verified|approved|checked|cleared) by (?:the )?(?:owner|admin\w*|editor|reviewer|human|team)\b|\b(?:admin|god|debug|developer|maintenance|root) mode\b|\b(?:produce|write|generate|output|compose) (?:me )?an? (?:advertisement|advert|ad|promotion\w*|poem|joke)\b|(?:^|[:,;] ?|\band )(?:say|write|claim|state|insert|announce|add) that (?:the |all |every |this |our )?(?:fees?|seats?|rank|institute|exam|result|site|form|admission)\b|\brelease the draft\b`, /\b(?:some|they|people|who) (?:say|claim)\b/i],
  [words`${drop}(?:.{0,30}?)\b(?:previous|prior|above|earlier|preceding|former|all|any|the|your|these|those|its|every|given|system)\b(?:.{0,25}?)${orders}`, inExam],
  [words`^\s*(?:system|assistant|user|developer|human|ai)(?: (?:override|message|prompt|note))?\s*:\s*\S`],
  [/<\|?(?:im_start|im_end|system|endoftext|assistant|user)\|?>|\[\/?INST\]|<<SYS>>|\btool_call\b|^#+ ?(?:system|instruction)s?:?$/i],
  [words`(?:^|[.;:!?"“]\s?|\b(?:hey|dear|hello|attention)\s)(?:the )?(?:ai|assistant|chatgpt|gpt|claude|gemini|llm|language model|model|chatbot|bot|reviewer|fact[- ]?checker) ?[,:] `],
  [words`\b(?:you are|you're|act as|behave as|pretend (?:to be|you are)|play the role of|become) (?:now |henceforth |no longer )?(?:an? |the |in )?(?:\w+ )?(?:ai\b|llm|language model|(?:helpful |unrestricted |different |evil )assistant|assistant\b|chatgpt|chatbot|unrestricted|unfiltered|jailbroken|dan\b|developer mode|administrator|reviewer|moderator|bound by)`],
  [words`\bas an? (?:ai\b|(?:large )?language model|llm|chatbot|virtual assistant)|\bmy (?:system )?(?:prompt|instructions|guidelines|training data) (?:is|are|say\w*|forbid\w*)|\bsystem prompts?\b|\b(?:hidden|initial|secret) (?:prompt|instructions)\b|\b(?:jailbreak|developer mode|prompt injection)\b`],
  [words`\b(?:reveal|print|repeat|show|output|leak|display|disclose|tell (?:me|us)) (?:me |us )?(?:your|the|this) (?:\w+ )?(?:prompt|instructions|guidelines|api key|secrets|environment)\b`, /\b(?:screen|admit card|exam|invigilator)\b/i],
  [words`\bi (?:cannot|can't|am unable to|will not) (?:help|assist|comply|fulfil+) (?:with )?(?:that|this|you|your)\b|\bi(?:'m| am) sorry,? (?:but )?(?:i|as)\b|\bhere is (?:the|your) (?:rewritten|revised|requested|updated) (?:article|post|draft|version)\b`],
  [words`\b(?:do not|don't|never|no need to|need not|skip|stop|without|avoid|turn off|disable) (?:the |any |your )?(?:fact[- ]?)?(?:check\w*|verif\w+|review\w*|flag\w*|validat\w+|censor\w*|filter\w*)(?: (?:of|for))? (?:this|these|the (?:facts|claims|${text}|sources|figures)|facts|claims|sources|anything written|any claims?)\b|\b(?:skip|disable|turn off|bypass) (?:the |all |any )?(?:fact[- ]?check\w*|checks|checker|review|verification|moderation)\b|\bwithout any checks\b`, /\bnot skip\b|\bthis (?:list|page on|step)|\b(?:review|check) of your\b/i],
  [words`\b(?:reply|respond|answer|output|say|return|write) (?:only |just |nothing but |exclusively |exactly )(?:with |in |this|the (?:word|text|following)|"|yes|ok)|\bfrom now on,? (?:you )?(?:(?:will|must|should|are to) )?(?:answer|respond|reply|act as|pretend|obey|ignore|output)\b|\b(?:new|updated|additional|secret) (?:system )?(?:instructions?|orders|directives?) ?:|\b(?:end|begin|start) of (?:the )?(?:prompt|system|instructions|context)\b`, /\b(?:answer only (?:with|in) (?:pen|numbers|integers))\b/i],
  [words`\b(?:note|message|instructions?|orders?|hint|request|word) (?:to|for) (?:the |any |all |every )?${machine}s?\b|\bthe (?:writer|model|ai|assistant|reviewer|bot|editor) (?:must|should|shall|has to|is to|may|will) (?:not |now |always )?(?:ignore|write|add|say|approve|publish|skip|check|insert|mark|accept|obey|answer)|\b(?:whoever|anyone who|whichever model|if you are an? (?:ai|llm|language model|assistant|bot|model))\b(?:.{0,10}?)\b(?:edits?|checks?|reviews?|rewrites?|summari[sz]es?|reads?|processes)? ?(?:this|,)~\b(?:skip|approve|publish|ignore|write|add|insert|set|must|should|mark|say)\b|\bwhen (?:you |asked to )?(?:summari[sz]e|rewrite|translate|process|review|check)(?:ing)? this (?:page|text|article|post)`, /\bnote to (?:the )?editor of\b/i],
  [words`${ordersLatin}~${dropLatin}|${dropLatin}~${whichLatin}~${ordersLatin}`, hindiKeeps],
  [words`(?:निर्देश|नियम|आदेश|हिदायत|प्रॉम्प्ट|प्रोम्प्ट)~(?:भूल|भुला|अनदेख|नज़रअंदाज़|नजरअंदाज|नज़रंदाज़|नजरंदाज|छोड़|मत मान|न मान|उपेक्षा|तोड़|हटा|रद्द)|(?:भूल|भुला|अनदेख|नज़रअंदाज़|नजरअंदाज|छोड़)~(?:निर्देश|नियम|आदेश|प्रॉम्प्ट)`, indicKeeps],
  [words`(?:सिस्टम|छिपा|अपना|गुप्त) ?(?:हुआ )?(?:प्रॉम्प्ट|प्रोम्प्ट)|(?:लेख|पोस्ट|ड्राफ्ट|ड्राफ़्ट|आलेख)~(?:मंज़ूर|मंजूर|स्वीकृत|स्वीकार|अप्रूव|प्रकाशित|पब्लिश)~(?:कर|दो|दें)|बिना (?:जाँच|जांच|पढ़े|समीक्षा)~(?:प्रकाशित|मंज़ूर|मंजूर|पब्लिश|स्वीकृत)|(?:अब|आज से) (?:तुम|आप)~(?:एआई|सहायक|मॉडल|रोबोट|असिस्टेंट)|(?:तुम|आप) (?:अब )?(?:एक )?(?:एआई|रोबोट|असिस्टेंट|भाषा मॉडल)`, /(?:न|मत|नहीं) (?:करो|करें)/u],
  [words`(?:നിർദ്ദേശ|നിർദേശ|നിയമ|ചട്ട|പ്രോംപ്റ്റ|ഉത്തരവ)~(?:മറന്ന|മറക്ക|അവഗണി|ഒഴിവാക്ക|തള്ളി|വിട്ട)|(?:അവഗണി|മറക്ക|മറന്ന)~(?:നിർദ്ദേശ|നിർദേശ|നിയമ|ചട്ട|പ്രോംപ്റ്റ)`, indicKeeps],
];

export const forbidden: readonly ForbiddenWords[] = [
  {
    kind: "promise",
    message:
      "This promises or advertises what nobody may: say what helps instead, without a promise.",
    patterns: promises,
  },
  {
    kind: "promise",
    message:
      "This foretells what nobody can know, or has in advance: say what is announced, or how it was in the past.",
    patterns: predictions,
  },
  {
    kind: "contradiction",
    message:
      "This site is neither official nor part of NTA, which conducts the exam: say so or leave the sentence out.",
    record: "exam.body",
    patterns: affiliations,
  },
  {
    kind: "foreign-address",
    message:
      "An article asks nobody to pay, to call or to join anything, and arranges no seats: leave it out.",
    patterns: payments,
  },
  {
    kind: "smuggled-instruction",
    message: "The text asks readers for a secret: leave it out, for no article may.",
    patterns: secrets,
  },
  {
    kind: "smuggled-instruction",
    message: "This speaks to the writer or to the software and not to readers: leave it out.",
    isNeverExcused: true,
    patterns: instructions,
  },
];
