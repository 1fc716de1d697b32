/** Names of exams that are not JEE Main. */
export const otherExam =
  /\b(?:jee[- ]?advanced|advanced|neet|cuet|bitsat|viteee|vit|met|comedk|keam|mht[- ]?cet|wbjee|kcet|eamcet|nata|gate|sat|aieee|upsc|ssc)\b/i;

const others =
  /\b(?:neet|cuet|csir|ugc|cmat|gpat|nift|icar|swayam|cucet|ncet|dutet|aissee|ignou|jipmat)\b/i;
const ours = /\bjee\b|\bjosaa\b|\bcsab\b/i;

/** Whether a text of an official body is about another of its exams. */
export function ofOtherExam(text: string): boolean {
  return others.test(text) && !ours.test(text);
}
