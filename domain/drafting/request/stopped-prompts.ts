import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { guideIndexOf } from "../guides/guide-index.ts";
import { readPrompt, wholeWords } from "./read-prompt.ts";

type Stop = "danger" | "instructions" | "promise" | "rival" | "off-topic";

export type PromptStop = {
  readonly stopped: Stop;
  readonly message: string;
};

type StopRule = {
  readonly stopped: Stop;
  readonly message?: string;
  readonly pattern: RegExp;
  readonly unless?: RegExp;
};

/** A sentence with a way out for each, addressed to whoever typed the prompt. */
const sentences = {
  danger:
    "This may be about a person in danger, so no post is made of it. If it is about you or somebody near you, talk to a person now: Tele MANAS, the national helpline, answers day and night, free and in many languages, at 14416 or 1800-891-4416. In immediate danger call 112. Do not stay alone, or leave them alone; tell a parent, a counsellor or a doctor.",
  instructions:
    "This has orders about how the site works, which are not followed. Please write what the post is to be about.",
  promise:
    "Nobody can promise admission, a rank or marks, so no post says that. Please ask for what students can do for it, or for how admission is decided.",
  rival:
    "No post speaks ill of another institute. Please write what students should look for when they choose one.",
  leak: "Nobody has the paper before the exam: offers of one are fraud, and no post advertises them. Please ask for a warning to students instead.",
  falsehood:
    "No post states what is known to be untrue. Please write what is right, or ask for a post that clears up the rumour.",
  "off-topic":
    "This site writes about JEE Main, engineering admission and studying for them, and this prompt is about something else. Please name a subject of the exam.",
} as const;

const self = String.raw`(?:my|him|her|them|your)sel(?:f|ves)`;

const rules: readonly StopRule[] = [
  {
    stopped: "danger",
    pattern: new RegExp(
      [
        String.raw`\bsuicid\w*`,
        String.raw`\b(?:kill|killing|hang|hanging|hurt|hurting|harm|harming|cut|cutting) ${self}\b`,
        String.raw`\bself[- ]?harm\w*`,
        String.raw`\b(?:end|ending|take|taking|give up) (?:my|his|her|their) (?:own )?(?:life|lives)\b`,
        String.raw`\b(?:want|wants|wanted|wish|wishes|going|rather|better) (?:to )?(?:die|be dead)\b|\bbetter (?:off )?dead\b|\bwish (?:i|he|she) (?:was|were) dead\b`,
        String.raw`\bno (?:use|point|reason|meaning|sense) (?:of|in|for|to|left in) (?:my |his |her |their )?(?:living|life|live|being alive|existence)\b`,
        String.raw`\b(?:not|n't|dont|doesnt|cannot|cant|no longer) (?:want to |wish to |feel like )?(?:live any ?more|living any ?more|be alive|live|living) ?(?:$|[.,!;]|if|with|after|because|like)`,
        String.raw`\blife is (?:not|n't) worth\b|\bjump(?:ing)? (?:off|from) (?:a |the |his |her )?(?:bridge|building|roof|terrace|hostel|flat)\b`,
        String.raw`\b(?:father|mother|dad|mom|parents?|teacher|sir|warden|uncle|seniors?) (?:\w+ )?(?:beats?|beating|hits?|hitting|slaps?|tortur\w+|abus\w+|molest\w+)\b|\b(?:being|getting|is|was) (?:beaten|abused|molested|tortured|raped)\b`,
        String.raw`\b(?:k?hud-?kush[iy]\w*|a+tma-?hat+h?ya|a+thmaha?thya\w*)\b|\bmar(?:na|ne) (?:ka |ki )?(?:chah\w*|man|mann)\b|\bmar ja(?:u|un|unga|ungi|aunga|aungi)\b|\bje+ne ka ma+n+ nah?i\w*|\bje+na nah?i\w* (?:chah\w*|hai)|\bjaan de (?:du|dun|dunga|dungi|dega|degi)\b`,
        String.raw`\bmarik{1,2}um (?:ennu|enn)\b|\bmarik{1,2}anam\b|\bmarik{1,2}an (?:thonn\w*|tonn\w*|pok\w*)|\bchavan (?:thonn\w*|tonn\w*)|\bjeevik{1,2}an (?:vayya\w*|thonnunnilla|agrah\w* illa)`,
        String.raw`आत्महत्या|खुदकुशी|ख़ुदकुशी|मरना चाह|मरने का मन|मर जाना चाह|मर जाऊ|सब खत्म कर (?:दूँ|दूं|लूँ|लूं)|जीने का मन नहीं|जीना नहीं चाह|जान दे (?:दूँ|दूं|दूँगा|दूंगा)`,
        String.raw`ആത്മഹത്യ|മരിക്കാൻ തോന്ന|മരിക്കും എന്ന|മരിക്കണം|ജീവനൊടുക്ക|ജീവിക്കാൻ (?:വയ്യ|തോന്നുന്നില്ല|ആഗ്രഹമില്ല)|ജീവിക്കണ്ട`,
      ].join("|"),
      "iu",
    ),
  },
  {
    stopped: "instructions",
    pattern:
      /\b(?:ignore|disregard|forget|override|overrule|bypass)\b.{0,20}\b(?:previous|prior|above|earlier|preceding|all|any|your|these|those|system|the)\b.{0,20}\b(?:instructions?|rules?|prompts?|guidelines?|guardrails?|policy|policies|records?|checks?)\b|\bsystem prompts?\b|\byou are (?:now|no longer)\b.{0,30}\b(?:ai|model|assistant|bot|unrestricted|dan)\b|\b(?:jail ?break|developer mode|prompt injection)\b|\b(?:reveal|print|show|leak|output) (?:me )?(?:your|the) (?:\w+ )?(?:prompt|instructions|api keys?|passwords?|secrets?)\b|<\|?(?:im_start|system|endoftext)\|?>|\[\/?INST\]|\b(?:publish|approve)\b.{0,20}\bwithout (?:any |a )?(?:checks?|checking|review|reviewing|approval)\b/i,
    unless:
      /\b(?:not|never|n't|students|candidates|many|people) (?:\w+ )?(?:ignore|forget|disregard|bypass|override)\b|\b(?:on|of|in|at) (?:the |your )?(?:admit card|exam\w*|hall|invigilator|bulletin|centre|center|nta)\b/i,
  },
  {
    stopped: "promise",
    pattern:
      /\b(?:guarante\w*|assur(?:e|es|ed|ing|ance)|promis(?:e|es|ed|ing)|sure[- ]?shot)\b.{0,60}\b(?:admissions?|seats?|ranks?|percentile|marks|selection|results?|success|nits?|iits?|score|crack|pass)\b|\b(?:admissions?|seats?|ranks?|percentile|marks|selection|success|nits?|iits?)\b.{0,30}\b(?:guarante\w*|assured|sure[- ]?shot)\b|\b100 ?(?:%|percent|per cent) (?:\w+ )?(?:guarante\w*|success|selection|admissions?|results?|placement)\b|\b(?:percentile|rank|seats?|admission|selection|marks?|nit)\b.{0,40}\b(?:urapp\w*|pakka|guarantee)\b|(?:സീറ്റ്|റാങ്ക്|അഡ്മിഷൻ|പെർസെന്റൈൽ).{0,30}ഉറപ്പ്|(?:सीट|रैंक|एडमिशन|दाखिला|चयन).{0,30}(?:गारंटी|पक्का)/i,
    unless:
      /\?|^\W*(?:is|are|was|does|do|did|can|could|will|would|should|who|what|which|why|how|whether)\b|\b(?:no|not|never|nobody|no one|none|cannot|n't|cant|dont|without|whether|myths?|beware|false|fake|scams?|fraud\w*|cheats?|agents?|trap|warn\w*|believe)\b/i,
  },
  {
    stopped: "rival",
    pattern:
      /\b(?:allen|a+kash|fiitjee|resonance|byju'?s?|unacademy|physics ?wallah|vidyapeeth|narayana|chaitanya|vedantu|brilliant(?: pala)?|xylem|bansal|vibrant|vidyamandir|(?:rival|competitors?|competing|neighbou?ring)(?: \w+)? (?:coaching|institutes?|centres?|centers?|academy|academies|class(?:es)?))\b.{0,60}\b(?:fraud\w*|cheat\w*|scam\w*|fake|worst|useless|loot\w*|thie(?:f|ves)|liars?|bad|poor|waste|don'?t join|not join|never join|avoid|expose|defame|crooks?|fail\w*|terrible|pathetic|inferior)\b|\b(?:expose|defame|attack|criticise|criticize|bad ?mouth|fraud|cheating|worst|why not(?: to)? join|avoid)\b.{0,40}\b(?:allen|a+kash|fiitjee|resonance|byju'?s?|unacademy|physics ?wallah|vidyapeeth|narayana|chaitanya|vedantu|brilliant pala|xylem|bansal|rival|competitors?)\b/i,
  },
  {
    stopped: "promise",
    message: sentences.leak,
    pattern:
      /\b(?:sell(?:ing)?|bech\w*|buy|available|pay|price|contact|download|get|rs\.? ?\d+|upi)\b.{0,80}\b(?:leaked|original|real|actual) (?:\p{L}+ )?(?:question )?papers?\b|\b(?:leaked|original|real|actual) (?:question )?papers?\b.{0,80}\b(?:sell(?:ing)?|bech\w*|buy|available|pay|price|contact|upi|rs\.? ?\d+|telegram link|100 ?%)\b|\bquestion papers?\b.{0,40}\b(?:one day|a day|hours?|night|week) before\b.{0,80}\b(?:pay|upi|contact|whatsapp|original)\b/iu,
    unless:
      /\b(?:beware|warn\w*|fraud\w*|scam\w*|fake|cheat\w*|never|do ?n[o']?t|avoid|rumou?rs?|not true|police|complain\w*|report)\b/i,
  },
  {
    stopped: "instructions",
    message: sentences.falsehood,
    pattern:
      /\b(?:it is|it's|this is|although|though|even if|even though) (?:\p{L}+ ){0,3}(?:not true|untrue|false|fake|a lie)\b|\b(?:write|post|publish|make|spread)\b.{0,40}\b(?:fake|false|made[- ]up) (?:news|dates?|notices?|notifications?|results?|cutoffs?)\b/iu,
    unless:
      /\b(?:how to|beware|warn\w*|spot|identify|recogni[sz]e|check|against|avoid|whether|rumou?r)\b/i,
  },
];

const longest = 4_000;

const ofTheField =
  /\bjee\b|\bjeemain|\bnta\b|\bjosaa\b|\bcsab\b|\bkeam\b|\bnits?\b|\biits?\b|\biiits?\b|\bncert\b|b\.? ?arch|b\.? ?plan|\bexams?\b|entrance|admit card|admission|counsell?ing|\bmocks?\b|syllabus|\bph[iy]sics\b|chem[ie]stry|\bmath|study|studies|studying|student|revision|\bboards?\b|class 1[012]|plus (?:one|two)|\bcolleges?\b|engineering|scholarship|hostel|\bcoaching\b|time ?table|percentile|cut ?off|\brank\b|aspirant|dropper|\bnotes\b|kuttikal|padhai|taiyari|vidyarthi|padikk|जेईई|परीक्षा|पढ़|छात्र|मॉक|टेस्ट|सिलेबस|रिवीजन|विषय|कोचिंग|ജെഇഇ|പരീക്ഷ|പഠ|വിദ്യാർ|കുട്ടി|മോക്ക്|ടെസ്റ്റ്|സിലബസ|റിവിഷ|കോച്ചിങ്/iu;

const ofOtherFields =
  /\b(?:recipes?|cooking|cricket|ipl|football|movies?|cinema|actor|actress|elections?|vote[rs]?|voting|politics|political|politician|minister|stock market|shares? to buy|trading|bitcoin|crypto\w*|astrolog\w*|horoscopes?|weight loss|diet plan|dating|wedding|tourism|hotels?|mobile phones? under|car review|lottery|betting|casino)\b/iu;

/** Less than this share of what a prompt names is known here where it is about something else. */
const minKnown = 0.6;

async function isOffTopic(prompt: string, facts: FactSnapshot): Promise<boolean> {
  if (ofTheField.test(prompt)) return false;
  if (ofOtherFields.test(prompt)) return true;
  const index = await guideIndexOf(facts);
  const { groups } = index.read(wholeWords(readPrompt(prompt, facts)));
  const named = groups.filter(
    ({ kind, terms: [first] }) => kind === "named" && !/^\d/.test(first?.term ?? ""),
  );
  const known = named.filter(index.knows);
  // Words of another script are unknown in many forms, and one word alone may be a slip: neither tells of another subject.
  const latin = named.filter(({ terms: [first] }) => /^[~a-z]/.test(first?.term ?? ""));
  const telling = latin.length > 0 ? latin : known.length === 0 ? named : [];
  const unknown = telling.filter((group) => !index.knows(group)).length;
  return unknown > 1 && 1 - unknown / telling.length < minKnown;
}

/**
 * Why no post may be made of a prompt, with a sentence for whoever typed it; null for any other. Read before anything is
 * matched, sentence by sentence: what stands beside it changes nothing.
 */
export async function stopOf(prompt: string, facts: FactSnapshot): Promise<PromptStop | null> {
  const parts = prompt
    .slice(0, longest)
    .normalize("NFKC")
    .split(/(?<=[.!?\n।])\s+|\n+/u);
  for (const { stopped, message, pattern, unless } of rules)
    if (parts.some((part) => pattern.test(part) && unless?.test(part) !== true))
      return { stopped, message: message ?? sentences[stopped] };
  return (await isOffTopic(prompt, facts))
    ? { stopped: "off-topic", message: sentences["off-topic"] }
    : null;
}
