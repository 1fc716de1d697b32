import type { ListedFact, ListedStatement } from "../../calls/facts-schema.ts";
import { Link } from "react-router";
import { Person } from "../kit/person.tsx";
import { Instant } from "../kit/times.tsx";
import { Part } from "../kit/desk-page.tsx";
import { deskAddress } from "./statement-words.ts";
import { FromWhenWords } from "./statement-summary.tsx";

type WaitingListProps = {
  /** Of every edition, oldest first; those of one change stand together. */
  waiting: readonly ListedStatement[];
  facts: readonly ListedFact[];
  /** The one whose facts these are. */
  edition: string;
  secondApprover: "off" | "required";
  me: string;
};

/** The changes that wait for somebody's approval. */
export function WaitingList({ waiting, facts, edition, secondApprover, me }: WaitingListProps) {
  if (waiting.length === 0) return null;
  const changes = Map.groupBy(waiting, ({ changeId }) => changeId);
  return (
    <Part id="waiting-title" title="Waits for approval">
      <ol className="desk-audit" aria-label="Waiting changes">
        {[...changes.values()].map((statements) => {
          const [first] = statements;
          if (first === undefined) return null;
          const isOwn = first.author === me;
          return (
            <li key={first.changeId}>
              {statements.map(({ factId, label, text }) => (
                <p key={factId}>
                  {first.edition !== edition && <span className="badge">{first.edition}</span>}{" "}
                  <strong>{label}</strong>:{" "}
                  {first.edition === edition && (
                    <>{facts.find(({ id }) => id === factId)?.text} → </>
                  )}
                  <strong>{text}</strong>
                </p>
              ))}
              <p>{first.reason}</p>
              <p className="quiet">
                By <Person of={first.author} />, <Instant of={first.createdAt} />. Holds{" "}
                <FromWhenWords validFrom={first.validFrom} />.
              </p>
              <p>
                <Link className="button button-quiet" to={deskAddress(first.factId, first.edition)}>
                  {isOwn && secondApprover === "required" ? "Look at it" : "Look and decide"}
                  <span className="visually-hidden">: {first.label}</span>
                </Link>
              </p>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}
