import type { FactSnapshot } from "../content/facts/snapshot.ts";
import { officialSites } from "../content/official-sites.ts";
import { type Provider, telephoneAddress } from "../content/site.ts";
import { saidWords, partText } from "../content/word-text.ts";
import type { WordPart, Wording, Words } from "../content/word-tokens.ts";
import { useAddresses, useFacts, usePageContext } from "./page-context.ts";

export function Phrase({ words, isBrief }: { words: Words } & Brevity) {
  return saidWords(words, useFacts(), { isBrief }).map((part, index) => (
    <Part part={part} key={index} />
  ));
}

/** Last cycle's value is named with its year alone, where it stands for itself too. */
type Brevity = { readonly isBrief?: boolean | undefined };

function Part({ part }: { part: WordPart }) {
  const lookUp = usePageContext();
  const addressOf = useAddresses();
  const { provider } = lookUp;
  if (part.kind === "page") return <a href={addressOf(part.path)}>{part.label}</a>;
  if (part.kind === "official")
    return (
      <a className="host" href={officialSites[part.site].address} target="_blank" rel="noopener">
        {partText(part, lookUp)}
      </a>
    );
  if (part.kind === "provider" && part.setting === "phone")
    return (
      <a className="phone" href={telephoneAddress(provider.phone)}>
        {provider.phone}
      </a>
    );
  if (part.kind === "text" && part.strong === true) return <strong>{part.text}</strong>;
  if (part.kind === "text" && part.beside === true)
    return <span className="beside">{part.text}</span>;
  return partText(part, lookUp);
}

export type LookUp = {
  readonly provider: Provider;
  readonly facts: Pick<FactSnapshot, "fact" | "edition" | "editions">;
};

export function plainWords(wording: Wording, lookUp: LookUp, brevity: Brevity = {}): string {
  if (typeof wording === "string") return wording;
  return saidWords(wording, lookUp.facts, brevity)
    .map((part) => partText(part, lookUp))
    .join("");
}
