import { Icon } from "../ui/icon.tsx";
import { type Help, helpAnswers } from "../../content/help-answers.ts";

export function HelpFirst({ help }: { help: Help }) {
  const { title, paragraphs, calls, more } = helpAnswers[help];
  return (
    <section className="card help-first" id="help" aria-labelledby="help-title">
      <h2 id="help-title">{title}</h2>
      <p className="cluster">
        {calls.map(({ name, number }, index) => (
          <a
            className={index === 0 ? "button" : "button button-quiet"}
            href={`tel:${number}`}
            key={number}
          >
            <Icon of="phone" />
            {name} {number}
          </a>
        ))}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <a href={more.path}>{more.label}</a>
      </p>
    </section>
  );
}
