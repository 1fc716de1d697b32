import type { ReactNode } from "react";
import { brand, siteName } from "../../content/site.ts";
import { useRootData } from "../root-data.ts";
import doorStyles from "../styles/door.css?url";
import { BrandMark, Palette } from "./motif.tsx";

type DoorProps = {
  title: string;
  lead?: string;
  role?: "status" | "alert";
  children: ReactNode;
};

/** The shell of pages with one thing to do, before somebody is in: brand, motif and a card. */
export function Door({ title, lead, role, children }: DoorProps) {
  const { edition, institute } = useRootData() ?? {};
  return (
    <main className="door" id="content" tabIndex={-1}>
      <link rel="stylesheet" href={doorStyles} precedence="door" />
      <Palette rows={8} answered={[8, 11, 26, 40, 52, 59, 61, 74]} here={35} />
      <a className="brand" href="/">
        <BrandMark />
        <span>
          {edition === undefined ? siteName : brand(edition)}
          {institute != null && <small>by {institute}</small>}
        </span>
      </a>
      <section className="card" aria-labelledby="door-title" role={role}>
        <h1 id="door-title">{title}</h1>
        {lead !== undefined && <p className="quiet">{lead}</p>}
        {children}
      </section>
    </main>
  );
}
