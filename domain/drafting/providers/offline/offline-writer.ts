import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { succeed } from "../../../shared/result.ts";
import { candidateIndexOf } from "../../outline/candidate-index.ts";
import { withChosenSections, outlineOfPost } from "../../outline/post-outline.ts";
import { outlineOf } from "../../outline/outline.ts";
import { readPrompt } from "../../outline/prompt-reading.ts";
import type {
  CorrectionsAsked,
  DraftRequest,
  Refusal,
  RevisionRequest,
  WriteResult,
} from "../../writer.ts";
import { composeArticle } from "./compose.ts";
import { correctedArticle } from "./corrected-article.ts";

/** Subjects of this site that are named where nothing is near. */
const usualSubjects = [
  { title: "How to fill the form", path: "/registration-2026" },
  { title: "The exam pattern", path: "/exam-pattern" },
  { title: "A preparation plan", path: "/preparation-tips" },
] as const;
const mostNearest = 3;

/** Composes posts of the chosen passages and records, without a model; what it cannot do whole it refuses. */
export const offlineWriter = {
  draft({ prompt, evidence }: Pick<DraftRequest, "prompt" | "evidence">): WriteResult {
    const title = evidence.title ?? outlineOf({ prompt }, evidence.records).title;
    return succeed({ ...composeArticle(evidence, title), usage: null });
  },

  revise({ current, corrections, evidence, locks }: RevisionRequest): WriteResult {
    const { records } = evidence;
    const asked = { corrections, locks: locks ?? new Set<never>() };
    const corrected = correctedArticle(current, asked, records);
    return corrected.ok ? succeed({ content: corrected.value, usage: null }) : corrected;
  },

  /** Of a prompt whose outline has no tick of its own: a person has to choose. */
  refusalOfDraft(prompt: string, facts: FactSnapshot): Refusal | null {
    const outline = outlineOf({ prompt }, facts);
    if (outline.candidates.some(({ ticked }) => ticked)) return null;
    return {
      message:
        outline.candidates.length === 0
          ? "This site writes about JEE Main, and nothing that it knows answers this. Please name a subject of the exam, its preparation or admission, or choose the sections from the list."
          : "Nothing here answers this for certain. Please choose the sections of the post; what may fit stands first.",
      nearest: nearestTo(prompt, facts),
      outline,
    };
  },

  /** Of corrections that are in no plain form: with the post's own outline, on which a person can make them. */
  refusalOfCorrections(
    { current, corrections, locks = new Set(), outline, stored }: CorrectionsAsked,
    facts: FactSnapshot,
  ): Refusal | null {
    const base = outline === null ? current : withChosenSections(current, outline, facts);
    const corrected = correctedArticle(base, { corrections, locks }, facts);
    if (corrected.ok) return null;
    const own = outline ?? outlineOfPost(current, stored, facts);
    return {
      message: corrected.failure.message,
      nearest: nearestTo(corrections, facts),
      outline: outlineOf({ prompt: corrections, ...(own !== null && { own }) }, facts),
    };
  },
};

function nearestTo(words: string, facts: FactSnapshot): Refusal["nearest"] {
  const index = candidateIndexOf(facts);
  const found = index
    .rank(index.read(words), { ...readPrompt(words, facts), isOnNext: false })
    .filter(({ candidate }) => candidate.kind === "passage")
    .map(({ candidate: { title, page } }) => ({ title, path: page }));
  return [...found, ...usualSubjects].slice(0, mostNearest);
}
