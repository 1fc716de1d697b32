import type { Finding } from "../../posts/ledger.ts";

/** What no article may say to its readers, judged clause by clause. */
export type SafetyRule = {
  readonly kind: Finding["kind"];
  readonly pattern: RegExp;
  /** Words in the same clause that make it harmless: a denial, a warning. */
  readonly unless?: RegExp;
  readonly message: string;
  /** The record that says otherwise. */
  readonly record?: string;
};

const aim = String.raw`(?:rank|ranks|seat|admission|selection|score|percentile|result|success|marks|air|nit|iit|top \d+|qualif\w+|crack\w*|clear\w*|pass)`;
const denied =
  /\b(?:no(?:body| one|r| \w+)?|never|not|cannot|can't|nothing|without any|neither|none|avoid|beware|ignore|distrust|stay away|walk away|be wary|fake|false|fraud|scams?|rumou?rs?|myths?|don't|doesn't|claims? (?:of|to)|anyone who|anyone that|if (?:someone|anyone|somebody)|who(?:ever)? (?:promises?|guarantees?|sells?|offers?)|illegal|against the rules|forbid\w*|guesses|so-called|nahi|illa|kazhiyilla)\b|नहीं|कोई भी|കഴിയില്ല|ഇല്ല/i;
const promise =
  "promises or advertises what nobody may: say what helps instead, without a promise.";
const official =
  "This site is neither official nor part of NTA, which conducts the exam: say so or leave the sentence out.";
const payment = "An article asks nobody to pay, to call or to join anything: leave it out.";
const toMachine = "This speaks to the writer or to the software and not to readers: leave it out.";
const secret = "The text asks readers for a secret: leave it out, for no article may.";

function promised(source: string): SafetyRule {
  return { kind: "promise", pattern: new RegExp(source, "i"), unless: denied, message: promise };
}

/** Promises (CCPA guidelines on coaching, 2024), predictions and urgency; nearness to NTA; calls to pay; requests for secrets. */
// prettier-ignore
export const readerRules: readonly SafetyRule[] = [
  promised(String.raw`\b(?:guarantee[sd]?|guaranteed|assured?s?|assures|promise[sd]?|ensures? you|sure to|certain to)\b[^.]{0,60}\b${aim}\b`),
  promised(String.raw`\b${aim}\b[^.]{0,40}\b(?:guaranteed?|guarantees|assured|promised|is certain|is sure|for sure|will come automatically)\b`),
  promised(String.raw`\b(?:100|hundred)\s?(?:%|per ?cent)\s+(?:guarantee\w*|success|selection|results?|sure|placement|pass|job|safe|working)`),
  promised(String.raw`\bsure[- ]?shot\b|\bsure[- ]?fire\b|\bfool-?proof\b|\bcannot fail\b|\bcan't fail\b|\bnever fails?\b|\bmoney[- ]back\b|\bhow sure we are\b`),
  promised(String.raw`\b(?:leaked|solved in advance)\b[^.]{0,40}\b(?:paper|questions?|key)\b|\b(?:paper|questions?|key)\b[^.]{0,30}\b(?:leaked|leak)\b|\binside(?:r)? information\b`),
  promised(String.raw`\b(?:predicted|guess|expected)\s+(?:question )?papers?\b|\bquestions? (?:that )?(?:will|are (?:sure|certain|going) to) (?:surely |definitely |certainly )?(?:come|be asked|appear|repeat)\b|\bwe know that\b[^.]*\bwill\b`),
  promised(String.raw`\bwill (?:definitely|surely|certainly|easily|for sure)\b[^.]{0,50}\b(?:get|score|crack|clear|qualify|secure|rank|be asked|come|pass|make it)\b`),
  promised(String.raw`\byou (?:will|are going to|are certain to|are bound to) (?:get|secure|have|earn|crack|clear|score|land|be|enter)\b[^.]{0,40}\b(?:rank|seat|nit|iit|percentile|marks|jee|selected|topper|admission|exam)\b`),
  promised(String.raw`\b(?:last|only \d+|few|limited|remaining) (?:few )?seats?\b(?! (?:of|in) (?:an? )?(?:round|josaa|the (?:nit|iit)))[^.]{0,30}\b(?:left|remain\w*|available|hurry|book|enrol+|join)\b|\blast seats\b|\blimited seats\b`),
  promised(String.raw`\b(?:hurry|enrol+ (?:now|today)|book (?:your|a) seat|seat booking|offer (?:ends|valid|closes)|discount|flat \d+% off|\d+% off|early bird|limited[- ]time|coupon|scholarship of up to|join (?:now|today)|admissions? open)\b`),
  promised(String.raw`\b(?:no\. ?1|number one|#1|best|top-?ranked|most (?:trusted|successful)) (?:coaching|institute|faculty|teachers|academy|classes)\b`),
  promised(String.raw`\b(?:our|we)\b[^.]{0,40}\b(?:toppers?|selections?|success rate|produced)\b[^.]{0,30}\d|\b\d+\+? (?:selections|toppers|rankers)\b`),
  promised(String.raw`\b(?:secret|magic|hack|trick)s? (?:formula|shortcut|to (?:crack|score|get|clear)|that (?:guarantee|make)s?)\b`),
  promised(String.raw`\b(?:crack|clear|top) jee(?: main)? (?:in|within) (?:just |only )?\d+ (?:days|weeks|months|hours)\b|\bwithout (?:studying|any (?:effort|study|preparation))\b`),
  promised(String.raw`\b(?:bribe|management (?:quota|seat)|donation seat|back ?door|direct (?:seat|admission (?:without|to)))\b`),
  promised(String.raw`(?:चयन|सीट|रैंक|सफलता|दाखिला)[^।.]*(?:पक्का|पक्की|गारंटी|निश्चित)|(?:पक्का|पक्की|गारंटी|100%)[^।.]*(?:चयन|सीट|रैंक|सफलता|दाखिला)|(?:സീറ്റ്|റാങ്ക്|വിജയം|പ്രവേശനം)[^.]*(?:ഉറപ്പ്|ഗ്യാരണ്ടി)|(?:seat|rank|selection|admission)\b[^.]{0,30}\b(?:pakk[ai]|urapp\w*|guarantee hai|zaroor milega)|\b(?:pakk[ai]|urapp\w*)\b[^.]{0,30}\b(?:seat|rank|selection|admission)`),
  { kind: "contradiction", pattern: /\b(?:this (?:is|site|website|blog|page|portal)|our (?:site|website|blog|page|portal)|we (?:are|run|operate)|welcome to)\b[^.]{0,25}\b(?:the|an|is|are) official\b[^.]{0,30}\b(?:site|website|portal|page|source|channel|partner|handle|blog)\b/i, unless: denied, message: official, record: "exam.body" },
  { kind: "contradiction", pattern: /\b(?:we|our (?:site|institute|team|website|portal|experts)|this (?:site|website|blog|portal|article|page))\b[^.]{0,40}\b(?:affiliated|partner(?:ed|s|ship)?|authori[sz]ed|approved|recogni[sz]ed|endorsed|accredited|certified|appointed|tie-?up|on behalf)\b[^.]{0,40}\b(?:nta|national testing agency|josaa|csab|ministry|government|aicte|jee)\b/i, unless: denied, message: official, record: "exam.body" },
  { kind: "contradiction", pattern: /\b(?:nta|national testing agency)[- ](?:approved|certified|authori[sz]ed|endorsed|recogni[sz]ed)\b|\b(?:nta|josaa|ministry)\b[^.]{0,20}\b(?:approved|certified|endorsed|recommends|appointed|trusts)\b[^.]{0,15}\b(?:our|us)\b|\bas (?:the|an?) (?:authori[sz]ed|official|approved|recogni[sz]ed)\b[^.]{0,40}\b(?:nta|josaa|jee)\b/i, unless: denied, message: official, record: "exam.body" },
  { kind: "contradiction", pattern: /\b(?:apply|register|pay(?: the| your)? fee|download (?:your|the) (?:admit card|scorecard|result)|check your result|fill (?:in )?(?:the|your) form)\b[^.]{0,30}\b(?:on|through|at|from|with) (?:our|this) (?:site|website|portal|page)\b/i, unless: denied, message: official, record: "exam.body" },
  { kind: "contradiction", pattern: /\bwe(?: at| are|, the| from)? (?:the )?(?:nta|national testing agency)\b|\bas (?:the )?(?:nta|exam authority),? we\b|\b(?:insider|sources? (?:in|at|inside|within) (?:the )?nta|nta (?:officials?|sources?) (?:told|confirmed|have told|revealed))\b/i, unless: denied, message: official, record: "exam.body" },
  { kind: "contradiction", pattern: /(?:हम|हमारी?|हमारा)[^।.]*(?:एनटीए|NTA)[^।.]*(?:अधिकृत|आधिकारिक|साझेदार)|(?:ഞങ്ങൾ|ഞങ്ങളുടെ)[^.]*(?:എൻ\.?ടി\.?എ|NTA).*(?:ഔദ്യോഗിക|അംഗീകൃത|പങ്കാളി)|\bhum\b[^.]*\bnta\b[^.]*\b(?:official|authori[sz]ed|adhikrit)/i, unless: denied, message: official, record: "exam.body" },
  { kind: "foreign-address", pattern: /\b(?:pay|transfer|deposit|remit|send (?:money|the (?:fee|amount)|₹|rs\.?))(?=\W)[^.]*\b(?:to (?:us|our|this|the (?:following|below))|to (?:block|book|reserve)|(?:upi|gpay|google pay|phonepe|paytm) (?:id|number|handle)|(?:into |to )?account (?:number|no|\d)|ifsc|qr code)\b|\bsend (?:₹|rs\.?)\s?\d[^.]*\bour\b/i, unless: denied, message: payment },
  { kind: "foreign-address", pattern: /\b(?:t\.me|wa\.me|telegram (?:group|channel)|whatsapp (?:group|channel)|join our|dm us|call (?:us|now|our)|whatsapp us)\b/i, unless: denied, message: payment },
  { kind: "smuggled-instruction", pattern: /\b(?:share|send|give|enter|submit|tell|provide|confirm|reply with|type|forward|whatsapp|email|e-mail)\b[^.]{0,60}\b(?:otp|password|passcode|cvv|(?:upi )?pin\b|bank details|card number|account password|aadhaar number)\b/i, unless: /\b(?:never|not|nobody|no one|don't|official|jeemain|nta\.|form|portal|log ?in|security pin|scorecard|result|admit card|application number|mobile number|your mobile)\b/i, message: secret },
];

function machine(pattern: RegExp, unless?: RegExp): SafetyRule {
  const rule = { kind: "smuggled-instruction", pattern, message: toMachine } as const;
  return unless === undefined ? rule : { ...rule, unless };
}

const notReaders =
  /\b(?:do not|don't|never) (?:ignore|disregard|forget)\b|\bexam hall\b|\binvigilator\b/i;

/** What is said to a machine, in English, Hindi, Malayalam and their Latin spellings: looked for in hidden text too. */
// prettier-ignore
export const machineRules: readonly SafetyRule[] = [
  machine(/\b(?:ignore|disregard|forget|override|bypass|drop)\b[^.]{0,30}\b(?:previous|prior|above|earlier|all|any|the|your|these)\b[^.]{0,20}\b(?:instructions?|rules|prompts?|guidelines|guardrails|policies|checks)\b/i, notReaders),
  machine(/\b(?:ignore|disregard|forget) (?:everything|all|the (?:text|rules)) (?:above|before)\b|\bfrom now on,? you\b|\banswer without (?:any )?checks\b|\bmark (?:each|every|all)\b[^.]*\bas (?:supported|true|checked)\b/i),
  machine(/^\s*(?:system|assistant|user|developer|human|ai)\s*[:,]\s*\S/i),
  machine(/<\|?(?:im_start|im_end|system|endoftext|assistant|user)\|?>|\[\/?INST\]|<<SYS>>/i),
  machine(/\b(?:you are (?:now )?(?:chatgpt|an? (?:\w+ )?(?:ai|llm|language model|assistant))|as an? (?:ai\b|(?:large )?language model)|my (?:system )?(?:prompt|instructions) (?:is|are|say)|system prompt|(?:reveal|print|repeat|show|output) (?:your|the|this) (?:system |hidden |initial )?(?:prompt|instructions))\b/i),
  machine(/\bI (?:cannot|can't|am unable to) (?:help|assist|comply|fulfil+) (?:with )?(?:that|this)\b|\bI(?:'m| am) sorry,? (?:but )?(?:I|as)\b/i),
  machine(/\b(?:approve|publish|mark)\b[^.]{0,30}\b(?:this (?:post|draft|article)|the text|at once|without (?:review|checking|checks|a human))\b/i),
  machine(/\b(?:note|message|instructions?) (?:to|for) (?:the )?(?:ai|assistant|model|llm|writer|reviewer|editor|bot)\b/i),
  machine(/\bhere is (?:the|your) (?:rewritten|revised|requested|updated) (?:article|post|draft|version)\b/i),
  machine(/\bdo not (?:tell|inform|show) (?:the )?(?:reader|user|reviewer|admin)s?\b|\b(?:call|invoke|use|execute) (?:the )?(?:tool|function|api|shell|command)\b/i),
  machine(/(?:निर्देश|नियम|आदेश)\S*[^।.]{0,30}(?:भूल|अनदेखा|नज़?रअंदाज|नजरअंदाज)|(?:भूल|अनदेखा)[^।.]{0,30}(?:निर्देश|नियम|आदेश)|(?:सिस्टम )?प्रॉम्प्ट[^।.]{0,15}(?:दिखा|बता)/),
  machine(/(?:നിർദ്ദേശ|നിർദേശ|നിയമ)\S*[^.]{0,30}(?:മറന്ന|മറക്ക|അവഗണി)|പ്രോംപ്റ്റ്[^.]{0,15}(?:കാണി|പറയ)/),
  machine(/\b(?:nirdesh\w*|niyam\w*|instructions?)\b[^.]{0,30}\b(?:andekha|bhool|bhul|ignore karo|nazarandaz|marann\w*|marakk\w*|avagan\w*)|\b(?:system )?prompt (?:dikha\w*|bata\w*|kaani\w*|kani\w*|parayu\w*)/i),
];
