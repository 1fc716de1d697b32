import type { ReactNode } from "react";
import type { Wording } from "../../content/word-tokens.ts";
import { useAddresses } from "../facts-context.ts";
import { plainWords, useLookUp } from "../marked-words.tsx";
import { Icon, TopicIcon } from "./icon.tsx";

/** A link out of the site, in a tab of its own. */
export function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

export function HostLink({ address }: { address: string }) {
  return (
    <a className="host" href={address} target="_blank" rel="noopener">
      {new URL(address).host}
    </a>
  );
}

type Link = { readonly label: string; readonly path: string };

export function LinkList({ links, arrows = false }: { links: readonly Link[]; arrows?: boolean }) {
  return (
    <ul className="link-list">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>
            {label}
            {arrows && <Icon of="arrowRight" />}
          </a>
        </li>
      ))}
    </ul>
  );
}

type LinkCardsProps = {
  cards: readonly (Link & { readonly description?: Wording | undefined })[];
  badge?: string | undefined;
};

/** Pages as cards, each with its sign. */
export function LinkCards({ cards, badge }: LinkCardsProps) {
  const addressOf = useAddresses();
  const lookUp = useLookUp();
  return (
    <ul className="grid link-cards">
      {cards.map(({ path, label, description }) => (
        <li key={path}>
          <a className="card" href={addressOf(path)}>
            <TopicIcon of={path} />
            <strong>{label}</strong>
            {description !== undefined && (
              <span className="quiet">{plainWords(description, lookUp)}</span>
            )}
            {badge !== undefined && <span className="badge badge-quiet">{badge}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

type PageLinksProps = {
  label: string;
  /** Addresses of the parts before and after this one. */
  previous: string | null;
  next: string | null;
  names?: readonly [previous: string, next: string];
  children?: ReactNode;
};

export function PageLinks({ label, previous, next, names, children }: PageLinksProps) {
  if (previous === null && next === null) return null;
  const [before, after] = names ?? ["Previous", "Next"];
  return (
    <nav className="cluster" aria-label={label}>
      {previous !== null && (
        <a className="button button-quiet" href={previous} rel="prev">
          {before}
        </a>
      )}
      {children}
      {next !== null && (
        <a className="button button-quiet" href={next} rel="next">
          {after}
        </a>
      )}
    </nav>
  );
}
