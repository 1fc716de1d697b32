import { Radio, Stack } from "@mantine/core";
import type { AnswerOf, InputOf } from "../../calls/endpoint.ts";
import { planArticle } from "../../calls/generation.ts";
import { useAnswer } from "../kit/use-answer.ts";

type Plan = AnswerOf<typeof planArticle>;

/** How long nobody has typed before the server is asked, in milliseconds. */
const pause = 600;
/** Characters; less names no subject yet. */
const minPrompt = 8;

/** The plan for a prompt; null until there is one, and for a prompt that is refused. */
export function useArticlePlan({ prompt, category }: InputOf<typeof planArticle>): Plan | null {
  const words = prompt.trim();
  const isLong = words.length >= minPrompt;
  const plan = useAnswer(planArticle, isLong ? { prompt: words, category } : null, pause);
  return isLong && plan?.ok === true ? plan.value : null;
}

const guideLine = /\n*^follow our guide: *(.*)$/im;

/** The prompt with the guide that it has to follow as its last line. */
function withGuide(prompt: string, title: string): string {
  return `${prompt.replace(guideLine, "").trimEnd()}\n\nFollow our guide: ${title}`;
}

type ArticlePlanProps = {
  readonly plan: Plan;
  readonly prompt: string;
  readonly setPrompt: (prompt: string) => void;
};

/** A post of this prompt, before it is made; another guide is chosen with one tap. */
export function ArticlePlan({ plan, prompt, setPrompt }: ArticlePlanProps) {
  const { fit, title, headings, notCovered, guide, nearGuides } = plan;
  const chosen = guideLine.exec(prompt)?.[1] ?? (fit === "guide" ? guide : null);
  const guides = nearGuides.includes(guide) ? nearGuides : [guide, ...nearGuides];
  return (
    <section className="card" aria-labelledby="plan-title">
      <h3 id="plan-title">What the post will cover</h3>
      {fit === "guide" ? (
        <>
          <p>
            <strong>{title}</strong>
          </p>
          <p className="quiet">{headings.join(" · ")}</p>
        </>
      ) : (
        <p>
          {fit === "loose"
            ? "No guide of ours is clearly about this. Choose the one you mean, or say more in the prompt."
            : "The prompt names no subject yet, so this would be a general post."}
        </p>
      )}
      {notCovered.length > 0 && <p className="quiet">Not covered: {notCovered.join(", ")}</p>}
      {guides.length > 1 && (
        <Radio.Group
          label={fit === "guide" ? "It follows this guide of ours" : "Our nearest guides"}
          value={chosen}
          onChange={(one) => setPrompt(withGuide(prompt, one))}
        >
          <Stack gap="xs" mt="xs">
            {guides.map((one) => (
              <Radio value={one} label={one} key={one} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </section>
  );
}
