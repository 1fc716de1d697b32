import { type Rule, rulesOf, type SafetyRule, words } from "./safety-rule.ts";

const drop = String.raw`\b(?:ignore|disregard|forget|override|overrule|bypass|skip|drop|discard|set aside|stop (?:following|obeying)|do not (?:follow|obey)|don't (?:follow|obey)|pay no attention to|abandon)\b`;
const orders = String.raw`\b(?:instructions?|rules?|prompts?|guidelines?|guardrails?|policies|policy|directions?|directives?|constraints?|restrictions?|orders|commands|programming|safety|filters?)\b`;
const inExam =
  /\b(?:not|never|n't|students|candidates|many) (?:\w+ )?(?:ignore|forget|skip|disregard|bypass|break|override)\b|\b(?:ignore|forget|skip|disregard)\b.{0,30}\b(?:on|of|in|for|from) (?:the |your |this )?(?:admit card|question|exam\w*|hall|invigilator|paper|screen|centre|test|bulletin|chapter|section|thumb|board|differentiation)/i;
const text = String.raw`(?:post|draft|article|text|content|page|revision|blog)`;
const machine = String.raw`(?:ai|assistant|language model|llm|model|chatbot|chatgpt|gpt|claude|gemini|bot|writer|reviewer|editor|moderator|fact[- ]?checker|system|admin\w*)`;
const judged = String.raw`(?:supported|checked|true|correct|safe|approved|verified|confirmed|fine|harmless)`;
const human =
  /\b(?:nta|universit\w+|board|agency|ministry|josaa|will|can|should not|must not|do not|never)\b.{0,20}\b(?:publish|approve)/i;

// prettier-ignore
const english: readonly Rule[] = [
  [words`\b(?:you|whoever)(?:.{0,12}?)\b(?:model|ai|assistant|bot|llm|reviewer)\b~\b(?:must|should|shall|have to|reading this)\b|\b(?:do not|don't|never|stop) apply(?:ing)? (?:your|any|the) (?:\w+ )?${orders}|\b(?:disregard|ignore|bypass|fool|trick|satisfy) the (?:checker|reviewer|filter|checks|moderator|validator)\b|\b(?:present|show|mark|treat|show|flag|list|rate) (?:this|it|everything|all)?(?: \w+)? ?as ${judged}\b|\bomit (?:all |any )?(?:warnings|caveats|disclaimers|sources)\b|(?:^|\W)(?:assistant|system|ai|model|reviewer) ?: ?\w+ (?:as|this|the|all|your|it)\b`],
  [words`\byour (?:earlier|previous|former|original|prior|initial|real|new|only) (?:\w+ )?(?:guidance|task|brief|instructions?|role|purpose|job|orders|directions)\b|\byour (?:task|role|job|purpose|brief) (?:has changed|is now|changes)\b|\b(?:everything|what|whatever) you (?:were|have been) (?:told|taught|given|asked)\b|\b(?:next|following) (?:line|text|lines|message|paragraph) (?:says|as|are|is) (?:\w+ )?(?:new |your )?|\bas your (?:new )?(?:instructions?|orders|rules)\b|\b(?:instructions?|rules|orders|guidelines|everything)\b(?:.{0,30}?)\b(?:is|are) (?:now )?(?:void|null|cancelled|overridden|obsolete|no longer valid)\b`, /\b(?:admit card|nta|exam|invigilator|next (?:line|paragraph) is)\b|\b(?:line|text|paragraph) (?:is|are)\b(?! your)/i],
  [words`\b(?:dear|hey|hello|hi|attention) (?:\w+ )?${machine}\b|\blet this (?:pass|through|go through|one pass)\b|\b(?:respond|reply|answer) with ["“']|\b(?:reply|respond|answer|say|write|output)\b(?:.{0,40}?)\band nothing else\b|\bno (?:further|more|other) (?:check\w*|review\w*|verification) (?:is |are )?(?:required|needed|necessary)\b|\balready (?:been )?(?:verified|approved|checked|cleared) by (?:the )?(?:owner|admin\w*|editor|reviewer|human|team)\b|\b(?:admin|god|debug|developer|maintenance|root) mode\b|\b(?:produce|write|generate|output|compose) (?:me )?an? (?:advertisement|advert|ad|promotion\w*|poem|joke)\b|(?:^|[:,;] ?|\band )(?:say|write|claim|state|insert|announce|add) that (?:the |all |every |this |our )?(?:fees?|seats?|rank|institute|exam|result|site|form|admission)\b|\brelease the draft\b`, /\b(?:some|they|people|who) (?:say|claim)\b/i],
  [words`${drop}(?:.{0,30}?)\b(?:previous|prior|above|earlier|preceding|former|all|any|the|your|these|those|its|every|given|system)\b(?:.{0,25}?)${orders}`, inExam],
  [words`${drop}(?:.{0,15}?)\b(?:everything|anything|all(?: that)?|what(?:ever)? (?:you were|was|has been|i|we)|what you (?:were|have been))\b(?:.{0,20}?)\b(?:above|before|so far|told|earlier|previously|said)\b`, /\b(?:students|candidates|learnt|learned|you have read in)\b|\bnot (?:ignore|forget|skip)/i],
  [words`^\s*(?:system|assistant|user|developer|human|ai)(?: (?:override|message|prompt|note))?\s*:\s*\S`],
  [/<\|?(?:im_start|im_end|system|endoftext|assistant|user)\|?>|\[\/?INST\]|<<SYS>>|\btool_call\b|^#+ ?(?:system|instruction)s?:?$/i],
  [words`(?:^|[.;:!?"“]\s?|\b(?:hey|dear|hello|attention)\s)(?:the )?(?:ai|assistant|chatgpt|gpt|claude|gemini|llm|language model|model|chatbot|bot|reviewer|fact[- ]?checker) ?[,:] `],
  [words`\b(?:you are|you're|act as|behave as|pretend (?:to be|you are)|play the role of|become) (?:now |henceforth |no longer )?(?:an? |the |in )?(?:\w+ )?(?:ai\b|llm|language model|(?:helpful |unrestricted |different |evil )assistant|assistant\b|chatgpt|chatbot|unrestricted|unfiltered|jailbroken|dan\b|developer mode|administrator|reviewer|moderator|bound by)`],
  [words`\bas an? (?:ai\b|(?:large )?language model|llm|chatbot|virtual assistant)|\bmy (?:system )?(?:prompt|instructions|guidelines|training data) (?:is|are|say\w*|forbid\w*)|\bsystem prompts?\b|\b(?:hidden|initial|secret) (?:prompt|instructions)\b|\b(?:jailbreak|developer mode|prompt injection)\b`],
  [words`\b(?:reveal|print|repeat|show|output|leak|display|disclose|tell (?:me|us)) (?:me |us )?(?:your|the|this) (?:\w+ )?(?:prompt|instructions|guidelines|api key|secrets|environment)\b`, /\b(?:screen|admit card|exam|invigilator)\b/i],
  [words`\bi (?:cannot|can't|am unable to|will not) (?:help|assist|comply|fulfil+) (?:with )?(?:that|this|you|your)\b|\bi(?:'m| am) sorry,? (?:but )?(?:i|as)\b|\bhere is (?:the|your) (?:rewritten|revised|requested|updated) (?:article|post|draft|version)\b`],
  [words`\b(?:approve|publish|accept|green-?light|pass|sign off|set live|release)\b(?:.{0,15}?)\b(?:this|the|it|my|your) (?:\w+ )?${text}\b|\bpublish (?:it |this )?(?:at once|immediately|right away|directly|unseen|without)|\bset (?:it|this) live\b|\b(?:approve|publish|mark|accept)\b(?:.{0,30}?)\bwithout (?:a |any )?(?:review\w*|check\w*|human|reading|look)`, human],
  [words`\b(?:mark|label|treat|rate|flag|count|confirm|regard|classify) (?:each|every|all|this|the|these|it|everything)(?: (?:of )?\w+){0,3} as (?:\w+ )?${judged}\b|\b(?:confirm|approve|support) (?:each|every|all)(?: the)? (?:statements?|sentences?|claims?)\b`],
  [words`\b(?:do not|don't|never|no need to|need not|skip|stop|without|avoid|turn off|disable) (?:the |any |your )?(?:fact[- ]?)?(?:check\w*|verif\w+|review\w*|flag\w*|validat\w+|censor\w*|filter\w*)(?: (?:of|for))? (?:this|these|the (?:facts|claims|${text}|sources|figures)|facts|claims|sources|anything written|any claims?)\b|\b(?:skip|disable|turn off|bypass) (?:the |all |any )?(?:fact[- ]?check\w*|checks|checker|review|verification|moderation)\b|\bwithout any checks\b`, /\bnot skip\b|\bthis (?:list|page on|step)|\b(?:review|check) of your\b/i],
  [words`\b(?:reply|respond|answer|output|say|return|write) (?:only |just |nothing but |exclusively |exactly )(?:with |in |this|the (?:word|text|following)|"|yes|ok)|\bfrom now on,? (?:you )?(?:(?:will|must|should|are to) )?(?:answer|respond|reply|act as|pretend|obey|ignore|output)\b|\b(?:new|updated|additional|secret) (?:system )?(?:instructions?|orders|directives?) ?:|\b(?:end|begin|start) of (?:the )?(?:prompt|system|instructions|context)\b`, /\b(?:answer only (?:with|in) (?:pen|numbers|integers))\b/i],
  [words`\b(?:note|message|instructions?|orders?|hint|request|word) (?:to|for) (?:the |any |all |every )?${machine}s?\b|\bthe (?:writer|model|ai|assistant|reviewer|bot|editor) (?:must|should|shall|has to|is to|may|will) (?:not |now |always )?(?:ignore|write|add|say|approve|publish|skip|check|insert|mark|accept|obey|answer)|\b(?:whoever|anyone who|whichever model|if you are an? (?:ai|llm|language model|assistant|bot|model))\b(?:.{0,10}?)\b(?:edits?|checks?|reviews?|rewrites?|summari[sz]es?|reads?|processes)? ?(?:this|,)~\b(?:skip|approve|publish|ignore|write|add|insert|set|must|should|mark|say)\b|\bwhen (?:you |asked to )?(?:summari[sz]e|rewrite|translate|process|review|check)(?:ing)? this (?:page|text|article|post)`, /\bnote to (?:the )?editor of\b/i],
  [words`\bdo not (?:tell|inform|show) (?:the )?(?:reader|user|reviewer|admin)s?\b|\b(?:call|invoke|use|execute|run) (?:the )?(?:tool|function|api|shell|command|script)s?\b|\b(?:stop following|change|replace|drop|forget|ignore|override|break|disregard) (?:all )?your (?:\w+ )?${orders}|\boverride (?:all|mode|code|the (?:checks|review))\b|\bsystem override\b`, /\b(?:not|never) (?:forget|ignore|break)\b/i],
];

const dropLatin = String.raw`\b(?:andekh\w*|anadekh\w*|bhool\w*|bhul\w*|ignore|nazar\s?andaz|nazarandaz|chhod\w*|chod\w*|mat maan\w*|mat man\w*|na maan\w*|hata\w*|radd|tod(?:o|na|kar|do)?\b|mara(?:nn|kk|nu|ku)\w*|avagani\w*|avagann\w*|ozhiva\w*|thalli\w*|upekshi\w*|langhi\w*|override)`;
const ordersLatin = String.raw`\b(?:nirdesh\w*|nirdes\w*|niyam\w*|rules?|instructions?|hidayat\w*|aadesh\w*|adesh\w*|prompt\w*|chatta\w*|kalpana\w*|guidelines?)\b`;
const whichLatin = String.raw`\b(?:pichh?l\w*|pehl\w*|pahl\w*|upar\w*|oopar\w*|sabhi|saare|sare|sab|apne|apni|purane|in|diye|mun\w*|mukal\w*|mugal\w*|ella\w*|ninga\w*|ninte|pazhaya|ee|all|previous|your)\b`;
const hindiKeeps =
  /\b(?:mat|na|kabhi na) (?:bhool|bhul|chhod|chod|ignore|tod)|\w*aruthu?\b|\bkarne (?:wal|se|par)\w*|\b(?:admit card|pareeksha|pariksha|exam|hall)\w* (?:ke|ki|ile|il|le)\b/i;
const indicKeeps =
  /(?:न|ना|मत|नहीं)\s?(?:भूल|छोड़|तोड़|अनदेख|नज़र|नजर)|रुत्|രുത്|(?:परीक्षा|एडमिट कार्ड|पेपर|हॉल)\S* (?:के|की) (?:नियम|निर्देश)/u;

// prettier-ignore
const indian: readonly Rule[] = [
  [words`${ordersLatin}~${dropLatin}|${dropLatin}~${whichLatin}~${ordersLatin}`, hindiKeeps],
  [words`\b(?:prompt|nirdesh\w*)\b~\b(?:dikha\w*|bata\w*|kanikk?\w*|para(?:y|nj)\w*|kaatt?\w*)|\b(?:post|lekh\w*|article|draft|lekhanam)\b(?: ko)? ?(?:approve|manzoor|manjoor|publish|pass|sweekar|amgeekari\w*|angeekari\w*|prasidheekari\w*) ?(?:kar|cheyy|chey|de|do|kk)?|\bbina (?:check|jaa?nch\w*|review|padhe)\b~\b(?:publish|post|approve|manzoor|prakashit)|\bparishodhi(?:kk|k)athe|\b(?:ab (?:tum|aap)|tum ab|aap ab|ni ippol|ningal ippol)\b~\b(?:ai|assistant|model|sahayak\w*|robot|bot)\b`, /\b(?:mat|nahi|nahin|aruthu?)\b/i],
  [words`(?:निर्देश|नियम|आदेश|हिदायत|प्रॉम्प्ट|प्रोम्प्ट)~(?:भूल|भुला|अनदेख|नज़रअंदाज़|नजरअंदाज|नज़रंदाज़|नजरंदाज|छोड़|मत मान|न मान|उपेक्षा|तोड़|हटा|रद्द)|(?:भूल|भुला|अनदेख|नज़रअंदाज़|नजरअंदाज|छोड़)~(?:निर्देश|नियम|आदेश|प्रॉम्प्ट)`, indicKeeps],
  [words`(?:सिस्टम|छिपा|अपना|गुप्त) ?(?:हुआ )?(?:प्रॉम्प्ट|प्रोम्प्ट)|(?:लेख|पोस्ट|ड्राफ्ट|ड्राफ़्ट|आलेख)~(?:मंज़ूर|मंजूर|स्वीकृत|स्वीकार|अप्रूव|प्रकाशित|पब्लिश)~(?:कर|दो|दें)|बिना (?:जाँच|जांच|पढ़े|समीक्षा)~(?:प्रकाशित|मंज़ूर|मंजूर|पब्लिश|स्वीकृत)|(?:अब|आज से) (?:तुम|आप)~(?:एआई|सहायक|मॉडल|रोबोट|असिस्टेंट)|(?:तुम|आप) (?:अब )?(?:एक )?(?:एआई|रोबोट|असिस्टेंट|भाषा मॉडल)`, /(?:न|मत|नहीं) (?:करो|करें)/u],
  [words`(?:നിർദ്ദേശ|നിർദേശ|നിയമ|ചട്ട|പ്രോംപ്റ്റ|ഉത്തരവ)~(?:മറന്ന|മറക്ക|അവഗണി|ഒഴിവാക്ക|തള്ളി|വിട്ട)|(?:അവഗണി|മറക്ക|മറന്ന)~(?:നിർദ്ദേശ|നിർദേശ|നിയമ|ചട്ട|പ്രോംപ്റ്റ)`, indicKeeps],
  [words`സിസ്റ്റം (?:പ്രോംപ്റ്റ|പ്രോമ്റ്റ|പ്രോംറ്റ)|(?:ലേഖന|പോസ്റ്റ|ഡ്രാഫ്റ്റ)~(?:അംഗീകരി|പ്രസിദ്ധീകരി|അപ്രൂവ്)|പരിശോധി(?:ക്കാതെ|ക്കരുത്)~(?:പ്രസിദ്ധീ|അംഗീക|പോസ്റ്റ)|(?:നീ|നിങ്ങൾ) (?:ഇപ്പോൾ|ഇനി)~(?:എഐ|സഹായി|മോഡൽ|റോബോട്ട|അസിസ്റ്റന്റ)`, /ക്കരുത്$/u],
];

/** What is said to the writer, to a reviewer or to a model instead of to readers; nothing but `unless` excuses it. */
export const instructionRules: readonly SafetyRule[] = rulesOf(
  {
    kind: "smuggled-instruction",
    reads: "sentence",
    message: "This speaks to the writer or to the software and not to readers: leave it out.",
  },
  [...english, ...indian],
);
