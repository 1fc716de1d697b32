import type { ReactNode } from "react";
import { useRootData } from "../root-data.ts";
import doorStyles from "../styles/door.css?url";
import { Brand, Palette } from "./motif.tsx";

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
      <Brand edition={edition} institute={institute} />
      <section className="card" aria-labelledby="door-title" role={role}>
        <h1 id="door-title">{title}</h1>
        {lead !== undefined && <p className="quiet">{lead}</p>}
        {children}
      </section>
    </main>
  );
}
