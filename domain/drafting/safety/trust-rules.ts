import { type Rule, rulesOf, type SafetyRule, words } from "./safety-rule.ts";

const authority = String.raw`\b(?:n\.?t\.?a\b|national testing agency|testing agency|josaa|csab|ministry|government|govt|aicte|jee(?: main| advanced)?|ii?ts?|nits?|exam authority)`;
const us = String.raw`\b(?:we|us|our|ours|i|me|my|this (?:site|website|blog|portal|article|page|centre|channel)|these (?:notes|tests|pages)|hum|hamar[aei]|njangal\w*|nammal\w*)\b`;
const bond = String.raw`\b(?:official\w*|affiliat\w+|partner\w*|authori[sz]ed|approved|recogni[sz]ed|endorsed|accredited|certified|appointed|licen[sc]ed|empanelled|tie-?ups?|associated|franchise\w*|representatives?|adhikrit|manyata|oudyogika|angeekrita|angeekritha)\b`;
const office = String.raw`\b(?:site|website|portal|page|source|channel|partner|handle|blog|centre|center|agency|agent|helpline|desk|app|representative)\b`;
const pay = String.raw`\b(?:pay|transfer|deposit|remit|send|credit|g-?pay|google pay|phonepe|paytm|hand(?: over)?|put|scan|submit|drop|give)\b`;
const money = String.raw`(?:\b(?:money|fees?|amount|advance|charges?|cash|payment|deposit|token)\b|₹ ?\d|\brs ?\d|\b\d[\d,]+ (?:rupees|only)|\binr\b|\bpaise\b)`;
const ours = String.raw`\b(?:us|our|ours|me|my|this (?:upi|number|account|qr|id|link)|(?:the )?(?:following|below)|(?:upi|gpay|google pay|phonepe|paytm) (?:id|number|handle)|account (?:number|no)|qr code|agents?|counsellors?)\b`;
const hold = String.raw`\b(?:block|book|reserve|hold|lock|keep|secure|guarantee|confirm|fix|get|change|buy)\w*\b`;
const board = /\b(?:josaa|csab|acceptance|official|nta|institute's own)\b/i;

const notOfficial =
  "This site is neither official nor part of NTA, which conducts the exam: say so or leave the sentence out.";
const noMoney = "An article asks nobody to pay, and arranges no seats: leave it out.";
const noJoining = "An article asks nobody to pay, to call or to join anything: leave it out.";
const noSecrets = "The text asks readers for a secret: leave it out, for no article may.";

// prettier-ignore
const affiliation: readonly Rule[] = [
  [words`^(?:the |an? )?(?:only )?(?:official|authori[sz]ed|recogni[sz]ed) (?:\w+ )?(?:partner|centre|agent|agency|representative|franchise)s? (?:of|for) (?:the )?(?:nta|josaa|csab|jee)|\b(?:our|these|this)\b~\b(?:nta|josaa|ministry)'?s? (?:seal|stamp|approval|licen[sc]e|blessing|logo|permission)\b|\b(?:completed?|done|filled|submitted|registered|finished?) (?:on|through|at|via|with) (?:our|us|this) ?(?:site|website|portal|page|office|team)?\b`],
  [words`\b(?:nta|national testing agency|josaa|csab|ministry(?: of education)?|government)\b(?:.{0,20}?)\b(?:trusts?|entrust\w*|sends?|gives?|gave|chose|picked|hired|named|asked|allows?|lets?) (?:us|our)\b|\b(?:experts?|teachers?|faculty|mentors?|centre|institute|course|notes|tests|material|team) (?:\w+ )?(?:recogni[sz]ed|approved|authori[sz]ed|certified|trained|appointed) by (?:the )?(?:nta|national testing|josaa|government|ministry)|\b(?:nta|josaa)(?:'s|-) ?(?:\w+ )?(?:partner|empanelled|associate|ally|franchise)\b`],
  [words`\b(?:this|here) is (?:the |an? )?(?:\w+ )?(?:website|site|portal|page|blog|channel) (?:of|from|by) (?:the )?(?:nta|national testing agency|josaa|csab|jee|government|ministry)\b|\b(?:this|here) is (?:the |an )?official (?:website|site|portal|page|blog|channel)\b|\bwe (?:are|have been) (?:fully |now |also |the )?(?:only )?(?:authori[sz]ed|official|recogni[sz]ed|licen[sc]ed|accredited)\b|\bsubmit your\b~\bform (?:to|with|through) us\b`],
  [words`${us}~${bond}~(?:${authority}|${office})|${us}~${authority}~${bond}|${bond}~${authority}~\b(?:we|us|our|ours)\b`, /\b(?:use|see|visit|check|link\w*|read|follow|open|from the|on the|to the) (?:\w+ )?(?:official|nta)|\bour (?:own )?(?:official|source)|\b(?:from|with|at|to|by|on) (?:the )?official\b/i],
  [words`\b(?:as|being|welcome to)(?: \w+)? (?:the|an?|your|our|kerala's|india's)? ?(?:only )?${bond}~${office}|\bwelcome to the (?:official|nta)\b`, /\bwith the\b/i],
  [words`${authority} (?:has|have) (?:approved|authori[sz]ed|endorsed|recogni[sz]ed|certified|chosen|appointed|recommended|selected|allowed)\b~${us}|\b(?:nta|national testing agency)[- ](?:approved|certified|authori[sz]ed|endorsed|recogni[sz]ed|recommended|verified|backed)\b`],
  [words`\b(?:in|under) (?:association|collaboration|partnership|cooperation) with~${authority}|\bon behalf of (?:the )?(?:nta|national testing|josaa|csab|government|ministry)|\b(?:powered|run|managed|published|operated|issued|written|prepared) by (?:the )?(?:nta|national testing agency|josaa)\b`, /\b(?:exam|test|form|bulletin|notice|list|booklet|website jeemain|josaa (?:counselling|allots))\b/i],
  [words`\b(?:apply|register|pay(?: the| your)? fee|download (?:your|the) (?:admit card|scorecard|result)|check your result|fill (?:in )?(?:the|your) form)\b(?:.{0,30}?)\b(?:on|through|at|from|with) (?:our|this) (?:site|website|portal|page)\b`],
  [words`\bwe(?: at| are|, the| from)? (?:the )?(?:nta|national testing agency)\b|\bas (?:the )?(?:nta|exam authority)$`],
  [words`\b(?:our|ours)\b~\b(?:government|govt|nta|ministry)[- ](?:recogni[sz]ed|approved|backed|authori[sz]ed)\b|\bours (?:is|are) (?:the )?(?:only )?(?:official|government|authori[sz]ed|recogni[sz]ed)`],
  [words`(?:हम|हमारा|हमारी|हमारे|यह (?:वेबसाइट|साइट|ब्लॉग))~(?:आधिकारिक|अधिकृत|ऑफिशियल|ऑफ़िशियल|मान्यता|साझेदार|पार्टनर)|(?:ഞങ്ങൾ|ഞങ്ങളുടെ|ഞങ്ങളാണ്|നമ്മൾ|ഈ (?:സൈറ്റ്|വെബ്സൈറ്റ്))~(?:ഔദ്യോഗിക|അംഗീകൃത|അംഗീകാര|പങ്കാളി)|\b(?:hum|hamar[aei]|njangal\w*|nammal\w*)\b~\b(?:adhikrit|adhikarik|official|partner|oudyogika|angeekrit\w*|authori[sz]ed)\b`],
];

// prettier-ignore
const payments: readonly Rule[] = [
  [words`\b(?:payment|amount|fees?|money|token|advance|₹ ?\d\S*|rs ?\d\S*)\b~\b(?:to the (?:number|account|id) (?:shown|below|above|given)|(?:must |should |has to )?reach(?:es)? us|(?:send|sent|paid|given|handed) to us)\b|\b(?:spot|direct|backdoor) (?:admission|seat)\b~\b(?:donation|against|our|call|contact)\b`],
  [words`\b(?:to|through|via|with|in|on|from|by|at|tell|ask|contact|meet|call) (?:our|my) (?:\w+ )?(?:coordinator|executive|counsellor|agent|office|account|name|number|representative|admission \w+|expert|desk)s?\b~(?:$|${money}|\b(?:seat|branch|list|form|send|pay|below|rank|college|and)\b)|\b(?:purchase|buy|sponsored|sell\w*)\b(?:.{0,15}?)\bseats?\b|\bour (?:account|upi|qr) (?:\w+ )?(?:is|stands|below|given)\b|\bour number is given below\b|\bfees? paid to (?:our|us|me)\b|\bconnect with (?:our|an?) (?:\w+ )?(?:expert|counsellor|agent|mentor)\b`, /\bseats? are (?:sold|bought)\b/i],
  [words`${pay}~${money}~\b(?:to|into|on|at|with|via|through|by) (?:the |this )?${ours}|${pay}~\b(?:to|into|on) (?:the )?${ours}~${money}|\bscan\b~\bqr\b~\b(?:pay|send|below)|(?:₹|\brs) ?\d[\d,]*\b~\bto us\b|\b\d[\d,]+ rupees\b~\bto us\b`, /\b(?:to|on) (?:the )?(?:official|nta|josaa)\b/i],
  [words`(?:${pay}~)?${money}~\b(?:to|and|will|for) (?:be )?(?:\w+ )?${hold}~\b(?:seat|rank|branch|admission|place|slot|marks)\b|${hold} (?:your|a|the) (?:\w+ )?(?:seat|rank|branch|admission|place)\b~(?:${money}|₹|\bpay)|\bseat (?:booking|blocking|confirmation) ?(?:fee|charge)?\b~\d|\b(?:get|buy|see)\b~\brank ?card early`, board],
  [words`\b(?:bribe|donation seat|back ?door (?:entry|seats?|admissions?|quota)|through the back ?door|capitation)\b|\b(?:management|donation|nri|direct|paid) (?:quota|seats?|admissions?)\b~\b(?:for you|through|via|with us|call|contact|agent|available|arrange\w*|assured|guaranteed|book|hurry|cheap|lakh|without)\b|\b(?:we|us|our|agent|contact|call|write|mail|ask|arrange\w*)\b~\b(?:management|donation|direct|paid|nri) (?:quota|seats?|admissions?)\b`],
  [words`\b(?:a ?\/ ?c|account|acct)(?: (?:no|number))?\b~\d{9,18}\b|\bifsc\b|\b(?=\w*\d\w*\d)[a-z]{4}0[a-z0-9]{6}\b`, /\bifsc (?:code )?of your\b|\b(?:jeemain|application)\b/i],
  [words`\b(?:upi|paise|paisa|panam|gpay|phonepe|paytm|account)\b~\b(?:bhej\w*|daal\w*|dalo|transfer kar\w*|jama kar\w*|ayakk?uka|ayakku|adakk?uka|idu\w*|tharuka)\b|(?:यूपीआई|पैसे|पैसा|रुपये|रुपए|₹)~(?:हमें|हमारे|नीचे|खाते|यूपीआई|नंबर)~(?:भेज|जमा|डाल|ट्रांसफर)|(?:हमें|हमारे|नीचे)~(?:पैसे|रुपये|रुपए|शुल्क|फीस)~(?:भेज|जमा|दें|दो)|(?:യുപിഐ|പണം|രൂപ|ഫീസ്)~(?:ഞങ്ങൾ|ഈ|താഴെ|അക്കൗണ്ട|നമ്പറ)~(?:അയക്ക|അയയ്ക്ക|അടയ്ക്ക|അടക്ക|തരിക)|(?:ഞങ്ങൾക്ക്|ഞങ്ങളുടെ|താഴെ)~(?:പണം|രൂപ|ഫീസ്)~(?:അയ|അട|തരി)`],
];

// prettier-ignore
const joining: readonly Rule[] = [
  [words`\b(?:t\.me|wa\.me|chat\.whatsapp|(?:join|follow|subscribe)(?: to)? (?:our|us|my|this|the)\b~\b(?:telegram|whatsapp|instagram|youtube|discord|channel|group|batch)|join (?:our|us|my|this|the)\b~\bclass\w*|join our|dm (?:us|me)|(?:whatsapp|telegram) (?:us|me)\b|(?:call|ring|text|message|contact|mail|e-?mail|reach) (?:us|me|our \w+) (?:now|today|at once|immediately)\b|(?:call|ring|text|message|contact|mail|reach) (?:us|me) (?:on|via|through|over) (?:whatsapp|telegram|insta\w*|facebook|signal)\b|call now\b|(?:call|contact|ring|meet|ask) (?:our |the )?agent|telegram (?:group|channel) @)`],
];

const secret = String.raw`\b(?:otp|one[- ]time password|password|passcode|cvv|(?:upi )?pin\b|bank details|card (?:number|details)|aadhaar(?: card)? (?:number|no|details)|login (?:details|id)|(?:debit|credit) cards?)`;
const ask = String.raw`\b(?:share|send|give|enter|submit|tell|provide|confirm|reply with|type|key in|fill in|upload|disclose|write|post|drop|forward|whatsapp|e-?mail(?! address)|(?<!e-)mail|text|message)\b`;
// prettier-ignore
const secrets: readonly Rule[] = [
  [words`\b(?:let us (?:know|have)|(?:tell|give|send) (?:me|us)|we (?:will )?(?:need|require|ask for))\b~${secret}`],
  [words`\b(?:share|send|give|tell|forward|reply with|disclose|whatsapp|e-?mail(?! address)|(?<!e-)mail|text|message)\b~${secret}|\b(?:we|our)\b~\b(?:need|require|want)\b~\byour ${secret}`, /\b(?:official|jeemain|nta\b|form\b(?! below)|portal|log ?in (?:page|at|on|to)|website|security pin|scorecard|result|admit card|application number|mobile number|bank's|screen)\b/i],
  [words`${ask}~${secret}~\b(?:us|our|me|below|comments?|whatsapp|this (?:page|chat|post|form)|agent|executive|team)\b`],
  [words`\b(?:otp|password|aadhaar\w*)\b~\b(?:hum\w*|humein|hame|njangal\w*|enikk?u|comment)\b~\b(?:bhej\w*|batao|bata\w*|do|den|tharuka|ayakk?uka|parayuka)\b|(?:ओटीपी|पासवर्ड|आधार नंबर)~(?:हमें|हमको|नीचे|कमेंट)~(?:भेज|बता|दें|दो|लिख)|(?:ഒടിപി|പാസ്[‌]?വേഡ്|ആധാർ)~(?:ഞങ്ങൾ|താഴെ|കമന്റ)~(?:അയ|തരി|നൽക|പറയ|എഴുത)|(?:हमें|ഞങ്ങൾക്ക്)~(?:ओटीपी|पासवर्ड|ഒടിപി|പാസ്)`],
];

/** Who we are not, what we do not take, and what nobody should hand over. */
export const trustRules: readonly SafetyRule[] = [
  ...rulesOf({ kind: "contradiction", message: notOfficial, record: "exam.body" }, affiliation),
  ...rulesOf({ kind: "foreign-address", message: noMoney }, payments),
  ...rulesOf({ kind: "foreign-address", message: noJoining }, joining),
  ...rulesOf({ kind: "smuggled-instruction", message: noSecrets }, secrets),
];
