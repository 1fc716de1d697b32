import { type Help, helpAnswers } from "../../content/help-answers.ts";

/** Before all that was found: a person to talk to, or that it is fraud and what to do. */
export function HelpFirst({ help }: { help: Help }) {
  const { title, paragraphs, calls, more } = helpAnswers[help];
  return (
    <section className="tool-answer stack" id="help" aria-labelledby="help-title">
      <h2 id="help-title">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="cluster">
        {calls.map(({ name, number }) => (
          <a className="button" href={`tel:${number}`} key={number}>
            {name}: {number}
          </a>
        ))}
      </p>
      <p>
        <a href={more.path}>{more.label}</a>
      </p>
    </section>
  );
}
