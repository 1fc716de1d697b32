import type { Wording } from "../../content/word-tokens.ts";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { plainWords } from "../marked-words.tsx";
import { usePageContext } from "../page-context.ts";
import { Icon } from "./icon.tsx";

type KeyFactsProps = {
  title: string;
  facts: readonly { readonly label: string; readonly value: Wording }[];
  /** ISO; not given for the institute's own. */
  checkedOn: string | undefined;
};

export function KeyFacts({ title, facts, checkedOn }: KeyFactsProps) {
  const lookUp = usePageContext();
  return (
    <section className="card key-facts" aria-labelledby="key-facts">
      <h2 id="key-facts">{title}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{plainWords(value, lookUp)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {checkedOn !== undefined && (
        <p className="seal">
          <Icon of="check" />
          Checked on {longIndianDate(checkedOn)}. The official notice always prevails.
        </p>
      )}
    </section>
  );
}
