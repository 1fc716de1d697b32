import { fact, factFigure, factText } from "../content/facts/index.ts";
import { officialSites } from "../content/official-sites.ts";
import { type Provider, telephoneAddress } from "../content/site.ts";
import type { WordPart, Words } from "../content/words.ts";
import { usePageContext } from "./page-context.ts";

/** Words as a reader sees them: values looked up, links to our pages plain, official ones in a new tab. */
export function Phrase({ words }: { words: Words }) {
  return words.map((part, index) => <Part part={part} key={index} />);
}

function Part({ part }: { part: WordPart }) {
  const { provider } = usePageContext();
  if (part.kind === "page") return <a href={part.path}>{part.label}</a>;
  if (part.kind === "official")
    return (
      <a className="host" href={officialSites[part.site].address} target="_blank" rel="noopener">
        {partText(part, provider)}
      </a>
    );
  if (part.kind === "provider" && part.setting === "phone")
    return (
      <a className="phone" href={telephoneAddress(provider.phone)}>
        {provider.phone}
      </a>
    );
  if (part.kind === "text" && part.strong === true) return <strong>{part.text}</strong>;
  return partText(part, provider);
}

/** The same words without their links: for key facts and structured data. */
export function plainWords(words: Words, provider: Provider): string {
  return words.map((part) => partText(part, provider)).join("");
}

function partText(part: WordPart, provider: Provider): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "fact":
      return part.form === undefined
        ? factText(fact(part.id))
        : factFigure(fact(part.id), part.form);
    case "page":
      return part.label;
    case "official":
      return new URL(officialSites[part.site].address).host;
    case "provider":
      return provider[part.setting];
  }
}
