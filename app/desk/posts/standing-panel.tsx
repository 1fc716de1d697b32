import type { ReactNode } from "react";
import { Badge } from "../kit/badge.tsx";
import type { OfficeStanding } from "./post-standing.ts";
import type { ReviewStanding } from "../review-data.ts";

export function StandingBadge({ label, tone }: OfficeStanding) {
  return <Badge tone={tone}>{label}</Badge>;
}

export function StandingPanel(props: { standing: OfficeStanding; children?: ReactNode }) {
  const { standing, children } = props;
  return (
    <section className="card" aria-label="Where it stands">
      <p className="cluster">
        <StandingBadge {...standing} />
        <strong>{standing.readers}</strong>
      </p>
      <p>{standing.next}</p>
      {children}
    </section>
  );
}

/** The same on the pages that a link opens. */
export function ReviewStandingPanel({ standing }: { standing: ReviewStanding }) {
  const { article } = standing;
  return (
    <StandingPanel standing={standing}>
      {article !== null && (
        <p>
          <a href={article}>What readers see now</a>
        </p>
      )}
    </StandingPanel>
  );
}
