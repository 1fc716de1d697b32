import { Icon } from "./icon.tsx";

export type KeyFact = {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
};

type KeyFactsProps = {
  title: string;
  facts: readonly KeyFact[];
  /** Not given for the institute's own. */
  source?: string | undefined;
};

export function KeyFacts({ title, facts, source }: KeyFactsProps) {
  return (
    <section className="card key-facts" aria-labelledby="key-facts">
      <h2 id="key-facts">{title}</h2>
      <dl>
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              {note !== undefined && <span className="quiet"> {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {source !== undefined && (
        <p className="seal">
          <Icon of="check" />
          {source}
        </p>
      )}
    </section>
  );
}
