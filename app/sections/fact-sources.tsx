import { longIndianDate } from "../../domain/shared/clock.ts";
import { checkedSince, citedFacts } from "../cited-facts.ts";

/** The foot of figures: where they come from and since when they are known to be right. */
export function FactSources({ of: contents }: { of: unknown }) {
  const facts = citedFacts(contents);
  const checkedOn = checkedSince(facts);
  if (checkedOn === undefined) return null;
  const sources = new Map(facts.map(({ source }) => [source.address, source.title]));
  return (
    <p className="fact-sources quiet">
      {sources.size === 1 ? "Source: " : "Sources: "}
      {[...sources].map(([address, title], index) => (
        <span key={address}>
          {index > 0 && "; "}
          <a href={address} target="_blank" rel="noopener">
            {title}
          </a>
        </span>
      ))}
      . Facts checked on <time dateTime={checkedOn}>{longIndianDate(checkedOn)}</time>.
    </p>
  );
}
