import type { PageLink } from "../../content/page-catalogue.ts";

/** Links that look like buttons; the first is the one most readers want. */
export function ButtonLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <div className="cluster">
      {links.map(({ label, path }, index) => (
        <a className={index === 0 ? "button" : "button button-quiet"} href={path} key={path}>
          {label}
        </a>
      ))}
    </div>
  );
}
