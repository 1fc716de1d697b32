import type { HomeData } from "../pages/home.tsx";
import { ButtonLinks } from "./button-links.tsx";
import { Icon } from "./icon.tsx";
import { PageSection } from "./page-section.tsx";

/** The exam in two paragraphs and three figures. */
export function AboutTheExam({ title, paragraphs, figures }: HomeData["about"]) {
  return (
    <PageSection id="about-the-exam" title={title}>
      <div className="stack-wide">
        <dl className="figures">
          {figures.map(({ value, caption }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd className="quiet">{caption}</dd>
            </div>
          ))}
        </dl>
        <div className="prose">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </PageSection>
  );
}

export function ReasonList({ reasons }: Pick<HomeData, "reasons">) {
  return (
    <PageSection id="why" title="Why Use This Portal">
      <ul className="grid reasons">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <Icon of="check" />
            <div>
              <strong>{title}</strong>
              <p className="quiet">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

export function Closing({ title, text, buttons }: HomeData["closing"]) {
  return (
    <section className="card closing" aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      <p>{text}</p>
      <ButtonLinks links={buttons} />
    </section>
  );
}
