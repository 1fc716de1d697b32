import type { Finding } from "../../posts/ledger.ts";
import type { DraftText } from "./draft-text.ts";
import { stopping } from "./finding.ts";

const aim = String.raw`(?:rank|ranks|seat|admission|selection|score|percentile|result|success|marks|air|nit|iit|top \d+|qualif\w+|crack\w*|clear\w*)`;

/** What the rules on advertising by coaching centres forbid (CCPA guidelines of 2024), and urgency. */
const promises: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:guarantee[sd]?|guaranteed|assured?s?|assures|promise[sd]?|ensures? you|sure to)\b[^.]{0,60}\b${aim}\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b${aim}\b[^.]{0,40}\b(?:guaranteed?|guarantees|assured|promised|is certain|is sure|for sure)\b`,
    "i",
  ),
  /\b(?:100|hundred)\s?(?:%|per ?cent)\s+(?:guarantee\w*|success|selection|results?|sure|placement|pass|job|safe|working)\b/i,
  /\bsure[- ]?shot\b|\bsure[- ]?fire\b|\bfool-?proof\b|\bcannot fail\b|\bcan't fail\b|\bnever fails?\b/i,
  /\b(?:leaked|solved in advance)\b[^.]{0,40}\b(?:paper|questions?|key)\b|\b(?:paper|questions?|key)\b[^.]{0,30}\b(?:leaked|leak)\b/i,
  /\b(?:expected|predicted|guess)\s+(?:question )?papers?\b|\bquestions? (?:that )?(?:will|are (?:sure|certain|going) to) (?:surely |definitely |certainly )?(?:come|be asked|appear|repeat)\b/i,
  /\bwill (?:definitely|surely|certainly|easily|for sure)\b[^.]{0,50}\b(?:get|score|crack|clear|qualify|secure|rank|be asked|come|pass|make it)\b/i,
  /\byou (?:will|are going to|are certain to|are bound to) (?:get|secure|have|earn|crack|clear|score|land|be)\b[^.]{0,40}\b(?:rank|seat|nit|iit|percentile|marks|jee|selected|topper|admission|exam)\b/i,
  /\b(?:last|only \d+|few|limited|remaining) (?:few )?seats?\b(?! (?:of|in) (?:an? )?(?:round|josaa|the (?:nit|iit)))[^.]{0,30}\b(?:left|remain\w*|available|hurry|book|enrol+|join)\b|\blast seats\b|\blimited seats\b/i,
  /\b(?:hurry|enrol+ (?:now|today)|book (?:your|a) seat|offer (?:ends|valid|closes)|discount|flat \d+% off|\d+% off|early bird|limited[- ]time|coupon|scholarship of up to|join (?:now|today)|admissions? open)\b/i,
  /\b(?:no\. ?1|number one|#1|best|top-?ranked|most (?:trusted|successful)) (?:coaching|institute|faculty|teachers|academy|classes)\b/i,
  /\b(?:our|we)\b[^.]{0,40}\b(?:toppers?|selections?|success rate|produced)\b[^.]{0,30}\d|\b\d+\+? (?:selections|toppers|rankers)\b/i,
  /\b(?:secret|magic|hack|trick)s? (?:formula|shortcut|to (?:crack|score|get|clear)|that (?:guarantee|make)s?)\b/i,
  /\b(?:crack|clear|top) jee(?: main)? (?:in|within) (?:just |only )?\d+ (?:days|weeks|months|hours)\b|\bwithout (?:studying|any (?:effort|study|preparation))\b/i,
  /\b(?:bribe|management quota|donation seat|back ?door|direct admission (?:without|to))\b/i,
];
const warned =
  /\b(?:fraud|scams?|fake|false|myths?|rumou?rs?|beware|distrust|stay away|illegal|do not believe|don't believe)\b/i;
const honest =
  /\b(?:no(?:body| one| book| course| coach\w*| institute| site| method| plan)?|never|not|cannot|can't|nothing|without any|neither|none|avoid|beware|ignore|distrust|stay away|be wary|fake|false|fraud|scam|rumou?rs?|myths?|do not believe|don't believe|claims? (?:of|to)|anyone who|who(?:ever)? (?:promises?|guarantees?|sells?|offers?)|illegal|against the rules|forbid\w*)\b/i;

/** Promises of a result, talk of leaked papers, urgency and superlatives; honest denials are none. */
export function checkPromises({ statements, content }: DraftText): readonly Finding[] {
  const tags = content.tags.map((text) => ({ text, place: { field: "tags" } as const }));
  return [...statements, ...tags].flatMap(({ text, place }) => {
    if (warned.test(text)) return [];
    const promise = clausesOf(text).find(
      (clause) => promises.some((pattern) => pattern.test(clause)) && !honest.test(clause),
    );
    return promise === undefined
      ? []
      : [
          stopping(
            "promise",
            place,
            promise,
            `“${promise.trim()}” promises or advertises what nobody may: say what helps instead, without a promise.`,
          ),
        ];
  });
}

function clausesOf(text: string): readonly string[] {
  return text.split(/;\s|:\s|,? but |\s–\s|,? yet |,? however,? /);
}
