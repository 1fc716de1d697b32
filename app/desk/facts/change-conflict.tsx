import type { ListedFact } from "../../calls/facts-schema.ts";
import { personName } from "../phrases.ts";
import { Button, QuietButton } from "../kit/button.tsx";
import { Instant } from "../kit/times.tsx";
import { Part } from "../kit/desk-page.tsx";
import type { OpenedFact } from "./opened-fact.ts";
import { screenTitleId } from "./opened-fact.ts";
import type { Changing } from "./use-change.ts";

type ChangeConflictProps = {
  changing: Changing;
  opened: OpenedFact;
  facts: readonly ListedFact[];
};

/** Somebody else was quicker: what changed meanwhile, and the choice what becomes of what was typed. */
export function ChangeConflict({ changing, opened, facts }: ChangeConflictProps) {
  const { entry, failure, keepMine, forget } = changing;
  const textOf = (factId: string) => facts.find(({ id }) => id === factId)?.text;
  const changed = entry.statements.filter(
    ({ factId, seenText }) => textOf(factId) !== undefined && textOf(factId) !== seenText,
  );
  const [latest] = opened.statements;
  return (
    <Part id={screenTitleId} title="Not sent: it has changed meanwhile">
      <div className="alert alert-warning" role="alert">
        <p>{failure?.message}</p>
        <p>What you typed is kept.</p>
      </div>
      {changed.map(({ factId, label, seenText }) => (
        <div className="stack" key={factId}>
          <h3>{label}</h3>
          <dl className="fact-change">
            <div>
              <dt>When you began</dt>
              <dd>{seenText}</dd>
            </div>
            <div>
              <dt>Now</dt>
              <dd>{textOf(factId)}</dd>
            </div>
          </dl>
        </div>
      ))}
      {latest !== undefined && (
        <p className="quiet">
          Last stated by {personName(latest.author)}, <Instant of={latest.createdAt} />:{" "}
          {latest.reason}
        </p>
      )}
      <div className="cluster">
        <Button label="Go on with mine" run={() => keepMine(opened, textOf)} />
        <QuietButton label="Put mine away" run={forget} />
      </div>
    </Part>
  );
}
