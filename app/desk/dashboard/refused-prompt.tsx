import type { RefusedPrompt } from "./post-generation.ts";
import { QuietButton } from "../kit/button.tsx";

type RefusedPromptProps = {
  refused: RefusedPrompt;
  /** What stands in the field now. */
  prompt: string;
  /** Puts these words into the field and leads there. */
  use: (prompt: string) => void;
};

/** Why nothing was written, beside the prompt, which is kept; and what the writer could do instead. */
export function RefusedPromptNotice({ refused, prompt, use }: RefusedPromptProps) {
  const { message, nearest, prompt: sent } = refused;
  return (
    <div className="alert alert-warning" id="refused" role="alert">
      <p>{message}</p>
      {nearest.length > 0 && (
        <>
          <p>Nearest subjects that it can write about:</p>
          <ul className="desk-nearest">
            {nearest.map(({ title, path }) => (
              <li key={title}>
                <QuietButton label={title} run={() => use(title)} />{" "}
                <a href={path} target="_blank" rel="noopener">
                  What we say<span className="visually-hidden"> on {title} (new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {prompt.trim() !== sent && (
        <p>
          <QuietButton label="Put my own words back" run={() => use(sent)} />
        </p>
      )}
    </div>
  );
}
