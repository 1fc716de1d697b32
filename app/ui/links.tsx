import type { ReactNode } from "react";
import { longIndianDate } from "../../domain/shared/clock.ts";
import { Icon } from "./icon.tsx";
import { reportAddress, type Provider } from "../../content/site.ts";

/** The Indian day of an ISO day or instant. */
export function Day({ of }: { of: string }) {
  return <time dateTime={of}>{longIndianDate(of)}</time>;
}

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

type NumberedPagesProps = {
  label: string;
  page: number;
  pages: number;
  addressOf: (page: number) => string;
};

export function NumberedPages({ label, page, pages, addressOf }: NumberedPagesProps) {
  return (
    <PageLinks
      label={label}
      previous={page > 1 ? addressOf(page - 1) : null}
      next={page < pages ? addressOf(page + 1) : null}
    >
      <span>
        Page {page.toLocaleString("en-IN")} of {pages.toLocaleString("en-IN")}
      </span>
    </PageLinks>
  );
}

type ReportLinkProps = {
  provider: Provider;
  /** Its title, and its address with the origin. */
  page: { readonly title: string; readonly address: string };
  children: string;
};

export function ReportLink({ provider, page, children }: ReportLinkProps) {
  const href = reportAddress(provider, page);
  return (
    <a href={href} {...(href.startsWith("https:") && { target: "_blank", rel: "noopener" })}>
      {children}
    </a>
  );
}
