/** Exams of others, and what is asked of them: answered from our records it would be false. */
const otherExam =
  /\b(?:neet|cuet|upsc|ssc|gate|clat|nda|bitsat|viteee|kcet|mht ?cet|wbjee|keam|sslc)\b/i;
const school =
  /\b(?:board(?:s| exams?)?|cbse|icse|hsc|hse|vhse|plus ?(?:one|two)|(?:class ?)?(?:10|11|12)(?:th)?)\b/i;
const itsPapers =
  /\b(?:results?|admit ?cards?|hall ?tickets?|exam dates?|date ?sheets?|model (?:question )?papers?|rank ?lists?|answer ?keys?)\b/i;
const itsRules =
  /\b(?:registration|application|forms?|syllabus|notes|cut ?offs?|exam|fees?|dates?)\b/i;
const ownExam = /\b(?:jee|mains?|nta|josaa|csab|nit|iiit|iit|b\.? ?arch|b\.? ?tech|paper ?[12])\b/i;

/** True for an ask for the result, the papers or the days of another exam, in a request that does not name ours. */
export function isForeign(ask: string, request: string): boolean {
  if (ownExam.test(request)) return false;
  const isOnOther = otherExam.test(ask) && (itsPapers.test(ask) || itsRules.test(ask));
  return isOnOther || (school.test(ask) && itsPapers.test(ask));
}
