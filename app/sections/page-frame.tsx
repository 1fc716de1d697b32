import type { ReactNode } from "react";
import { officialSites } from "../../content/official-sites.ts";
import { SurroundingsProvider, type Surroundings } from "../surroundings.ts";
import { OnThisPage, type Content } from "./on-this-page.tsx";

type PageFrameProps = {
  surroundings: Surroundings;
  /** The h1, the lead and the answer first. */
  head: ReactNode;
  /** The page's parts, for "On this page". */
  contents: readonly Content[];
  children: ReactNode;
};

/** How every page of the handbook stands: its head, what is on it, its parts, and whose site it is not. */
export function PageFrame({ surroundings, head, contents, children }: PageFrameProps) {
  return (
    <SurroundingsProvider value={surroundings}>
      <article className="information">
        <header className="information-head stack">{head}</header>
        <OnThisPage contents={contents} />
        <div className="information-body">
          {children}
          <OfficialNote />
        </div>
      </article>
    </SurroundingsProvider>
  );
}

function OfficialNote() {
  const { address } = officialSites.jeeMain;
  return (
    <p className="official-note quiet" role="note">
      This is an independent guide, not the official exam site. Register, pay and download only at{" "}
      <a className="host" href={address} target="_blank" rel="noopener">
        {new URL(address).host}
      </a>
      ; its notices always prevail.
    </p>
  );
}
